# A game that is over.

result-title = Ergebnis
result-place = { $place }.
result-by-source = Gold nach Herkunft
result-by-round = Gold nach Runden
result-source = Herkunft
result-total = Summe
result-final-map = Plan am Ende
result-chart = Das Gold aller nach jeder Runde
result-play-again = Noch eine Partie
result-play-map = Diese Karte spielen
result-replay = Wiederholung
result-download = Spieldatei herunterladen
result-copy-link = Link kopieren
result-still-runs = Diese Partie läuft noch
result-still-runs-text = Ergebnis und Wiederholung gibt es, wenn sie zu Ende ist.
result-to-table = Zum Tisch
