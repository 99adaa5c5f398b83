# The rules page.

rules-search = Search rules and cards
rules-nothing = Nothing about “{ $words }”.
rules-the-game = The game
rules-box = Box
rules-all = All
