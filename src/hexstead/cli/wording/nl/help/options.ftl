# What the options and arguments of the commands are for; what is used without them stands in brackets.

with-help = Toon deze hulp en stop.
with-version = Toon de versie.
with-language = De taal: { $languages }. [HEXSTEAD_LANGUAGE, of die van het systeem]

## Several commands

with-json = Geef JSON op één regel.
with-no-color = Zonder kleuren.
with-svg = Schrijf ook een afbeelding naar dit bestand.
with-theme = De kleuren van de afbeelding: light of dark.
with-at = Een spelbestand na N acties; -1 is vóór de laatste.
with-document = Het document; - leest de standaardinvoer.
with-record = Een spelbestand; - leest de standaardinvoer.
with-records = Spelbestanden; - leest de standaardinvoer.
with-positions = Stellingen; - leest de standaardinvoer.
with-seconds = Hoelang er over een beurt wordt nagedacht.
with-seed = Met dezelfde seed krijg je weer hetzelfde.

## Set-ups

with-seats = Hoeveel er spelen, bots meegeteld. [2]
with-code = Gebruik de opstelling met deze code.
with-first-game = Gebruik de startopstelling voor het eerste spel.
with-expansions = De dozen om uit te loten, zoals base,nomads, of all. Je kunt ook alleen capitol, caves of island noemen; endless maakt nieuwe kwadranten. [base]
with-edition = De regels van big-box, big-box-nl of newest. [big-box]
with-boards = Zoals tavern,oasis@180 (gedraaid).
with-cards = Zoals knights,lords.
with-tiles = Nomadentegels in leesvolgorde, zoals sword,outpost.
with-tasks = Opdrachtkaarten, zoals road,advance.
with-island = De zijde van het eiland: rope-bridge of tree-house.
with-as-first-printed = Gebruik Queenies alleen bij de kwadranten waarvoor ze gemaakt zijn.
with-side = Nieuwste uitgave: de zijde van alle kwadranten, a of b.
with-selections = Nieuwste uitgave: de steden van de kwadranten, zoals tavern,oasis.
with-castle-tiles = Nieuwste uitgave: speel de variant Mooie kastelen, met tegels op G3,P13, op een van beide, of op any.
with-capitol = Waar hoofdsteden liggen, zoals E3,L14, of any. De andere worden geloot.
with-one-capitol = Gebruik hoogstens één hoofdstad.
with-caves = Waar grotten liggen, zoals C4,K15, of any. De andere worden geloot.
with-option = Een huisregel, zoals lords-need-a-settlement. De lijst: hexstead rules huisregel
with-first-player = De plaats die begint. Anders wordt er geloot.

## hexstead play

with-bots = Eén voor allemaal, of een lijst zoals greedy,search:2s. Een eigen bot: ./mybot.py:MyBot. [greedy]
with-card-seed = Een getal, of 32 tot 128 hexadecimale cijfers. Dezelfde seed geeft weer hetzelfde spel.
with-name = Je naam. [Jij]
with-save = Sla het spel op in dit bestand.
with-resume = Ga verder met een opgeslagen spel.

## hexstead arena

with-players = Zoals random, greedy, planner, search:500ms (met bedenktijd), of ./mybot.py:MyBot.
with-games = Hoeveel in totaal, in hele delingen.
with-arena-seed = Een andere seed geeft andere opstellingen en ander geluk.
with-jobs = Spellen tegelijk.
with-ray = Speel op dit Ray-cluster; local start er hier een.
with-out = Bewaar de uitslagen in dit SQLite-bestand.
with-report = Schrijf een pagina met grafieken naar dit HTML-bestand.

## hexstead hint, check-fair, rules, languages, schema

with-seat = Wie in een stelling aan de beurt is, geteld vanaf 1. [1]
with-card = De kaart die deze speler in een stelling toont.
with-commitment = De vastlegging die de tafel je vóór het spel toonde.
with-words = Wat je zoekt.
with-checked-language = De taal om te controleren, zoals nl. [allemaal]
with-schema = Welk document: position, record of setup.

## hexstead boards

with-like = De doos waarvan het kwadrant de stijl krijgt.
with-board-name = Een andere naam dan de gewone.
with-far-mountains = Hoeveel bergen er ver van elk speciaal veld liggen.
with-board-files = Kwadranten; - leest de standaardinvoer.

## Servers

with-database-url = De database van de server. [HEXSTEAD_DATABASE_URL, of een eigen bestand]
with-config = Een bestand met instellingen (TOML). [HEXSTEAD_CONFIG]
with-answer-json = Antwoord in JSON, voor andere programma’s.
with-host = Met 0.0.0.0 kunnen ook anderen in je netwerk spelen. [127.0.0.1]
with-port = 0 neemt een vrije poort. [8000]
with-served-database = Een PostgreSQL-database, of een ander SQLite-bestand. [een eigen bestand]
with-workers = Processen; meer dan 1 vraagt om PostgreSQL. [1]
with-open = Open het in de browser.
with-check = Toon alleen de instellingen en of de server zou starten.
with-backup = Waar het bestand komt, zoals monday.hexstead.
with-overwrite = Overschrijf het bestand als het bestaat.
with-backed-up = Een bestand dat hexstead backup heeft gemaakt.
with-replace = Vervang alles in de database.

## hexstead admin

with-yes = Vraag niets, doe het gewoon.
with-limit = Hoogstens zoveel.
with-table = De id, of de eerste 6 letters ervan.
with-tables = De id’s, of de eerste 6 letters van elk.
with-guest = De id van de gast, of de eerste 6 letters ervan.
with-new-name = De nieuwe naam.
with-phase = Alleen die open, playing of over zijn.
with-guest-at = Alleen waar deze gast zit.
with-part-of-name = Alleen die met dit in hun naam.
with-banned-guest = De id van een gast.
with-address = Een adres, of een reeks zoals 203.0.113.0/24.
with-days = Hoelang. [voorgoed]
with-reason = Wat ze te horen krijgen.
with-ban = Het nummer in de lijst met bans.
with-over-days = Afgelopen spellen. [retention_days]
with-open-days = Tafels die nooit begonnen zijn. [open_days]
with-dry-run = Zeg alleen wat er verwijderd zou worden.

## The page itself

usage-line = Gebruik:
usage-options = [OPTIES]
usage-required = [verplicht]
usage-command = OPDRACHT [ARGUMENTEN]...
panel-arguments = Argumenten
panel-options = Opties
panel-commands = Opdrachten

# What stands for a value.

value-address = ADRES
value-ban = BAN
value-bot = BOT
value-bots = BOTS
value-box = DOOS
value-boxes = DOZEN
value-code = CODE
value-document = DOCUMENT
value-file = BESTAND
value-guest = GAST
value-hash = HASH
value-hexes = VELDEN
value-language = TAAL
value-n = N
value-name = NAAM
value-names = NAMEN
value-number = GETAL
value-phase = FASE
value-position = STELLING
value-record = SPELBESTAND
value-seconds = SECONDEN
value-seed = SEED
value-side = ZIJDE
value-table = TAFEL
value-terrain = GEBIEDSSOORT
value-text = TEKST
value-theme = THEMA
value-url = URL
value-word = WOORD
