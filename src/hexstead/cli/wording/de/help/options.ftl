# What the options and arguments of the commands are for; what is used without them stands in brackets.

with-help = Diese Hilfe zeigen und enden.
with-version = Die Version ausgeben.
with-language = Die Sprache: { $languages }. [HEXSTEAD_LANGUAGE oder die des Systems]

## Several commands

with-json = JSON in einer Zeile ausgeben.
with-no-color = Ohne Farben ausgeben.
with-svg = Auch ein Bild in diese Datei schreiben.
with-theme = Die Farben des Bildes: light oder dark.
with-at = Eine Aufzeichnung nach N Aktionen; -1 ist vor der letzten.
with-document = Das Dokument; - liest die Standardeingabe.
with-record = Eine Aufzeichnung; - liest die Standardeingabe.
with-records = Aufzeichnungen; - liest die Standardeingabe.
with-positions = Stellungen; - liest die Standardeingabe.
with-seconds = Wie lange die Suche über einen Zug nachdenkt.
with-seed = Derselbe Startwert lost dasselbe noch einmal aus.

## Set-ups

with-seats = Wie viele spielen, Bots mitgezählt. [2]
with-code = Den Aufbau mit diesem Code nehmen.
with-first-game = Den Aufbau für die erste Partie nehmen.
with-expansions = Die Schachteln, aus denen gelost wird, etwa base,nomads, oder all. Auch capitol, caves oder island allein; endless generiert neue Quadranten. [base]
with-edition = Die Regeln von big-box, big-box-nl oder newest. [big-box]
with-boards = Etwa tavern,oasis@180 (gedreht).
with-cards = Etwa knights,lords.
with-tiles = Nomadenplättchen in Leserichtung, etwa sword,outpost.
with-tasks = Aufgabenkarten, etwa road,advance.
with-island = Die Seite der Insel: rope-bridge oder tree-house.
with-as-first-printed = Queenies nur mit den Quadranten, für die sie gedacht waren.
with-side = Neueste Ausgabe: die Seite aller Quadranten, a oder b.
with-selections = Neueste Ausgabe: die Orte der Quadranten, etwa tavern,oasis.
with-castle-tiles = Neueste Ausgabe: die Variante Schöne Burgen, mit Plättchen auf G3,P13, auf einem davon oder irgendwo.
with-capitol = Wo Kapitole liegen, etwa E3,L14, oder any. Die übrigen werden ausgelost.
with-one-capitol = Höchstens ein Kapitol nehmen.
with-caves = Wo Höhlen liegen, etwa C4,K15, oder any. Die übrigen werden ausgelost.
with-option = Eine Hausregel, etwa lords-need-a-settlement. Alle zeigt: hexstead rules house rule
with-first-player = Der Platz, der beginnt. Sonst wird gelost.

## hexstead play

with-bots = Einer für alle oder eine Liste wie greedy,search:2s. Eigene: ./mybot.py:MyBot. [greedy]
with-card-seed = Eine Zahl oder 32 bis 128 hexadezimale Ziffern. Derselbe Startwert ergibt dieselbe Partie.
with-name = Dein Name. [Du]
with-save = Die Partie in dieser Datei speichern.
with-resume = Eine gespeicherte Partie fortsetzen.

## hexstead arena

with-players = Etwa random, greedy, planner, search:500ms (die Bedenkzeit) oder ./mybot.py:MyBot.
with-games = Wie viele insgesamt, in ganzen Verteilungen.
with-arena-seed = Ein anderer Startwert ergibt andere Aufbauten und anderes Glück.
with-jobs = Partien zur gleichen Zeit.
with-ray = Stattdessen auf diesem Ray-Cluster spielen; local startet hier einen.
with-out = Die Ergebnisse in dieser SQLite-Datei aufheben.
with-report = Eine Seite mit Diagrammen in diese HTML-Datei schreiben.

## hexstead hint, check-fair, rules, schema

