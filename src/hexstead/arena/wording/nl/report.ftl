# The report of a tournament, a page of HTML. A share or an interval is a number that is ready to be shown.

report-title = Arena: { $bots-comma }
report-arena = Arena
# A button that turns the page from one into the other.
report-theme = Licht of donker

## The headline

report-beats = { $bot } verslaat { $other }: { $share } van de spellen (95 %: { $interval })
report-level = Nog geen verschil tussen { $bot } en { $other }: { $share } van de spellen (95 %: { $interval })
report-alone = { $bot } tegen zichzelf

## Below the headline

report-fact-games = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}
report-fact-seats = { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
}

## The heads of the standings

report-head-rating = Rating
report-head-interval = 95 %
report-head-games = Spellen
report-head-first = Eerste plaats
report-head-gold = Goud gemiddeld
report-head-median = Mediaan
report-head-most = 95 % binnen
report-head-incidents = Incidenten

## The parts of the page, with what is to be known about each

report-standings = Stand
report-standings-note = Een gedeelde eerste plaats wordt verdeeld over wie haar delen. De laatste tijden zijn wat een bot voor een beslissing nodig heeft: de mediaan, en waar 95 van de 100 beslissingen binnen blijven.
report-ratings = Ratings
report-ratings-note = Bradley–Terry op de schaal van schaken: 400 punten meer betekent tien keer winst per nederlaag; het gemiddelde is 1500. Balken: 95 %, uit een bootstrap over delingen. Een bot die nog nooit verloor, heeft een lange balk; bij minder dan ongeveer 20 delingen zijn de balken te kort.
report-pairs = Winstpercentages
report-pairs-note = Meer goud dan de ander wint; evenveel goud telt half. Balken: 95 %, Wilson.
report-cross = Iedereen tegen iedereen
report-cross-note = De rij tegen de kolom, in procenten van de spellen.
report-seats = Voordeel van de plaats
report-seats-note = Eerste plaatsen per plaats aan tafel, alle bots samen; de streepjeslijn is een gelijk deel. Balken: 95 %.
report-length = Lengte van het spel
report-length-note = Spellen naar aantal rondes. Streepjes: het gemiddelde, { $rounds } rondes met { $actions } acties.
report-thinking = Bedenktijd
report-thinking-note = Tijd voor een beslissing: de mediaan, een lijn tot waar 95 van de 100 binnen blijven, een ring voor de langste.
report-gold = Goud per kaart
report-gold-note = Gemiddeld goud in de spellen waarin de kaart meedeed.
report-incidents = Incidenten
report-incidents-note = Een bot die een fout geeft, vals speelt of vastloopt, wordt gemeld; in plaats van het antwoord komt een willekeurige mogelijke actie.
report-method = Hoe er gespeeld is
report-method-note = Dezelfde opdracht geeft dezelfde spellen op elk aantal processen en machines, behalve met bots die op de klok kijken.

## Beside and in the plots. What stands after · is read after a pause.

report-pair = { $bot } tegen { $other }
report-pair-doubt = { $interval } · { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}
report-seat = Plaats { $seat }
report-seat-doubt = { $interval } · { $gold } goud
report-thinking-rest = 95 % binnen { $most } · langste { $longest }

# Read aloud: what the axis of a plot shows.
report-axis-rating = rating
report-axis-share = deel van de spellen
report-axis-first = deel van de eerste plaatsen
report-axis-rounds = rondes
report-axis-games = spellen naar aantal rondes
report-axis-thinking = tijd voor een beslissing

# Read aloud: what a row of a plot shows, such as “greedy: 1612” or “Seat 1: 52.1 %”.
report-row = { $name }: { $value }
report-row-gold = { $bot }: { $gold } goud

## Incidents

report-incidents-none = Geen: elk antwoord kwam op tijd en was een mogelijke actie.
# Before what the bot did wrong.
report-incident-at = spel { $game }, plaats { $seat }, actie { $action }
report-incidents-more = en nog { $number }

## How it was played

report-method-games = Spellen
report-method-deals = { $seats ->
    [2] { $games }, { $each } per deling (een opstelling en een geschudde stapel): wie elkaar treffen, spelen haar in beide volgordes
   *[other] { $games }, { $each } per deling (een opstelling en een geschudde stapel): wie elkaar treffen, spelen haar in alle { $seats } plaatsingen
}
report-method-boxes = Dozen
report-method-setup = de opstelling { $code } voor allemaal
report-method-seed = Seed
report-method-again = Speel het nog eens

## Numbers, here and at the terminal. $low, $high and $number have the digits they need.

told-number = { $number }
told-percent = { $number } %
told-interval = { $low }–{ $high }
told-microseconds = { $number } µs
told-milliseconds = { $number } ms
told-seconds = { $number } s
