# The board workshop.

workshop-intro = Paint a quadrant of ten by ten hexes, check it, and save it as text.
workshop-from = Start from
workshop-generate = Generate one
workshop-like = in the style of
workshop-paint = Paint
workshop-location = Location
workshop-fill = Fill the whole area
workshop-undo = Undo
workshop-name = Name
workshop-text = As text
workshop-text-hint = Edit it here or paste a board; the map follows.
workshop-save = Save as a file
workshop-copy = Copy the text
workshop-open = Open a file
workshop-check = Check
workshop-good = No problems found.
workshop-errors = Fix these
workshop-notes = Good to know
