# What went wrong, and the way out.

wrong-title = Da ist etwas schiefgelaufen
wrong-network = Der Server antwortet nicht. Läuft er noch?
wrong-page = Diese Seite gibt es nicht
wrong-page-text = Sieh nach, ob in der Adresse ein Tippfehler steckt.
wrong-try-again = Nochmal versuchen
wrong-to-home = Zur Startseite

# A button that copies something.
copy = Kopieren
copy-done = Kopiert
copy-failed = Dein Browser erlaubt das Kopieren nicht
