# hexstead backup and restore. $file: the backup. $url: the address of the database. $why: in English, unless told otherwise.

error-backup-exists = { $file } existe déjà : choisissez un autre nom, ou écrasez-le avec --force.
error-backup-unwritable = { $file } : écriture impossible : { $why }.
error-backup-unreadable = La base de données { $url } est illisible : { $why }. hexstead doctor en dit plus.
error-backup-none = { $file } : ce n'est pas une sauvegarde Hexstead.
error-backup-newer = { $file } : cette sauvegarde vient d'un Hexstead plus récent ({ $version }) : mettez d'abord Hexstead à jour.
error-backup-not-empty = La base de données { $url } n'est pas vide : restaurez dans une autre, ou remplacez son contenu avec --force.
error-backup-served = Un serveur utilise { $url } : arrêtez-le avant de restaurer.
error-backup-refused = { $file } : la base de données { $url } refuse : { $why }. Rien n'a été restauré.

## What is wrong with a damaged backup

# $why: a whole sentence, one of the next ones.
error-backup-damaged = { $file } : cette sauvegarde est abîmée. { $why } Rien n'a été restauré.
error-backup-no-end = Il manque la fin.
error-backup-checksum = La somme de contrôle est fausse.
error-backup-table = Elle nomme une table « { $name } », qui n'existe pas.
error-backup-columns = Une ligne a d'autres colonnes que sa table.
