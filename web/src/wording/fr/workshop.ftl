# The board workshop.

workshop-intro = Peignez un quadrant de dix cases sur dix, vérifiez-le et gardez-le sous forme de texte.
workshop-from = Partir de
workshop-generate = En générer un
workshop-like = dans le style de
workshop-paint = Peindre
workshop-location = Lieu
workshop-fill = Remplir toute la zone
workshop-undo = Annuler
workshop-name = Nom
workshop-text = En texte
workshop-text-hint = Modifiez-le ici ou collez un quadrant ; le plan suit.
workshop-save = Enregistrer un fichier
workshop-copy = Copier le texte
workshop-open = Ouvrir un fichier
workshop-check = Vérification
workshop-good = Aucun problème trouvé.
workshop-errors = À corriger
workshop-notes = Bon à savoir
