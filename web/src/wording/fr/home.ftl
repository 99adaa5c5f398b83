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
home-no-games = Vos parties apparaîtront ici.
home-not-started = Pas commencée
home-in-progress = En cours
home-finished = Terminée

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
