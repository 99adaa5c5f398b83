# hexstead backup and restore. $file: the backup. $url: the address of the database. $why: in English, unless told otherwise.

error-backup-exists = { $file } already exists: choose another name, or overwrite it with --force.
error-backup-unwritable = { $file }: can't be written: { $why }.
error-backup-unreadable = The database { $url } can't be read: { $why }. hexstead doctor tells you more.
error-backup-none = { $file }: not a Hexstead backup.
error-backup-newer = { $file }: this backup was made by a newer Hexstead ({ $version }): update Hexstead first.
error-backup-not-empty = The database { $url } isn't empty: restore into another one, or replace what is there with --force.
error-backup-served = A server is running on { $url }: stop it before you restore.
error-backup-refused = { $file }: the database { $url } doesn't take it: { $why }. Nothing was restored.

## What is wrong with a damaged backup

# $why: a whole sentence, one of the next ones.
error-backup-damaged = { $file }: this backup is damaged. { $why } Nothing was restored.
error-backup-no-end = Its end is missing.
error-backup-checksum = Its checksum is wrong.
error-backup-table = It names a table “{ $name }”, which doesn't exist.
error-backup-columns = A row has other columns than its table.
