# The bar at the top of every page, and the names of the pages.

# The title of the browser's tab. $page: the page, or what happens on it.
page-title = { $page } · Hexstead

page-home = Spelen
page-rules = Spelregels
page-setup = Opstelhulp
page-pad = Scoreblok
page-workshop = Werkplaats
page-open = Opgeslagen spel openen
page-about = Over Hexstead

bar-name = Hexstead
bar-light = Licht thema
bar-dark = Donker thema
bar-sounds-on = Geluid aanzetten
bar-sounds-off = Geluid uitzetten
bar-menu = Menu
bar-skip = Naar de inhoud
bar-close = Sluiten
bar-more = Meer pagina’s
bar-contrast = Kaart met hoog contrast
bar-language = Taal
bar-language-missing = Deze taal kon niet worden geladen. Probeer het nog eens.
