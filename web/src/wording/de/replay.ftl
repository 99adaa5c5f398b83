# A game that is played back, and the page that loads one from a file.

replay-title = Wiederholung
replay-step = Aktion { $at } von { $of }
replay-first = Zum Anfang
replay-previous = Eine Aktion zurück
replay-next = Eine Aktion vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-times = { $speed }×
replay-slider = Zeitpunkt der Partie
replay-copy-moment = Link zu diesem Moment kopieren
replay-copied = Link kopiert
replay-download = Spieldatei herunterladen
replay-open-text = Eine Spieldatei von Hexstead, etwa game.json. Nur dieser Server liest sie.
replay-choose = Datei wählen
replay-drop = oder hier ablegen
replay-no-record = Das ist keine Spieldatei von Hexstead.
