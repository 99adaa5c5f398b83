# The bar at the top of every page, and the names of the pages.

# The title of the browser's tab. $page: the page, or what happens on it.
page-title = { $page } · Hexstead

page-home = Jouer
page-rules = Règles
page-setup = Mise en place
page-pad = Feuille de score
page-workshop = Atelier de quadrants
page-open = Ouvrir une partie
page-about = À propos de Hexstead

bar-name = Hexstead
bar-light = Thème clair
bar-dark = Thème sombre
bar-sounds-on = Activer les sons
bar-sounds-off = Couper les sons
bar-menu = Menu
bar-skip = Aller au contenu
bar-close = Fermer
bar-more = Autres pages
bar-contrast = Carte à fort contraste
bar-language = Langue
bar-language-missing = Cette langue n'est pas arrivée. Réessayez.
