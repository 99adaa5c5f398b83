# The start page.

home-heading = Bouw een koninkrijk, drie nederzettingen per beurt
home-intro = Een bordspel voor één tot vijf spelers, in je browser. In vijf minuten geleerd.
home-your-name = Je naam
home-now = Speel nu
home-now-text = De startopstelling, tegen een bot
home-lesson = Al spelend leren
home-lesson-text = Een begeleid spel, stap voor stap
home-new-table = Nieuwe tafel
home-new-table-text = Vrienden, bots, spelers op dit apparaat, alle dozen
home-painting = Een spel dat bezig is

home-your-games = Jouw spellen
home-no-games = Hier komt je eerste spel; waar jij aan de beurt bent, staat bovenaan.
home-not-started = Nog niet begonnen
home-in-progress = Bezig
home-finished = Afgelopen
home-your-turn = Jouw beurt
home-build = Jouw beurt: bouw er { $count }
home-against = Tegen { $names }
home-paused = gepauzeerd
home-gold = { $gold } goud
home-won-by = gewonnen met { $count } verschil
home-tied = gedeeld eerste
home-place = plaats { $place } van { $count }
home-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
home-play = Speel
home-all = Alle { $count }

home-open-tables = Open tafels
home-no-tables = Op dit moment geen open tafels.
home-free-seats = { $count ->
    [one] { $count } vrije plaats
   *[other] { $count } vrije plaatsen
}
home-watch = Kijken
home-code = Link of code van een tafel
home-go = Ga

home-box = Heb je het bordspel?
home-box-text = Loot een opstelling, zoek een regel op, tel het goud.
