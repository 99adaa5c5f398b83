# The bar at the top of every page, and the names of the pages.

# The title of the browser's tab. $page: the page, or what happens on it.
page-title = { $page } · Hexstead

page-home = Play
page-rules = Rules
page-setup = Set-up helper
page-pad = Score pad
page-workshop = Board workshop
page-open = Load a saved game
page-about = About Hexstead

bar-name = Hexstead
bar-light = Light theme
bar-dark = Dark theme
bar-sounds-on = Turn sounds on
bar-sounds-off = Turn sounds off
bar-menu = Menu
bar-skip = Skip to content
bar-close = Close
bar-more = More pages
bar-contrast = High-contrast map
bar-language = Language
bar-language-missing = This language didn't arrive. Try again.
