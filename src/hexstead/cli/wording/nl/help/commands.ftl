# The help of each command; the first paragraph also stands in the list of commands.
# Leave an empty line between paragraphs. Examples stay as they are typed.

command-hexstead = Het bordspel Kingdom Builder: speel het, stel het op, tel het goud, bestudeer het.

    Begin met: hexstead play

command-play = Speel in de terminal tegen bots.

    Voorbeelden:

    hexstead play --first-game

    hexstead play --seats 4 --bots greedy,greedy,random --save game.json

    hexstead play --bots search:5s

    hexstead play --bots ./mybot.py:MyBot

    hexstead play --expansions base,nomads

    hexstead play --edition newest

    hexstead play --resume game.json

command-serve = Start een server: open het spel in een browser en speel alleen, samen aan één scherm of online.

    Elke actie wordt opgeslagen voordat iemand haar ziet, dus je kunt de server altijd stoppen.

    Voorbeelden:

    hexstead serve --open

    hexstead serve --host 0.0.0.0

    hexstead serve --database-url postgresql://localhost/hexstead --workers 4

    hexstead serve --config hexstead.toml --check

command-arena = Laat bots veel spellen spelen en vergelijk ze.

    Elke deling van opstelling en kaarten wordt in alle plaatsingen gespeeld. Zijn er meer bots dan plaatsen, dan komt elke groep tegen elkaar uit.

    Dezelfde opdracht speelt dezelfde spellen, tenzij bots op de klok kijken. Afgebroken? Geef de opdracht nog eens om verder te gaan.

    Voorbeelden:

    hexstead arena greedy random --games 200 --jobs 2

    hexstead arena greedy planner search:500ms --expansions all --report arena.html

    hexstead arena planner greedy greedy greedy --seats 4

    hexstead arena greedy planner --edition newest

    hexstead arena ./mybot.py:MyBot planner

command-analyse = Loop een spel beurt voor beurt na: wat elke beurt opleverde, en de beste die zoeken vindt.

    Bij het zoeken telt alleen wat de speler kon weten. Verwacht goud is het gemiddelde van snelle spellen vanaf die stelling.

    Voorbeelden:

    hexstead analyse game.json

    hexstead analyse game.json --seconds 5 --svg game.svg

command-hint = Geef een hint: de beste beurten die zoeken vindt, en hoeveel goud ertussen zit.

    Bij het zoeken telt alleen wat de speler mag weten. Een stelling zegt niet wie aan de beurt is of welke kaart openligt: noem beide.

    Aangenomen wordt dat iedere speler een tegel heeft van elke stad naast een eigen stuk.

    Voorbeelden:

    hexstead hint game.json --at 40

    hexstead hint table.json --seat 2 --card forest

command-setup = Loot een opstelling en lees wat je uit de doos neemt.

    Voorbeelden:

    hexstead setup --seats 3 --svg setup.svg

    hexstead setup --boards tavern,oasis@180 --cards knights

    hexstead setup --expansions all

    hexstead setup --expansions base,caves --island tree-house

    hexstead setup --boards harbor,tavern,farm,oracle --capitol E3 --first-player 2

    hexstead setup --edition newest --side b --castle-tiles

    hexstead setup --code HX-0004-3G00-C0G0-G028

command-score = Tel het goud van stellingen, per kaart en per speler.

    Goud dat kaarten en tegels tijdens het spel opleverden, is op het speelveld niet te zien.

    Het telt mee als het document het noemt; dat geldt ook voor gemarkeerde lijnen.

    Voorbeelden:

    hexstead score table.json

    hexstead score --json monday.json tuesday.json

command-show = Toon het speelveld van een stelling of een spelbestand, en het goud.

    Voorbeelden:

    hexstead show game.json --at 40

    hexstead show table.json --svg table.svg --theme dark

command-rules = Zoek een regel, een stad of een kaart op. Zonder woorden krijg je een overzicht.

    Voorbeelden:

    hexstead rules haven

    hexstead rules einde van het spel

