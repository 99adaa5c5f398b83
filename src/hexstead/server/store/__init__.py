"""What is kept: the database, its rows, backups and repairs."""
