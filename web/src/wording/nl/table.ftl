# A game that is being played.

# In the browser's tab.
table-tab-yours = ● { $prompt }

table-round = Ronde { $round }
table-last-round = Laatste ronde
table-shuffling = De kaarten worden geschud
table-shuffling-text = De browser van iedere speler voegt zelf wat toeval toe, zodat niemand de kaarten kan kiezen.
table-players-are = Spelers: { $names }

## Players

table-players = Spelers
# Tags beside a name.
table-you = Jij
table-bot = bot
table-away = weg
table-bot-for = bot voor { $name }
# In place of a name in the log: "Bot for Ben built on A6."
table-log-bot-for = Bot voor { $name }
table-resigned = opgegeven
table-your-turn = jouw beurt
table-playing = speelt
table-thinking = denkt na…
# Two players have names that look alike.
table-not-seat = niet plaats { $seat }
table-not-the = niet de { $name } op plaats { $seat }

table-left = nog { $count }
table-settlements-left = { $count ->
    [one] nog { $count } nederzetting
   *[other] nog { $count } nederzettingen
}
table-gold = { $gold } goud tot nu toe
table-aside = { $count } apart gelegd
table-number-tiles = { $count ->
    [one] { $count } nederzettingsfiche
   *[other] { $count } nederzettingsfiches
}

## What to do now

table-turn-of = { $name } is aan de beurt
table-next-game = Volgend spel
table-choose = { $count ->
    [one] Er is maar één veld mogelijk.
   *[other] Kies een van de { $count } verlichte velden.
}
table-press-button = Kies met de knoppen.
table-confirm = Tik op een ander veld om te wisselen.
table-build-on = Bouw op { $hex }
table-move-to = Zet op { $hex }
table-choose-hex = Kies { $hex }
table-pick-hex = Kies een veld
table-stay = Blijf hier
table-stays = Het speelveld blijft deze beurt hier.
table-follows = Het speelveld volgt { $name }.
table-look-around = Kijk gerust rond.
table-watching = Je kijkt toe.
table-over = Het spel is afgelopen.
table-built = { $done } van { $quota } gebouwd
table-take-back = Ongedaan maken
table-cancel = Annuleren
table-end-game = Spel beëindigen
table-end-choices = Doen
table-wait = Wachten
table-nothing-to-take-back = Er valt niets ongedaan te maken.
table-to-result = Bekijk de uitslag

## Players who are away, idle or leaving

table-bot-for-you = Een bot speelt voor je.
table-come-back = Zelf verder spelen
table-bot-played = Een bot speelde voor je toen je weg was. Tot de volgende speler iets doet, kun je die beurt nog zelf spelen.
table-take-back-turn = Die beurt zelf spelen
table-is-away = { $name } is weg.
table-bot-in = Over { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) } kun je een bot laten spelen.
table-let-bot-play = Laat een bot spelen
table-is-idle = { $name } doet al een tijdje niets.
table-vote = Stem voor een bot
table-has-voted = Je hebt gestemd
table-votes = { $needed ->
    [one] { $votes } van { $needed } stem voor een bot.
   *[other] { $votes } van { $needed } stemmen voor een bot.
}
# A clock follows.
table-act-soon = De anderen wachten op je. Straks kunnen ze een bot laten spelen:
table-clock = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
table-act-now = De anderen kunnen nu een bot voor je laten spelen. Doe iets om je plaats te houden.
table-leave = Van tafel gaan
table-leave-text = Een bot speelt voor je tot je de tafel weer opent.
table-leave-alone = Het spel wacht op je.
table-resign = Opgeven
table-resign-hint = Een bot speelt het spel voor je uit.

## Cards and tiles

table-hand = Je kaart en tegels
table-hand-of = Kaart en tegels van { $name }
table-no-tiles = Nog geen tegels. Bouw naast een stad om er een te krijgen.
table-no-tiles-other = Nog geen tegels.
table-cards = Kingdom Builder-kaarten
table-gold-so-far = goud tot nu toe
table-task = Opdracht
table-always = Altijd
# Read out before a number: what a card pays a player.
table-bar = { $player }, { $card }:
table-earns = Laat zien wat { $name } goud oplevert voor { $card }

# What a hex would pay.
table-no-gain = Geen verschil in goud
table-no-gold-for-you = Geen goud voor jou
table-takes = Je krijgt { $tile }
table-loses = Je verliest { $tile }
# What a card pays another player.
table-rival = { $player } · { $card }
table-rival-takes = { $player } krijgt { $tile }
table-rival-loses = { $player } verliest { $tile }
table-marks-row = Markeert rij { $row } voorgoed
table-starts-last-round = Start de laatste ronde
table-ends-game = Beëindigt het spel

## Log and chat

table-details = Kaarten, verslag en chat
table-log = Verslag
# The titles of its lines.
table-log-jump = Naar dit moment
table-log-show = Toon op het speelveld
table-log-with-news = { $count ->
    [one] Verslag, { $count } nieuw chatbericht
   *[other] Verslag, { $count } nieuwe chatberichten
}
table-download = Spelbestand downloaden

## The connection

table-lost = Verbinding verbroken. Opnieuw verbinden…
table-no-answer = De server antwoordt niet. Opnieuw proberen…
table-closed = Dit spel kan hier niet worden geopend
table-damaged = De gegevens van dit spel zijn beschadigd. Wie deze server beheert, kan ze onderzoeken.
table-cut-off = De server verbrak de verbinding omdat deze browser te veel berichten stuurde.
table-missing = Deze tafel bestaat niet
table-missing-text = Misschien is het spel al lang afgelopen, of de link is niet volledig.

# A tile that was opened.
table-tile-kept = Je verliest hem als er geen nederzetting van jou meer naast zijn stad staat.
table-tile-fleeting = Je hebt hem één beurt, gebruikt of niet.
table-tile-use = { $tile } gebruiken
