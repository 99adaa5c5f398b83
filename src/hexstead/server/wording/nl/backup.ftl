# hexstead backup and restore. $file: the backup. $url: the address of the database. $why: in English, unless told otherwise.

error-backup-exists = { $file } bestaat al: kies een andere naam, of overschrijf het met --force.
error-backup-unwritable = { $file }: kan niet worden geschreven: { $why }.
error-backup-unreadable = De database { $url } kan niet worden gelezen: { $why }. hexstead doctor vertelt je meer.
error-backup-none = { $file }: geen back-up van Hexstead.
error-backup-newer = { $file }: deze back-up is met een nieuwere Hexstead gemaakt ({ $version }): werk Hexstead eerst bij.
error-backup-not-empty = De database { $url } is niet leeg: zet de back-up in een andere terug, of vervang wat er is met --force.
error-backup-served = Er draait een server op { $url }: stop die voordat je een back-up terugzet.
error-backup-refused = { $file }: de database { $url } neemt het niet aan: { $why }. Er is niets teruggezet.

## What is wrong with a damaged backup

# $why: a whole sentence, one of the next ones.
error-backup-damaged = { $file }: deze back-up is beschadigd. { $why } Er is niets teruggezet.
error-backup-no-end = Het einde ontbreekt.
error-backup-checksum = De controlesom klopt niet.
error-backup-table = Er staat een tabel ‘{ $name }’ in, die niet bestaat.
error-backup-columns = Een rij heeft andere kolommen dan haar tabel.
