# hexstead backup and restore. $file: the backup. $url: the address of the database. $why: in English, unless told otherwise.

error-backup-exists = { $file } gibt es schon: Wähle einen anderen Namen oder überschreib die Datei mit --force.
error-backup-unwritable = { $file }: Schreiben geht nicht: { $why }.
error-backup-unreadable = Die Datenbank { $url } ist nicht lesbar: { $why }. Mehr sagt hexstead doctor.
error-backup-none = { $file }: Das ist keine Sicherung von Hexstead.
error-backup-newer = { $file }: Diese Sicherung stammt von einem neueren Hexstead ({ $version }): Aktualisiere zuerst Hexstead.
error-backup-not-empty = Die Datenbank { $url } ist nicht leer: Nimm eine andere oder ersetze mit --force, was darin ist.
error-backup-served = Mit { $url } läuft ein Server: Halte ihn an, bevor du wiederherstellst.
error-backup-refused = { $file }: Die Datenbank { $url } nimmt das nicht an: { $why }. Nichts wurde wiederhergestellt.

## What is wrong with a damaged backup

# $why: a whole sentence, one of the next ones.
error-backup-damaged = { $file }: Diese Sicherung ist beschädigt. { $why } Nichts wurde wiederhergestellt.
error-backup-no-end = Ihr Ende fehlt.
error-backup-checksum = Ihre Prüfsumme stimmt nicht.
error-backup-table = Sie nennt eine Tabelle „{ $name }“, die es nicht gibt.
error-backup-columns = Eine Zeile hat andere Spalten als ihre Tabelle.
