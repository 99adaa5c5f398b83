# What went wrong, and the way out.

wrong-title = Une erreur est survenue
wrong-network = Le serveur ne répond pas. Tourne-t-il encore ?
wrong-page = Cette page n'existe pas
wrong-page-text = Vérifiez l'adresse.
wrong-try-again = Réessayer
wrong-to-home = Retour à l'accueil

# A button that copies something.
copy = Copier
copy-done = Copié
copy-failed = Votre navigateur refuse la copie
