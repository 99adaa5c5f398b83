# What a browser is shown while the app is missing.

server-not-built = De webapp is niet gebouwd
# $command: what to type in a terminal.
server-not-built-text = De server draait, maar deze Hexstead is zonder webapp geïnstalleerd. Voer in een kloon van de repository { $command } uit en laad deze pagina opnieuw.
