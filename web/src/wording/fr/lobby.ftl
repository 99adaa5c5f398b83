# A table before the start.

lobby-title = La table est prête
lobby-your-name = Votre nom
lobby-name-of-seat = Nom à la place { $seat }
lobby-open-seat = place libre
lobby-host = hôte
lobby-join = Prendre cette place
lobby-leave = Quitter la place
lobby-to-bot = Mettre un bot
lobby-to-here = Quelqu'un sur cet appareil
lobby-to-open = Libérer la place
lobby-remove = Exclure
lobby-remove-player = Exclure { $name } de la table
lobby-removed = L'hôte vous a fait quitter cette table. Vous pouvez seulement regarder.
lobby-invite = Inviter par lien
lobby-invite-text = Avec ce lien, on peut prendre une place libre ou regarder.
lobby-several-seats = Autoriser plusieurs places par personne
lobby-spectators-chat = Autoriser le public à écrire
lobby-start = Commencer la partie
lobby-wait-for-host = L'hôte va bientôt commencer la partie.
lobby-wait-for-seats = { $count ->
    [one] Il reste { $count } place libre.
   *[other] Il reste { $count } places libres.
}
lobby-game = Cette partie
lobby-cards = Ce qui rapporte dans cette partie
lobby-tiles = Ce que font les tuiles
lobby-boards = Quadrants

# The colour of a seat.
lobby-colour = Couleur : { $colour }
