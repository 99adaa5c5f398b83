# The board workshop.

workshop-intro = Schilder een kwadrant van tien bij tien velden, controleer het en bewaar het als tekst.
workshop-from = Begin met
workshop-generate = Maak er een
workshop-like = in de stijl van
workshop-paint = Schilderen
workshop-location = Stad
workshop-fill = Het hele vlak vullen
workshop-undo = Ongedaan maken
workshop-name = Naam
workshop-text = Als tekst
workshop-text-hint = Wijzig de tekst of plak een kwadrant; het speelveld volgt.
workshop-save = Als bestand opslaan
workshop-copy = Tekst kopiëren
workshop-open = Bestand openen
workshop-check = Controle
workshop-good = Geen problemen gevonden.
workshop-errors = Los dit op
workshop-notes = Goed om te weten
