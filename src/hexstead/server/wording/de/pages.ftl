# What a browser is shown while the app is missing.

server-not-built = Die Web-App ist nicht gebaut
# $command: what to type in a terminal.
server-not-built-text = Der Server läuft, aber dieses Hexstead wurde ohne seine Web-App installiert. Führe in einem Klon des Repositorys { $command } aus und lade diese Seite neu.
