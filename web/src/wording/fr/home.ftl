# The start page.

home-heading = Bâtissez un royaume, trois cités à la fois
home-intro = Un jeu de plateau pour une à cinq personnes, dans votre navigateur. Les règles s'apprennent en cinq minutes.
home-your-name = Votre nom
home-now = Jouer tout de suite
home-now-text = Le plateau de première partie contre un bot
home-lesson = Apprendre en jouant
home-lesson-text = Une partie guidée, pas à pas
home-new-table = Nouvelle table
home-new-table-text = Amis, bots, à plusieurs sur cet appareil, toutes les boîtes
home-painting = Une partie en cours

home-your-games = Vos parties
home-no-games = Votre première partie apparaîtra ici ; en tête, celles où c'est à vous de jouer.
home-not-started = Pas commencée
home-in-progress = En cours
home-finished = Terminée
home-your-turn = À vous de jouer
home-build = À vous : construisez-en { $count }
home-against = Contre { $names }
home-paused = en pause
home-gold = { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
}
home-won-by = gagné de { $count }
home-tied = premier ex æquo
home-place = place { $place } sur { $count }
home-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
home-play = Jouer
home-all = Toutes ({ $count })

home-open-tables = Tables ouvertes
home-no-tables = Aucune table ouverte pour l'instant.
home-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
home-watch = Regarder
home-code = Lien ou code d'une table
home-go = Y aller

home-box = Vous avez le jeu chez vous ?
home-box-text = Tirez une mise en place, cherchez une règle, comptez l'or.
