# For those who run a server.

## hexstead serve

serve-here = Hexstead läuft unter { $address }
serve-share = Andere in deinem Netzwerk öffnen { $address }
serve-stop = Mit Strg-C hältst du es an.
serve-busy = Port { $port } von { $host } geht nicht: { $why }. Wähle mit --host und --port; --port 0 nimmt irgendeinen freien.
serve-workers = Mehr als ein Worker braucht PostgreSQL: Nenn es mit --database-url oder HEXSTEAD_DATABASE_URL.

## hexstead serve --check

settings-unreadable = (keine Adresse einer Datenbank)
settings-database-new = Die Datenbank { $url } ist leer: Der Server legt ihre Tabellen an.
settings-database-current = Die Datenbank { $url } ist aktuell.
settings-database-older = Die Datenbank { $url } stammt von einem älteren Hexstead: Der Server bringt sie auf den neuesten Stand.
settings-no-folder = { $folder }: Dort darfst du nicht schreiben, also kann dort keine Datenbank entstehen.
settings-no-app = { $folder }: Die Web-App ist nicht da. Baue sie mit make web oder lass static leer.
settings-fine = Alle Einstellungen sind in Ordnung: Der Server würde starten.

## hexstead backup, restore, doctor

backup-progress = Sicherung läuft
backup-done = { $file } enthält { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} und { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}. Behalte die Datei für dich: Auch das Geheimnis des Servers steht darin.
restore-progress = Wiederherstellung läuft
restore-done = Wiederhergestellt: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} und { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
} aus einer Sicherung vom { $made }.

doctor-progress = Untersuchung läuft
# $what: a whole sentence.
doctor-table = Tisch { $table }: { $what }
doctor-other-rules = { $count ->
    [one] 1 Tisch nicht untersucht: Eine andere Version spielt ihn.
   *[other] { $count } Tische nicht untersucht: Eine andere Version spielt sie.
}
doctor-sound = Die Datenbank ist in Ordnung: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} untersucht, keine Probleme gefunden.
doctor-unsound = { $problems ->
    [one] 1 Problem
   *[other] { $problems } Probleme
} gefunden; { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} ohne Fehler.
