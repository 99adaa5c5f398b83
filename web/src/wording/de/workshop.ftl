# The board workshop.

workshop-intro = Male einen Quadranten mit zehn mal zehn Feldern, prüfe ihn und hebe ihn als Text auf.
workshop-from = Ausgehen von
workshop-generate = Einen generieren
workshop-like = im Stil von
workshop-paint = Malen
workshop-location = Ort
workshop-fill = Ganze Fläche füllen
workshop-undo = Rückgängig
workshop-name = Name
workshop-text = Als Text
workshop-text-hint = Bearbeite ihn hier oder füge einen Quadranten ein; der Plan folgt.
workshop-save = Als Datei speichern
workshop-copy = Text kopieren
workshop-open = Datei öffnen
workshop-check = Prüfung
workshop-good = Keine Probleme gefunden.
workshop-errors = Zu korrigieren
workshop-notes = Gut zu wissen
