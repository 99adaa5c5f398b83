"""Storage: the database, its rows, backups and repairs."""
