# A game that is over.

result-title = Uitslag
result-place = { $place }e
result-by-source = Goud per bron
result-by-round = Goud per ronde
result-source = Bron
result-total = Totaal
result-final-map = Speelveld aan het einde
result-chart = Goud van iedere speler na elke ronde
result-play-again = Nog een keer
result-play-map = Deze kaart spelen
result-replay = Terugkijken
result-download = Spelbestand downloaden
result-copy-link = Link kopiëren
result-still-runs = Dit spel is nog bezig
result-still-runs-text = De uitslag zien en terugkijken kan als het afgelopen is.
result-to-table = Naar de tafel
