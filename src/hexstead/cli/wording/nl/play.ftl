# hexstead play: a game in the terminal. $who: a player.

## Above the board

play-round = Ronde { $round }
play-last-round = Ronde { $round }, de laatste
play-closing = Na de laatste ronde
play-over = Het spel is afgelopen na { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}.
play-turn = Beurt: { $who }
play-decides = Nu: { $who }
# The terrain cards follow, in colour. $count: how many.
play-your-cards = { $count ->
    [one] Je kaart:
   *[other] Je kaarten:
}
play-their-cards = { $count ->
    [one] Kaart:
   *[other] Kaarten:
}
play-no-card = geen meer
play-pile = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
} op de trekstapel
# $prompt: a whole sentence.
play-asked = { $who } moet in deze beurt antwoorden. { $prompt }

## What a bot is called. $bot: its kind, such as Greedy; with its thinking time, such as Search:2s.

play-bot = Bot { $bot }
play-bot-again = Bot { $bot } { $number }
play-bot-timed = { $bot }:{ $time }

## What happens

play-thinking = De anderen denken na
play-taken-back = Ongedaan gemaakt: { $action }.
play-again-to-confirm = Kies het nog eens om het te doen.
# $why: a whole sentence.
play-unsaved = { $why } Het spel gaat door, maar wordt niet opgeslagen.
# $reason: such as “stalled: no answer within 500 ms”.
play-mishap = { $bot } liep vast ({ $reason }): er is een willekeurige actie gekozen.
play-left = Je hebt het spel verlaten.
play-saved = Het spel is opgeslagen in { $file }. Ga verder met: hexstead play --resume { $file }
play-record = Het spelbestand is { $file }. Bekijk het met: hexstead show { $file }

## What is typed. $action: a hex such as K6, or a button such as use:farm.

play-live = { $action } kun je nu kiezen.
play-pays-nothing = { $action } kun je nu kiezen. Je goud blijft gelijk.
play-pays = { $action } kun je nu kiezen: { $gold } goud ({ $sources }).
# $gold: with its sign, such as +3. $source: a card or a tile.
play-source = { $source } { $gold }
play-why-what = Noem ook het veld of de knop, zoals: why K6
play-no-action = ‘{ $text }’ is hier geen actie: schrijf een veld zoals K6, het nummer van een knop, of help.
# $count: how many buttons there are.
play-no-button = { $count ->
    [0] Er zijn nu geen knoppen: kies een veld tussen haakjes.
    [one] De enige knop is 1.
   *[other] De knoppen gaan van 1 tot { $count }.
}

## help: what each of the commands does

play-help-hex = kies dit veld: de letter van een lijn, dan een kolom
play-help-button = druk op de knop met dit nummer; de naam mag ook, zoals boerderij of end
play-help-back = maak je laatste actie ongedaan, als die niets verborgens toonde
play-help-cancel = een tegel terugleggen waarmee je nog niets hebt gedaan
play-help-why = waarom je dit veld of deze knop niet kunt kiezen, of wat het oplevert
play-help-score = het goud tot nu toe, per bron en per speler
play-help-rules = zoek iets op; zonder woord krijg je een overzicht
play-help-log = alles wat er gebeurde, beurt voor beurt
play-help-map = toon het speelveld nog eens
play-help-quit = verlaat het spel

## A game that can't start. $file: the record.

play-bots = { $number ->
    [one] Noem 1 bot, geen { $found }.
   *[other] Noem 1 bot voor allemaal, of { $number }, geen { $found }.
}
play-name-of-bot = Je kunt niet ‘{ $name }’ heten: zo heet een bot.
play-no-name = Een naam heeft minstens één letter nodig.
play-no-people = { $file }: alle spelers van dit spelbestand zijn bots, dus er is geen plaats voor jou.
play-two-people = { $file }: meer dan één speler van dit spelbestand is geen bot, maar hier kan er maar één spelen.
play-players = { $file }: players: verwacht { $seats } namen, gevonden { $found }.
play-own-bot = { $file }: de bot ‘{ $bot }’ is een bestand, en een spelbestand voert nooit zelf bestanden uit. Ga verder met --bots { $bots }
