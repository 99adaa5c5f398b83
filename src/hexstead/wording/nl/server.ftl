# What the server says to players, apart from the rules.

# For search engines and previews of links.
server-about = Kingdom Builder in de browser: tegen bots, op één apparaat of met vrienden.

## Refusals

# $why: the reason that the host gave. $until: such as 2027-05-01.
server-banned = Je bent van deze server verbannen.
server-banned-why = Je bent van deze server verbannen: { $why }.
server-banned-until = Je bent tot { $until } van deze server verbannen.
server-banned-why-until = Je bent tot { $until } van deze server verbannen: { $why }.
server-stale = Er is intussen iets gebeurd aan de tafel. Zo staat het er nu voor.
server-not-stored = Opslaan lukt nu niet, je actie is niet uitgevoerd. Probeer het zo nog eens.
server-not-ready = Nog niet klaar: { $why }.
server-checking = Controleren of je actie is opgeslagen …
server-database = De server kan nu niet bij de database. Probeer het zo nog eens.
server-database-full = de schijf is vol
server-database-locked = de database is in gebruik door een ander programma
server-database-read-only = de database is alleen te lezen
server-database-disk = de schijf meldt een fout
server-database-damaged = de database is beschadigd
server-database-away = de database antwoordt niet
server-not-yours = Je bent nu niet aan de beurt.
server-bot-plays = Een bot speelt voor je. Neem je plaats terug om verder te spelen.
server-watching = Je kijkt toe. Neem een plaats om mee te spelen.
server-not-started = Het spel is nog niet begonnen.
server-too-fast = Dat ging te snel. Wacht even.
server-too-long = Dat bericht is te lang.
server-too-talkative = Je schrijft te snel. Probeer het over { $seconds } s nog eens.
server-not-said = Je bericht kon niet worden opgeslagen. Probeer het nog eens.
# $why: a whole sentence.
server-message = De server begreep dat bericht niet. { $why }
server-damaged = De gegevens van dit spel zijn beschadigd. De beheerder van deze server kan ernaar kijken.
server-no-seed = de seed van de kaarten ontbreekt
server-no-table = Die tafel bestaat niet.
server-other-rules = { $why }
server-no-open-seat = De tafel is vol, maar je kunt meekijken.
server-not-open = Deze plaats is niet vrij.
server-taken-colour = Een andere plaats heeft deze kleur al.
server-started = Het spel is al begonnen.
server-moved-on = Er is net iets veranderd aan de tafel. Kijk nog even.
server-not-over = Het spel is nog niet afgelopen: het spelbestand zou de gedekte kaarten verraden.
server-not-host = Alleen de host kan dit doen.
server-not-seated = Je hebt geen plaats aan deze tafel.
server-not-your-seat = Dit is niet jouw plaats.
server-seats-open = Er zijn nog vrije plaatsen. Wacht op spelers, of geef ze aan bots.
server-all-bots = Er moet minstens één mens meespelen.
server-lesson-seats = Het begeleide spel is voor jou en één bot.
server-seat-number = De opstelling is voor { $seats } plaatsen, maar er zijn er { $found } opgegeven.
server-present = Deze speler zit aan tafel.
server-just-away = { $who } is nog maar net weg. Over { $seconds } { $seconds ->
        [one] seconde
       *[other] seconden
    } kun je een bot laten spelen.
server-nobody-waits = Niemand wacht op deze speler: het spel staat stil tot die terugkomt.
server-stand-in = Is iemand weg, dan speelt aan deze tafel de bot ‘{ $bot }’.
server-one-seat = Je hebt al een plaats. De host kan er meer toestaan.
server-removed = De host heeft je van deze tafel verwijderd. Je kunt alleen nog kijken.
server-barred = De host heeft iemand met jouw adres van deze tafel verwijderd. Je kunt alleen kijken.
server-seat-taken = Hier zit al iemand. Verwijder die speler eerst.
server-watchers-quiet = De host heeft de chat voor toeschouwers uitgezet.
server-no-guest = Op deze plaats zit geen gast die je kunt verwijderen.
server-resigned = Je hebt opgegeven. Een bot speelt het spel uit.
server-still-thinking = { $who } heeft nog { $seconds } { $seconds ->
        [one] seconde
       *[other] seconden
    } bedenktijd.
server-no-vote = Niemand laat je nu wachten.
server-own-vote = Over je eigen plaats kun je niet stemmen.
server-no-idle = Aan deze tafel is er geen tijdslimiet.
server-no-bot-turn = Er heeft net geen bot voor je gespeeld: je hebt geen beurt over te doen.
server-no-bot = Er is geen bot ‘{ $bot }’. Kies uit: { $bots-comma }.
server-no-seat = Die plaats is er niet.
server-no-map = Een speelveld bestaat uit even lange rijen letters voor soorten velden, met punten ertussen.
server-no-icon = Die tekening is er niet.
server-no-page = Op dit adres is niets te vinden.
server-no-method = Dit adres accepteert zulke verzoeken niet.
server-host = Deze server heeft een andere naam.
server-origin = Dit verzoek komt van een andere site.
server-too-many = Te veel verzoeken. Wacht even.
server-too-large = Dat is te groot: hoogstens { $limit } kB.
server-not-json = De inhoud is geen JSON.
server-too-deep = Dat is te diep genest.
server-fault = Er ging iets mis aan onze kant. De fout is vastgelegd.
server-busy = De server heeft het druk. Probeer het over { $seconds } s nog eens.
server-name = Een naam moet minstens één letter hebben.
server-wrong = Dit verzoek is niet te lezen.

## Names

server-guest = Gast { $number }
server-seat = Plaats { $number }
server-island = Naast de vier kwadranten ligt een tweede, klein speelveld.

## What the table says in the chat

server-note-away = { $who } is weg. De bot { $bot } speelt.
server-note-left = { $who } is van tafel gegaan. De bot { $bot } speelt.
server-note-host = { $who } is nu de host.
server-note-idle = { $who } deed niets. De bot { $bot } speelt.
server-note-resigned = { $who } gaf op. De bot { $bot } speelt het spel uit.
server-note-back = { $who } is er weer.
server-note-undone = { $who } maakte ongedaan wat de bot { $bot } deed. Dezelfde kaarten komen terug.
