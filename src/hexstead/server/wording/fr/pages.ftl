# What a browser is shown while the app is missing.

server-not-built = L'application web n'est pas construite
# $command: what to type in a terminal.
server-not-built-text = Le serveur tourne, mais cette copie de Hexstead a été installée sans son application web. Dans un clone du dépôt, lancez { $command } et rechargez cette page.
