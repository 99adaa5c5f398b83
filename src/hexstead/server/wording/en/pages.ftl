# What a browser is shown while the app is missing.

server-not-built = The web app is not built
# $command: what to type in a terminal.
server-not-built-text = The server runs, but this copy of Hexstead was installed without its web app. In a clone of the repository, run { $command } and reload this page.
