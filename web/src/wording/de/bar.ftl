# The bar at the top of every page, and the names of the pages.

# The title of the browser's tab. $page: the page, or what happens on it.
page-title = { $page } · Hexstead

page-home = Spielen
page-rules = Regeln
page-setup = Aufbauhilfe
page-pad = Wertungsblock
page-workshop = Quadranten-Werkstatt
page-open = Partie laden
page-about = Über Hexstead

bar-name = Hexstead
bar-light = Helles Design
bar-dark = Dunkles Design
bar-sounds-on = Ton einschalten
bar-sounds-off = Ton ausschalten
bar-menu = Menü
bar-skip = Zum Inhalt springen
bar-close = Schließen
bar-more = Weitere Seiten
bar-contrast = Karte mit hohem Kontrast
bar-language = Sprache
bar-language-missing = Die Sprache konnte nicht geladen werden. Versuch es noch einmal.
