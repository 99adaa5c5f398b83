# What the server says to players, apart from the rules.

# For search engines and previews of links.
server-about = Kingdom Builder im Browser: gegen Bots, an einem Gerät oder gemeinsam online.

## Refusals

# $why: the reason that the host gave. $until: such as 2027-05-01.
server-banned = Du bist auf diesem Server gesperrt.
server-banned-why = Du bist auf diesem Server gesperrt: { $why }.
server-banned-until = Du bist auf diesem Server bis { $until } gesperrt.
server-banned-why-until = Du bist auf diesem Server bis { $until } gesperrt: { $why }.
server-stale = Am Tisch ging es schon weiter. So steht es jetzt.
server-not-stored = Gerade lässt sich nichts speichern, deine Aktion zählt nicht. Versuch es gleich noch einmal.
server-not-ready = Nicht bereit: { $why }.
server-checking = Es wird geprüft, ob deine Aktion gespeichert ist …
server-database = Der Server erreicht seine Datenbank gerade nicht. Versuch es gleich noch einmal.
server-database-full = die Festplatte ist voll
server-database-locked = ein anderes Programm sperrt die Datenbank
server-database-read-only = die Datenbank ist schreibgeschützt
server-database-disk = die Festplatte meldet einen Fehler
server-database-damaged = die Datenbank ist beschädigt
server-database-away = die Datenbank antwortet nicht
server-not-yours = Du bist gerade nicht am Zug.
server-bot-plays = Ein Bot spielt für dich. Übernimm deinen Platz wieder, um weiterzuspielen.
server-watching = Du schaust zu. Nimm einen Platz, um mitzuspielen.
server-not-started = Die Partie hat noch nicht begonnen.
server-too-fast = Das ging zu schnell. Warte einen Moment.
server-too-long = Die Nachricht ist zu lang.
server-too-talkative = Du schreibst zu schnell. Versuch es in { $seconds } s noch einmal.
server-not-said = Deine Nachricht ließ sich nicht speichern. Versuch es noch einmal.
# $why: a whole sentence.
server-message = Diese Nachricht ist nicht zu verstehen. { $why }
server-damaged = Die Daten dieser Partie sind beschädigt. Wer diesen Server betreibt, kann sie untersuchen.
server-no-seed = der Startwert der Karten fehlt
server-no-table = Diesen Tisch gibt es nicht.
server-other-rules = { $why }
server-no-open-seat = Der Tisch ist voll, aber du kannst zuschauen.
server-not-open = Dieser Platz ist nicht frei.
server-taken-colour = Diese Farbe hat schon ein anderer Platz.
server-started = Die Partie hat schon begonnen.
server-moved-on = Am Tisch hat sich gerade etwas geändert. Sieh noch einmal nach.
server-not-over = Die Partie ist noch nicht zu Ende: Ihre Datei würde die verdeckten Karten verraten.
server-not-host = Das kann nur der Host.
server-not-seated = Du hast keinen Platz an diesem Tisch.
server-not-your-seat = Das ist nicht dein Platz.
server-seats-open = Es sind noch Plätze frei. Warte auf Gäste oder setze Bots darauf.
server-all-bots = Mindestens ein Mensch muss mitspielen.
server-lesson-seats = Die geführte Partie ist für dich und einen Bot.
server-seat-number = Der Aufbau ist für { $seats } Plätze, genannt sind { $found }.
server-present = Diese Person sitzt am Tisch.
server-just-away = { $who } ist eben erst gegangen. In { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } kannst du einen Bot spielen lassen.
server-nobody-waits = Niemand wartet auf diese Person: Das Spiel ruht, bis sie zurückkommt.
server-stand-in = An diesem Tisch spielt der Bot „{ $bot }“ für alle, die weg sind.
server-one-seat = Du hast schon einen Platz. Der Host kann mehrere erlauben.
server-removed = Der Host hat dich von diesem Tisch entfernt. Du kannst nur zuschauen.
server-barred = Der Host hat jemanden mit deiner Adresse von diesem Tisch entfernt. Du kannst nur zuschauen.
server-seat-taken = Hier sitzt schon jemand. Entferne zuerst diese Person.
server-watchers-quiet = Der Host hat den Chat für das Publikum ausgeschaltet.
server-no-guest = Auf diesem Platz sitzt kein Gast, den du entfernen könntest.
server-resigned = Du hast aufgegeben. Ein Bot spielt zu Ende.
server-still-thinking = { $who } hat noch { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } Zeit.
server-no-vote = Gerade lässt dich niemand warten.
server-own-vote = Über deinen eigenen Platz kannst du nicht abstimmen.
server-no-idle = An diesem Tisch gibt es kein Zeitlimit.
server-no-bot-turn = Gerade hat kein Bot für dich gespielt: Du hast keinen Zug nachzuholen.
server-no-bot = Einen Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $bots-comma }.
server-no-seat = Diesen Platz gibt es nicht.
server-no-map = Ein Plan besteht aus gleich langen Zeilen mit Buchstaben für die Felder, verbunden durch Punkte.
server-no-icon = Diese Zeichnung gibt es nicht.
server-no-page = Unter dieser Adresse gibt es nichts.
server-no-method = Diese Adresse nimmt solche Anfragen nicht an.
server-host = Unter diesem Namen ist dieser Server nicht zu erreichen.
server-origin = Diese Anfrage kommt von einer anderen Seite.
server-too-many = Zu viele Anfragen. Warte einen Moment.
server-too-large = Das ist zu groß: Erlaubt sind { $limit } kB.
server-not-json = Der Inhalt ist kein JSON.
server-too-deep = Das ist zu tief verschachtelt.
server-fault = Bei uns ist etwas schiefgelaufen. Der Fehler wurde festgehalten.
server-busy = Der Server ist ausgelastet. Versuch es in { $seconds } s noch einmal.
server-name = Ein Name braucht mindestens einen Buchstaben.
server-wrong = Diese Anfrage ist nicht lesbar.

## Names

server-guest = Gast { $number }
server-seat = Platz { $number }
server-island = Neben den vier Quadranten liegt ein kleiner zweiter Plan.

## What the table says in the chat

server-note-away = { $who } ist weg. Der Bot „{ $bot }“ spielt.
server-note-left = { $who } ist gegangen. Der Bot „{ $bot }“ spielt.
server-note-host = { $who } ist jetzt Host.
server-note-idle = { $who } hat nichts getan. Der Bot „{ $bot }“ spielt.
server-note-resigned = { $who } hat aufgegeben. Der Bot „{ $bot }“ spielt zu Ende.
server-note-back = { $who } ist zurück.
server-note-undone = { $who } hat den Zug des Bots „{ $bot }“ rückgängig gemacht. Die Karten bleiben dieselben.
