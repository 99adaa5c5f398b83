# How the rules are searched: words with spaces between them.

# Words that say nothing about what somebody looks for.
search-stop-words = a about an and any are as at be been by can could did do does for from had has have how i if in is it its may me must my of on or our should so than that the their them then there these they this those to was we were what when where which who whom why will with would you your
# Endings that don't change what a word means. The first one that fits is cut off.
search-endings = ing ed es s e d
# The words of each line mean the same.
search-synonyms =
    tie tied ties stalemate
    win wins won winner winning victory
    gold money coin coins points
    settlement house houses piece
    hex hexes field fields space
    board quadrant
    adjacent beside next neighbour neighbours neighbouring neighbor adjoining
    supply reserve stock
    replace replaced swap
    move moves moving relocate
    begin begins start starts
    end ends ending finish finishes
    lose loses losing lost
