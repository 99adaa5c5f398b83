# The help of each command; the first paragraph also stands in the list of commands.
# Leave an empty line between paragraphs. Examples stay as they are typed.

command-hexstead = Das Brettspiel Kingdom Builder: spielen, aufbauen, werten, untersuchen.

    Fang an mit: hexstead play

command-play = Im Terminal gegen Bots spielen.

    Beispiele:

    hexstead play --first-game

    hexstead play --seats 4 --bots greedy,greedy,random --save game.json

    hexstead play --bots search:5s

    hexstead play --bots ./mybot.py:MyBot

    hexstead play --expansions base,nomads

    hexstead play --edition newest

    hexstead play --resume game.json

command-serve = Das Spiel als Server anbieten: im Browser öffnen und allein, zusammen an einem Bildschirm oder online spielen.

    Jede Aktion wird gespeichert, bevor jemand sie sieht, also kannst du den Server jederzeit anhalten.

    Beispiele:

    hexstead serve --open

    hexstead serve --host 0.0.0.0

    hexstead serve --database-url postgresql://localhost/hexstead --workers 4

    hexstead serve --config hexstead.toml --check

command-arena = Bots viele Partien spielen lassen und vergleichen.

    Jede Verteilung von Aufbau und Karten wird in allen Sitzordnungen gespielt. Gibt es mehr Bots als Plätze, trifft sich jede Gruppe.

    Derselbe Befehl spielt dieselben Partien, außer wenn Bots auf die Uhr sehen. Unterbrichst du ihn, geht es beim nächsten Mal weiter.

    Beispiele:

    hexstead arena greedy random --games 200 --jobs 2

    hexstead arena greedy planner search:500ms --expansions all --report arena.html

    hexstead arena planner greedy greedy greedy --seats 4

    hexstead arena greedy planner --edition newest

    hexstead arena ./mybot.py:MyBot planner

command-analyse = Eine Partie Zug für Zug durchgehen: was jeder Zug gebracht hat und der beste, den eine Suche findet.

    Die Suche weiß nur, was am Tisch bekannt war. Erwartetes Gold ist der Durchschnitt schneller Partien aus dieser Stellung.

    Beispiele:

    hexstead analyse game.json

    hexstead analyse game.json --seconds 5 --svg game.svg

command-hint = Einen Tipp geben: die besten Züge, die eine Suche findet, und wie viel Gold dazwischen liegt.

    Die Suche weiß nur, was die Person am Zug wissen darf. In einer Stellung steht nicht, wer am Zug ist und welche Karte ausliegt: Nenn beides.

    Angenommen wird, dass alle ein Plättchen von jedem Ort neben ihren Siedlungen haben.

    Beispiele:

    hexstead hint game.json --at 40

    hexstead hint table.json --seat 2 --card forest

command-setup = Einen Aufbau auslosen und sagen, was aus der Schachtel kommt.

    Beispiele:

    hexstead setup --seats 3 --svg setup.svg

    hexstead setup --boards tavern,oasis@180 --cards knights

    hexstead setup --expansions all

    hexstead setup --expansions base,caves --island tree-house

    hexstead setup --boards harbor,tavern,farm,oracle --capitol E3 --first-player 2

    hexstead setup --edition newest --side b --castle-tiles

    hexstead setup --code HX-0004-3G00-C0G0-G028

command-score = Das Gold von Stellungen zählen, nach Karte und Person.

    Gold, das Karten und Plättchen während der Partie gebracht haben, ist auf dem Spielplan nicht zu sehen.

    Es zählt, wenn das Dokument es nennt, ebenso markierte Linien.

    Beispiele:

    hexstead score table.json

    hexstead score --json monday.json tuesday.json

command-show = Den Spielplan einer Stellung oder einer Aufzeichnung zeigen, und ihr Gold.

    Beispiele:

    hexstead show game.json --at 40

    hexstead show table.json --svg table.svg --theme dark

command-rules = Eine Regel, einen Ort oder eine Karte nachschlagen. Ohne Wörter gibt es eine Übersicht.

    Beispiele:

    hexstead rules harbor

    hexstead rules end of the game

