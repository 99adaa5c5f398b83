"""What commands share: the screen, options, files, and how things look in characters."""
