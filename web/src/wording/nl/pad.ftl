# The score pad, for a game that was played on a real table.

pad-intro = Tel een spel dat je aan je eigen tafel speelde: leg de kwadranten, klik de nederzettingen aan, lees het goud af.
pad-players = Spelers
pad-name-of-player = Naam van speler { $number }
pad-add = Speler toevoegen
pad-remove = Deze speler verwijderen
pad-settlements = { $count ->
    [one] { $count } nederzetting
   *[other] { $count } nederzettingen
}
pad-clear = Speelveld leegmaken
pad-boards = Kwadranten en kaarten

pad-tools = Wat leg je neer?
pad-settlement = Nederzetting
pad-wall = Stenen muur
    .lower = stenen muur
    .many = stenen muren
pad-hint = Kies een speler en klik op de velden met een nederzetting. Nog een klik haalt die weer weg.
pad-hint-token = Klik op een verlicht veld om te plaatsen. Nog een klik haalt het weer weg.
pad-hint-tokens = Ze liggen er allemaal. Klik er een aan om die weg te halen, of op een verlicht veld om te verplaatsen.
pad-hint-wall = Klik op de velden met een stenen muur. Nog een klik haalt die weer weg.
pad-all-walls = Alle { $count } stenen muren zijn geplaatst.

pad-removed = Gebiedssoort zonder kaarten
pad-choose = Kies er een
pad-choose-removed = Kies de gebiedssoort zonder kaarten: een van de Kingdom Builder-kaarten telt daarnaar.
pad-lay-all = { $name }: leg er { $count } neer of geen enkele, dan wordt het goud geteld.
pad-too-many = { $edition }: voor hoogstens { $most } spelers. Haal er een weg om het goud te tellen.
pad-wrong-with = { $name }: { $reason }

pad-marks = Gemarkeerde lijnen
pad-marks-text = Klik op de lijnen die { $name } als eerste markeerde.
pad-row = Lijn { $row }
pad-row-marked = Lijn { $row }, gemarkeerd door { $owner }
pad-marks-lost = { $count ->
    [one] { $count } gemarkeerde lijn telt niet mee: geen enkele kaart hier markeert lijnen. Kies opnieuw { $card }, of haal de markering weg.
   *[other] { $count } gemarkeerde lijnen tellen niet mee: geen enkele kaart hier markeert lijnen. Kies opnieuw { $card }, of haal de markeringen weg.
}
pad-unmark = Markeringen weghalen

# $kind: a figure or a stone wall.
pad-of-a-kind = { $count ->
    [one] { $count } { $kind-lower }
   *[other] { $count } { $kind-many }
}
# $pieces: such as "2 warriors and 1 stone wall"; $count: how many pieces these are.
pad-pieces-lost = { $count ->
    [one] { $pieces } telt niet mee: geen enkel kwadrant hier heeft de bijbehorende stad. Kies dat kwadrant opnieuw, of haal het stuk weg.
   *[other] { $pieces } tellen niet mee: geen enkel kwadrant hier heeft de bijbehorende stad. Kies dat kwadrant opnieuw, of haal de stukken weg.
}
pad-remove-pieces = Weghalen wat niet meetelt

pad-paid = Tijdens het spel verdiend
pad-paid-text = Wat het speelveld niet laat zien: tel het op uit je aantekeningen.
pad-paid-to = { $source }, verdiend door { $name }
pad-sheet = Scoreblad