with-seat = Wer in einer Stellung am Zug ist, gezählt ab 1. [1]
with-card = Die Karte, die in einer Stellung ausliegt.
with-commitment = Die Festlegung, die der Tisch dir vor der Partie gezeigt hat.
with-words = Wonach gesucht wird.
with-checked-language = Die Sprache, die geprüft wird, etwa nl. [alle]
with-schema = Welches Dokument: position, record oder setup.

## hexstead boards

with-like = Die Schachtel, deren Quadranten er gleichen soll.
with-board-name = Ein anderer Name als der übliche.
with-far-mountains = Wie viele Bergfelder weit weg von jedem Sonderfeld liegen.
with-board-files = Quadranten; - liest die Standardeingabe.

## Servers

with-database-url = Die Datenbank des Servers. [HEXSTEAD_DATABASE_URL oder eine eigene Datei]
with-config = Eine Datei mit Einstellungen (TOML). [HEXSTEAD_CONFIG]
with-answer-json = In JSON antworten, für andere Programme.
with-host = Mit 0.0.0.0 können auch andere in deinem Netzwerk spielen. [127.0.0.1]
with-port = 0 nimmt irgendeinen freien. [8000]
with-served-database = Eine PostgreSQL-Datenbank oder eine andere SQLite-Datei. [eine eigene Datei]
with-workers = Prozesse; mehr als 1 braucht PostgreSQL. [1]
with-open = Gleich im Browser öffnen.
with-check = Nur die Einstellungen zeigen und ob der Server starten würde.
with-backup = Wohin geschrieben wird, etwa monday.hexstead.
with-overwrite = Die Datei überschreiben, wenn es sie gibt.
with-backed-up = Eine Datei, die hexstead backup geschrieben hat.
with-replace = Alles in der Datenbank ersetzen.

## hexstead admin

with-yes = Nicht fragen, einfach tun.
with-limit = Höchstens so viele.
with-table = Seine Kennung oder deren erste 6 Buchstaben.
with-tables = Ihre Kennungen oder deren erste 6 Buchstaben.
with-guest = Die Kennung des Gastes oder deren erste 6 Buchstaben.
with-new-name = Der neue Name.
with-phase = Nur die in der Phase open, playing oder over.
with-guest-at = Nur, wo dieser Gast sitzt.
with-part-of-name = Nur die mit diesem Text im Namen.
with-banned-guest = Die Kennung eines Gastes.
with-address = Eine Adresse oder ein Bereich wie 203.0.113.0/24.
with-days = Für wie lange. [für immer]
with-reason = Welcher Grund genannt wird.
with-ban = Ihre Nummer in der Liste der Sperren.
with-over-days = Beendete Partien. [retention_days]
with-open-days = Tische, die nie begonnen haben. [open_days]
with-dry-run = Nur sagen, was gelöscht würde.

## The page itself

usage-line = Aufruf:
usage-options = [OPTIONEN]
usage-required = [nötig]
usage-command = BEFEHL [ARGUMENTE]...
panel-arguments = Argumente
panel-options = Optionen
panel-commands = Befehle

# What stands for a value.

value-address = ADRESSE
value-ban = SPERRE
value-bot = BOT
value-bots = BOTS
value-box = SCHACHTEL
value-boxes = SCHACHTELN
value-code = CODE
value-document = DOKUMENT
value-file = DATEI
value-guest = GAST
value-hash = HASH
value-hexes = FELDER
value-language = SPRACHE
value-n = N
value-name = NAME
value-names = NAMEN
value-number = ZAHL
value-phase = PHASE
value-position = STELLUNG
value-record = AUFZEICHNUNG
value-seconds = SEKUNDEN
value-seed = STARTWERT
value-side = SEITE
value-table = TISCH
value-terrain = GELÄNDE
value-text = TEXT
value-theme = DESIGN
value-url = URL
value-word = WORT
