# What the Nomads say, and the names and texts of their components.

ask-wall = { $tile }: bouw een muur { $where }.
ask-first-step = { $tile }: kies waarheen, nog hoogstens { $count } { $count ->
    [one] stap
   *[other] stappen
}.
ask-strike = { $tile }: kies een nederzetting van een andere speler.
hint-strike = { $count ->
    [one] Nog één stuk.
   *[other] Van elke speler één stuk: nog { $count }.
}

place-beside-three = naast minstens 3 eigen nederzettingen
    .free = vrij veld naast minstens 3 eigen nederzettingen
place-foreign = van een andere speler
    .free = nederzetting van een andere speler
way-slide = zo ver mogelijk in een rechte lijn
    .free = vrij veld in een rechte lijn
way-step-by-step = stap voor stap over bebouwbare velden
    .free = vrij bebouwbaar veld

why-no-wall = { $tile }: er is geen stenen muur meer.
why-not-foreign = Kies een nederzetting van een andere speler.
why-struck = Je hebt van deze speler al een nederzetting verwijderd.
why-fixed = { $figure-A } blijft altijd op het speelveld.
why-no-foreign = { $tile }: geen andere speler heeft een stuk dat je kunt verwijderen.

event-walled = { $what-count ->
    [one] bouwde een stenen muur op { $what }
   *[other] bouwde stenen muren op { $what }
}

## Nomads

box-nomads = Nomads
board-quarry = Steengroeve
board-caravan = Karavaan
board-village = Dorp
board-garden = Tuin
tile-quarry = Steengroeve
tile-quarry-text = Bouw 1 of 2 stenen muren op de gebiedssoort van je kaart, elk naast een eigen nederzetting.
tile-quarry-example = Je kaart toont bos, dus Steengroeve bouwt 1 of 2 stenen muren op vrij bos naast je nederzettingen. Eén staat er al.
tile-caravan = Karavaan
tile-caravan-text = Verplaats een eigen nederzetting in een rechte lijn, tot een hindernis haar stopt.
tile-caravan-example = Karavaan gaat in een rechte lijn zo ver mogelijk door. Water, een berg, een nederzetting of de rand van het speelveld houdt haar tegen.
tile-village = Dorp
tile-village-text = Bouw een nederzetting naast minstens 3 eigen nederzettingen.
tile-village-example = Dorp bouwt op een veld dat aan minstens 3 eigen nederzettingen grenst. Twee van jou en één van speler 2 is niet genoeg.
tile-garden = Tuin
tile-garden-text = Bouw een nederzetting op een bloemenveld.
tile-garden-example = Tuin bouwt op een bloemenveld, indien mogelijk naast je eigen nederzettingen.
tile-donation-grass = Gift: gras
tile-donation-grass-text = Bouw in je volgende beurt 3 nederzettingen op grasvelden, of zoveel als je kunt.
tile-donation-grass-example = Deze gift bouwt 3 nederzettingen op gras, indien mogelijk elk naast een eigen nederzetting. Eén is gebouwd, twee volgen nog.
tile-donation-canyon = Gift: ravijn
tile-donation-canyon-text = Bouw in je volgende beurt 3 nederzettingen op ravijnvelden, of zoveel als je kunt.
tile-donation-canyon-example = Er grenst geen ravijn aan je nederzettingen, dus de eerste van de 3 mag op elk vrij ravijnveld. De volgende komen ernaast.
tile-donation-desert = Gift: woestijn
tile-donation-desert-text = Bouw in je volgende beurt 3 nederzettingen op woestijnvelden, of zoveel als je kunt.
tile-donation-desert-example = Twee van de drie nederzettingen staan op woestijn. De derde mag aan elke eigen nederzetting grenzen.
tile-donation-flower = Gift: bloemen
tile-donation-flower-text = Bouw in je volgende beurt 3 nederzettingen op bloemenvelden, of zoveel als je kunt.
tile-donation-flower-example = Er zijn maar twee bloemenvelden vrij, dus deze gift bouwt 2 nederzettingen in plaats van 3.
tile-donation-forest = Gift: bos
tile-donation-forest-text = Bouw in je volgende beurt 3 nederzettingen op bosvelden, of zoveel als je kunt.
tile-donation-forest-example = Deze gift bouwt 3 nederzettingen op bos. Elk moet aan een eigen nederzetting grenzen, maar dat mag telkens een andere zijn.
tile-donation-water = Gift: water
tile-donation-water-text = Bouw in je volgende beurt 3 nederzettingen op watervelden, of zoveel als je kunt.
tile-donation-water-example = Deze gift bouwt 3 nederzettingen op water, indien mogelijk elk naast een eigen nederzetting. Eén is gebouwd, twee volgen nog.
tile-donation-mountain = Gift: berg
tile-donation-mountain-text = Bouw in je volgende beurt 3 nederzettingen op bergvelden, of zoveel als je kunt.
tile-donation-mountain-example = Deze gift bouwt 3 nederzettingen op bergen. Hier is de eerste aan de beurt, naast een eigen nederzetting.
tile-resettlement = Verhuizen
tile-resettlement-text = Zet in je volgende beurt in totaal hoogstens 4 stappen met je nederzettingen.
tile-resettlement-example = Verhuizen geeft je 4 losse stappen, voor één nederzetting of voor meer. De opgepakte mag naar elk vrij bebouwbaar veld ernaast.
tile-outpost = Voorpost
tile-outpost-text = In je volgende beurt hoef je één nederzetting niet aangrenzend te bouwen.
tile-outpost-example = Je kaart toont gras, en er grenst gras aan je nederzettingen. Met Voorpost mag één nederzetting toch op elk vrij grasveld.
tile-sword = Zwaard
tile-sword-text = Verwijder in je volgende beurt één nederzetting van elke andere speler.
tile-sword-text-strikes-one = Verwijder in je volgende beurt één nederzetting van één andere speler.
tile-sword-example = Zwaard haalt van elke andere speler één nederzetting naar jouw keuze van het speelveld. Ze gaat terug naar diens voorraad.
tile-treasure = Schat
tile-treasure-text = Direct 3 goud.
tile-treasure-example = Bouw naast de schat en je krijgt direct 3 goud. Daarna is de tegel weg.
card-families = Gezinnen
card-families-text = Direct 2 goud als de 3 nederzettingen van je verplichte actie naast elkaar in een rechte lijn liggen.
card-families-example = Je bouwde je drie nederzettingen naast elkaar in één rechte lijn: direct 2 goud.
card-shepherds = Herders
card-shepherds-text = Direct 2 goud voor elke nederzetting die je bouwt zonder dat er een leeg veld van dezelfde gebiedssoort aan grenst.
card-shepherds-example = Naast deze nederzetting is geen woestijn meer vrij: direct 2 goud. Vrije velden van andere soorten maken niet uit.
card-ambassadors = Ambassadeur
card-ambassadors-text = Direct 1 goud voor elke nederzetting die je naast een nederzetting van een andere speler bouwt.
card-ambassadors-example = Twee van de drie nederzettingen die je bouwde, grenzen aan een van speler 2: elk direct 1 goud.
