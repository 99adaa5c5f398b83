# The page that says what Hexstead is and who made what.

about-version = Version { $version }
about-unofficial = Inoffiziell
about-unofficial-text = Hexstead ist von Fans gemacht. Es steht in keiner Verbindung zu Donald X. Vaccarino oder Queen Games und ist von beiden nicht genehmigt.
about-own = Die Regeln sind in eigenen Worten erklärt, alle Zeichnungen sind selbst gemacht. Texte oder Bilder des Verlags kommen nicht vor.
about-game = Das Brettspiel
about-game-text = Kingdom Builder ist ein Brettspiel von Donald X. Vaccarino, erschienen bei Queen Games. Der Name gehört den Rechteinhabern.
about-buy = Wenn du hier gern spielst, hol dir das Original: Am Tisch ist es noch schöner.
about-licence = Freie Software
about-licence-text = Hexstead ist quelloffen unter der MIT-Lizenz: Du darfst es nutzen, ändern, weitergeben und selbst betreiben.
about-link-source = Quelltext
about-link-docs = Dokumentation
about-link-changelog = Was ist neu
about-link-issues = Ein Problem melden
about-link-licence = Lizenz
about-parts = Gemacht mit
about-parts-text = Danke an alle hinter diesen Projekten:
about-short = Inoffiziell: ohne Verbindung zu Donald X. Vaccarino oder Queen Games.
