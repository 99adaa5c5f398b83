# hexstead play: a game in the terminal. $who: a player.

## Above the board

play-round = Round { $round }
play-last-round = Round { $round }, the last one
play-closing = After the last round
play-over = The game is over after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
play-turn = Turn: { $who }
play-decides = Now: { $who }
# The terrain cards follow, in colour. $count: how many.
play-your-cards = { $count ->
    [one] Your card:
   *[other] Your cards:
}
play-their-cards = { $count ->
    [one] Card:
   *[other] Cards:
}
play-no-card = none left
play-pile = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in the draw pile
# $prompt: a whole sentence.
play-asked = { $who } has to answer in this turn. { $prompt }

## What a bot is called. $bot: its kind, such as Greedy; with its thinking time, such as Search:2s.

play-bot = { $bot } bot
play-bot-again = { $bot } bot { $number }
play-bot-timed = { $bot }:{ $time }

## What happens

play-thinking = The others are thinking
play-taken-back = Taken back: { $action }.
play-again-to-confirm = Choose it again to do it.
# $why: a whole sentence.
play-unsaved = { $why } The game goes on, but it isn't saved.
# $reason: such as “stalled: no answer within 500 ms”.
play-mishap = { $bot } failed ({ $reason }): a random action was taken.
play-left = You left the game.
play-saved = The game is saved in { $file }. Continue it with: hexstead play --resume { $file }
play-record = The record is in { $file }. To look at it: hexstead show { $file }

## What is typed. $action: a hex such as K6, or a button such as use:farm.

play-live = You can choose { $action } now.
play-pays-nothing = You can choose { $action } now. Your gold stays the same.
play-pays = You can choose { $action } now: { $gold } gold ({ $sources }).
# $gold: with its sign, such as +3. $source: a card or a tile.
play-source = { $source } { $gold }
play-why-what = Name the hex or button too, such as: why K6
play-no-action = “{ $text }” isn't an action here: write a hex such as K6, the number of a button, or help.
# $count: how many buttons there are.
play-no-button = { $count ->
    [0] There are no buttons right now: choose a hex in brackets.
    [one] The only button is 1.
   *[other] Buttons go from 1 to { $count }.
}

## help: what each of the commands does

play-help-hex = choose this hex: a row letter, then a column
play-help-button = press the button with this number; its name works too, such as farm or end
play-help-back = take back your last action, if it didn't reveal anything hidden
play-help-cancel = put back a tile that you have done nothing with yet
play-help-why = why you can't choose this hex or button, or what it would pay
play-help-score = the gold so far, by source and by player
play-help-rules = look something up; without a word you get an overview
play-help-log = everything that happened, turn by turn
play-help-map = show the board again
play-help-quit = leave the game

## A game that can't start. $file: the record.

play-bots = { $number ->
    [one] Name 1 bot, not { $found }.
   *[other] Name 1 bot for all of them, or { $number }, not { $found }.
}
play-name-of-bot = You can't be called “{ $name }”: that's the name of a bot.
play-no-name = A name needs at least one letter.
play-no-people = { $file }: all players of this record are bots, so there is no seat for you.
play-two-people = { $file }: more than one player of this record isn't a bot, but only one can play here.
play-players = { $file }: players: expected { $seats } names, found { $found }.
play-own-bot = { $file }: the bot “{ $bot }” is a file, and a record never runs files by itself. Continue with --bots { $bots }