command-check = Aufzeichnungen nachspielen und sagen, ob jede Aktion erlaubt war.

    Beispiele:

    hexstead check game.json

    hexstead check games/*.json

command-check-fair = Prüfen, ob eine Partie mit den Karten gespielt wurde, die der Server und alle am Tisch gemeinsam gemischt haben.

    Der Exit-Code ist 0, wenn das bestätigt ist, 1, wenn die Partie nicht prüfbar ist, und 2, wenn etwas nicht passt.

    Beispiele:

    hexstead check-fair game.json

    hexstead check-fair game.json --commitment 5f7c0a...

command-schema = Das JSON-Schema eines Dokuments ausgeben.

    Beispiel:

    hexstead schema position > position.schema.json

command-backup = Alles, was ein Server gespeichert hat, in eine Datei schreiben, auch während gespielt wird.

    Die Datei enthält alle Tische, wie sie in einem Moment sind. Du kannst sie in SQLite oder PostgreSQL wiederherstellen.

    Beispiele:

    hexstead backup monday.hexstead

    hexstead backup monday.hexstead --database-url postgresql://localhost/hexstead

command-restore = Eine Datenbank aus einer Sicherung füllen. Halte vorher den Server an.

    Die Datei wird geprüft, bevor sich etwas ändert. Entweder wird alles wiederhergestellt oder nichts.

    Beispiele:

    hexstead restore monday.hexstead

    hexstead restore monday.hexstead --database-url sqlite:///other.db

command-doctor = Die Datenbank eines Servers untersuchen: Ist alles lesbar, und lässt sich jede Partie nachspielen?

    Der Server darf dabei laufen. Der Exit-Code ist 1, wenn etwas nicht stimmt.

    Beispiele:

    hexstead doctor

    hexstead doctor --json --database-url postgresql://localhost/hexstead

command-boards = Quadranten ansehen, neue generieren, eigene prüfen.

command-boards-new = Einen Quadranten generieren, der wie die gedruckten aussieht, und seinen Text ausgeben.

    Beispiele:

    hexstead boards new --like marshlands --seed 7

    hexstead boards new --like base --name my-board --svg my-board.svg > my-board.txt

command-boards-check = Selbst eingetippte Quadranten prüfen, Zeile für Zeile.

    Beispiele:

    hexstead boards check temple.txt

    hexstead boards check boards/*.txt

command-boards-list = Alle Quadranten auflisten: die der Schachteln und deine.

    Beispiele:

    hexstead boards list

    hexstead boards list --svg boards.svg

command-admin = Einen Server betreuen: Tische, Gäste und Sperren. Ein laufender Server folgt innerhalb einer Sekunde.

command-admin-tables = Tische auflisten, die neuesten zuerst.

command-admin-table = Zeigen, wer an einem Tisch sitzt.

command-admin-delete = Tische mit Partien und Chat löschen. Wer dort ist, erfährt, dass es den Tisch nicht mehr gibt.

command-admin-guests = Gäste mit Namen auflisten, die neuesten zuerst.

command-admin-rename = Einem Gast einen anderen Namen geben, auch an seinen Tischen.

command-admin-bans = Alle auflisten, die du gesperrt hast.

command-admin-ban = Einen Gast oder eine Adresse aussperren. Der Grund wird genannt, und alle Verbindungen enden sofort.

    Ein Gast ist nur ein Cookie, und Cookies lassen sich löschen: Kommt jemand wieder, sperre auch die Adresse.

command-admin-unban = Jemanden wieder hereinlassen.

command-admin-retention = Beendete Partien und verlassene Tische löschen, an denen sich einige Tage nichts geändert hat; 0 behält sie.

    Der Server tut das nach und nach von selbst, wenn retention_days oder open_days gesetzt ist.

command-admin-statistics = Tische, Partien pro Tag, Gäste, Aktionen und Bytes zählen.

command-languages = Zeige die Sprachen, die Hexstead spricht, und prüfe Übersetzungen.

command-languages-check = Prüfe eine Übersetzung: was fehlt, was nicht lesbar ist, was nicht zu den englischen Texten passt.

    Wird etwas gefunden, ist der Exit-Code 1.

    Beispiele:

    hexstead languages check nl

    hexstead languages check
