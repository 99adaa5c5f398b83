# The report of a tournament, a page of HTML. A share or an interval is a number that is ready to be shown.

report-title = Arena: { $bots-comma }
report-arena = Arena
# A button that turns the page from one into the other.
report-theme = Hell oder dunkel

## The headline

report-beats = { $bot } schlägt { $other }: { $share } der Partien (95 %: { $interval })
report-level = { $bot } und { $other } sind noch nicht zu unterscheiden: { $share } der Partien (95 %: { $interval })
report-alone = { $bot } gegen sich selbst

## Below the headline

report-fact-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
report-fact-seats = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}

## The heads of the standings

report-head-rating = Wertung
report-head-interval = 95 %
report-head-games = Partien
report-head-first = Erster Platz
report-head-gold = Gold im Schnitt
report-head-median = Median
report-head-most = 95 % unter
report-head-incidents = Zwischenfälle

## The parts of the page, with what is to be known about each

report-standings = Rangliste
report-standings-note = Ein geteilter erster Platz wird unter allen aufgeteilt, die ihn teilen. Die letzten Zeiten sind die für eine Entscheidung: der Median und was 95 von 100 Entscheidungen nicht überschreiten.
report-ratings = Wertungen
report-ratings-note = Bradley–Terry auf der Skala des Schachs: 400 Punkte mehr heißen zehn Siege auf eine Niederlage; der Schnitt ist 1500. Balken: 95 %, aus einem Bootstrap über die Verteilungen. Ein Bot, der nie verloren hat, hat einen langen Balken; mit weniger als etwa 20 Verteilungen sind die Balken zu kurz.
report-pairs = Siegquoten
report-pairs-note = Mehr Gold als der andere gewinnt; Gleichstand zählt halb. Balken: 95 %, Wilson.
report-cross = Alle gegen alle
report-cross-note = Die Zeile gegen die Spalte, in Prozent der Partien.
report-seats = Vorteil der Plätze
report-seats-note = Erste Plätze nach Sitzplatz, alle Bots zusammen; gestrichelt ist der gleiche Anteil für alle. Balken: 95 %.
report-length = Länge der Partien
report-length-note = Partien nach Zahl der Runden. Gestrichelt: der Schnitt, { $rounds } Runden mit { $actions } Aktionen.
report-thinking = Bedenkzeit
report-thinking-note = Zeit für eine Entscheidung: der Median, eine Linie bis zu dem, was 95 von 100 nicht überschreiten, ein Ring für die längste.
report-gold = Gold nach Karte
report-gold-note = Gold im Schnitt in den Partien, in denen die Karte im Spiel war.
report-incidents = Zwischenfälle
report-incidents-note = Ein Bot, der eine Ausnahme auslöst, schummelt oder hängt, wird gemeldet; statt seiner Antwort gilt eine zufällige erlaubte Aktion.
report-method = Wie gespielt wurde
report-method-note = Derselbe Befehl ergibt dieselben Partien, auf beliebig vielen Prozessen und Rechnern, außer mit Bots, die auf die Uhr sehen.

## Beside and in the plots. What stands after · is read after a pause.

report-pair = { $bot } gegen { $other }
report-pair-doubt = { $interval } · { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
report-seat = Platz { $seat }
report-seat-doubt = { $interval } · { $gold } Gold
report-thinking-rest = 95 % unter { $most } · längste { $longest }

# Read aloud: what the axis of a plot shows.
report-axis-rating = Wertung
report-axis-share = Anteil der Partien
report-axis-first = Anteil der ersten Plätze
report-axis-rounds = Runden
report-axis-games = Partien nach Zahl der Runden
report-axis-thinking = Zeit für eine Entscheidung

# Read aloud: what a row of a plot shows, such as “greedy: 1612” or “Seat 1: 52.1 %”.
report-row = { $name }: { $value }
report-row-gold = { $bot }: { $gold } Gold

## Incidents

report-incidents-none = Keine: Jede Antwort kam rechtzeitig und war eine erlaubte Aktion.
# Before what the bot did wrong.
report-incident-at = Partie { $game }, Platz { $seat }, Aktion { $action }
report-incidents-more = und { $number } weitere

## How it was played

report-method-games = Partien
report-method-deals = { $seats ->
    [2] { $games }, je { $each } mit einer Verteilung (ein Aufbau und ein gemischter Stapel): Alle, die sich treffen, spielen sie in beiden Reihenfolgen
   *[other] { $games }, je { $each } mit einer Verteilung (ein Aufbau und ein gemischter Stapel): Alle, die sich treffen, spielen sie in allen { $seats } Sitzordnungen
}
report-method-boxes = Schachteln
report-method-setup = der Aufbau { $code } für alle
report-method-seed = Startwert
report-method-again = Noch einmal spielen

## Numbers, here and at the terminal. $low, $high and $number have the digits they need.

told-number = { $number }
told-percent = { $number } %
told-interval = { $low }–{ $high }
told-microseconds = { $number } µs
told-milliseconds = { $number } ms
told-seconds = { $number } s