command-check = Speel spelbestanden na en zeg of elke actie mocht.

    Voorbeelden:

    hexstead check game.json

    hexstead check games/*.json

command-check-fair = Controleer of een spel is gespeeld met de kaarten die server en spelers samen hebben gemaakt.

    De exitcode is 0 als dat klopt, 1 als het spel niet te controleren is, 2 als iets niet klopt.

    Voorbeelden:

    hexstead check-fair game.json

    hexstead check-fair game.json --commitment 5f7c0a...

command-schema = Druk het JSON Schema van een document af.

    Voorbeeld:

    hexstead schema position > position.schema.json

command-backup = Schrijf alles wat een server heeft opgeslagen naar één bestand, zelfs terwijl er gespeeld wordt.

    Het bestand bevat alle tafels zoals ze op één moment zijn. Je kunt het terugzetten in SQLite of PostgreSQL.

    Voorbeelden:

    hexstead backup monday.hexstead

    hexstead backup monday.hexstead --database-url postgresql://localhost/hexstead

command-restore = Vul een database uit een back-up. Stop eerst de server.

    Het bestand wordt gecontroleerd voordat er iets verandert. Alles wordt teruggezet, of niets.

    Voorbeelden:

    hexstead restore monday.hexstead

    hexstead restore monday.hexstead --database-url sqlite:///other.db

command-doctor = Onderzoek de database van een server: is alles te lezen, en is elk spel na te spelen?

    De server mag draaien. De exitcode is 1 als er iets mis is.

    Voorbeelden:

    hexstead doctor

    hexstead doctor --json --database-url postgresql://localhost/hexstead

command-boards = Bekijk de kwadranten, maak nieuwe, controleer die van jezelf.

command-boards-new = Maak een kwadrant dat op de gedrukte lijkt en druk de tekst af.

    Voorbeelden:

    hexstead boards new --like marshlands --seed 7

    hexstead boards new --like base --name my-board --svg my-board.svg > my-board.txt

command-boards-check = Controleer kwadranten die je hebt ingetypt, rij voor rij.

    Voorbeelden:

    hexstead boards check temple.txt

    hexstead boards check boards/*.txt

command-boards-list = Toon alle kwadranten: die van de dozen, en die van jou.

    Voorbeelden:

    hexstead boards list

    hexstead boards list --svg boards.svg

command-languages = Toon de talen die Hexstead spreekt, en controleer vertalingen.

command-languages-check = Controleer een vertaling: wat ontbreekt, wat niet te lezen is, wat niet bij de Engelse berichten past.

    De exitcode is 1 als er iets wordt gevonden.

    Voorbeelden:

    hexstead languages check nl

    hexstead languages check

command-admin = Beheer een server: tafels, gasten en bans. Een server die draait, volgt binnen een seconde.

command-admin-tables = Toon de tafels, de nieuwste eerst.

command-admin-table = Toon wie er aan een tafel zitten.

command-admin-delete = Verwijder tafels met spellen en chat. Wie er zit, krijgt te horen dat de tafel weg is.

command-admin-guests = Toon de gasten met een naam, de nieuwste eerst.

command-admin-rename = Geef een gast een andere naam, ook aan diens tafels.

command-admin-bans = Toon iedereen die je hebt verbannen.

command-admin-ban = Weer een gast of een adres. Ze krijgen te horen waarom, en hun verbindingen worden direct verbroken.

    Een gast is maar een cookie, en cookies kun je wissen: komt iemand terug, verban dan ook het adres.

command-admin-unban = Laat iemand weer toe.

command-admin-retention = Verwijder afgelopen spellen en verlaten tafels die al een aantal dagen niet veranderd zijn; 0 bewaart ze.

    De server doet dit zelf, beetje bij beetje, als retention_days of open_days is ingesteld.

command-admin-statistics = Tel tafels, spellen per dag, gasten, acties en bytes.
