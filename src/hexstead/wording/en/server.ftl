# What the server says to players, apart from the rules.

# For search engines and previews of links.
server-about = Kingdom Builder in the browser: against bots, on one device, or with friends.

## Refusals

# $why: the reason that the host gave. $until: such as 2027-05-01.
server-banned = You are banned from this server.
server-banned-why = You are banned from this server: { $why }.
server-banned-until = You are banned from this server until { $until }.
server-banned-why-until = You are banned from this server until { $until }: { $why }.
server-stale = The table has moved on. This is how it stands now.
server-not-stored = Can't store right now, your action was not taken. Try again in a moment.
server-not-ready = Not ready: { $why }.
server-checking = Checking whether your action was stored …
server-database = The server can't reach its database right now. Try again in a moment.
server-database-full = the disk is full
server-database-locked = the database is locked by another program
server-database-read-only = the database is read-only
server-database-disk = the disk reports an error
server-database-damaged = the database is damaged
server-database-away = the database does not answer
server-not-yours = It's not your turn to choose.
server-bot-plays = A bot is playing for you. Take your seat back to go on.
server-watching = You are watching. Take a seat to play.
server-not-started = The game has not started yet.
server-too-fast = That was too fast. Wait a moment.
server-too-long = That message is too long.
server-too-talkative = You are writing too fast. Try again in { $seconds } s.
server-not-said = The server couldn't save your message. Try again.
# $why: a whole sentence.
server-message = The server didn't understand that message. { $why }
server-damaged = This game's data is damaged. Whoever runs this server can examine it.
server-no-seed = the seed of its cards is missing
server-no-table = There is no such table.
server-other-rules = { $why }
server-no-open-seat = The table is full, but you can watch.
server-not-open = This seat is not open.
server-taken-colour = Another seat has this colour.
server-started = The game has already started.
server-moved-on = The table has just changed. Look again.
server-not-over = The game is not over yet: its record would give away the hidden cards.
server-not-host = Only the host can do this.
server-not-seated = You have no seat at this table.
server-not-your-seat = This seat is not yours.
server-seats-open = There are still open seats. Wait for players, or give them to bots.
server-all-bots = At least one seat must be for a person.
server-lesson-seats = The guided game is for you and one bot.
server-seat-number = The set-up is for { $seats } seats, but you named { $found }.
server-present = This player is at the table.
server-just-away = { $who } has only just left. You can let a bot play in { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.
server-nobody-waits = Nobody waits for this player: the game is paused until they come back.
server-stand-in = At this table the bot “{ $bot }” plays for players who are away.
server-one-seat = You already have a seat. The host can allow more than one.
server-removed = The host has removed you from this table. You can only watch.
server-barred = The host has removed somebody with your address from this table. You can only watch.
server-seat-taken = Somebody sits here. Remove them first.
server-watchers-quiet = The host has switched off the chat for spectators.
server-no-guest = There is no guest in this seat to remove.
server-resigned = You resigned. A bot plays to the end.
server-still-thinking = { $who } still has { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    } to act.
server-no-vote = Nobody is keeping you waiting right now.
server-own-vote = You can't vote about your own seat.
server-no-idle = At this table everybody may take as long as they like.
server-no-bot-turn = No bot has just played for you, so there is no turn to take back.
server-no-bot = There is no bot “{ $bot }”. Choose from: { $bots-comma }.
server-no-seat = There is no such seat.
server-no-map = A map is rows of equal length, joined by full stops, of letters that stand for kinds of hex.
server-no-icon = There is no such drawing.
server-no-page = There is nothing at this address.
server-no-method = This address does not take such requests.
server-host = This server does not go by that name.
server-origin = This request comes from another site.
server-too-many = Too many requests. Wait a moment.
server-too-large = That is too large: at most { $limit } kB.
server-not-json = The body is not JSON.
server-too-deep = That is nested too deeply.
server-fault = Something went wrong on our side. We've made a note of it.
server-busy = The server is busy. Try again in { $seconds } s.
server-name = A name needs at least one letter.
server-wrong = This request can't be read.

## Names

server-guest = Guest { $number }
server-seat = Seat { $number }
server-island = A small second map lies beside the four boards.

## What the table says in the chat

server-note-away = { $who } is away. The { $bot } bot is playing.
server-note-left = { $who } left. The { $bot } bot is playing.
server-note-host = { $who } is the host now.
server-note-idle = { $who } did not act. The { $bot } bot is playing.
server-note-resigned = { $who } resigned. The { $bot } bot plays to the end.
server-note-back = { $who } is back.
server-note-undone = { $who } took back what the { $bot } bot did. The same cards come again.
