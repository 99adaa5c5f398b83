# What Harvest says, and the names and texts of its components.

ask-repeat = { $tile }: kies een tegel om nog eens te gebruiken.
ask-spend = { $tile }: bouw { $where } voor één fiche per nederzetting.
ask-store = { $tile }: neem er een nederzettingsfiche bij.
ask-scout = { $tile }: zet een verkenner { $where }.
# $ways: `silo-build` and `silo-go`, joined by "of"; $silos: how many silos there are to empty, with this one.
ask-silo = { $tile }: { $ways-or }.
ask-silo-nothing = { $tile }: bouwen of verplaatsen kan niet. Stop hier.
hint-repeat = Kies hem tussen je tegels.
hint-spend = { $count ->
    [one] Je hebt 1 fiche.
   *[other] Je hebt { $count } fiches.
}
hint-spend-or-store = { $count ->
    [one] Je hebt 1 fiche. Of neem er een bij.
   *[other] Je hebt { $count } fiches. Of neem er een bij.
}
hint-silo = { $silos ->
    [0] Naast een eigen nederzetting, of stop. Dit is je laatste silo.
    [one] Naast een eigen nederzetting, of stop. Hierna nog 1 silo.
   *[other] Naast een eigen nederzetting, of stop. Hierna nog { $silos } silo’s.
}
hint-silo-move = { $silos ->
    [0] Naast een eigen nederzetting. Dit is je laatste silo.
    [one] Naast een eigen nederzetting. Hierna nog 1 silo.
   *[other] Naast een eigen nederzetting. Hierna nog { $silos } silo’s.
}
# $count: 3 at first, then less.
silo-build = { $count ->
    [one] bouw 1 nederzetting
   *[other] bouw tot { $count } nederzettingen
}
silo-go = { $count ->
    [one] verplaats er 1
   *[other] verplaats er tot { $count }
}

place-on-anything = op land, water of een berg
    .free = vrij veld op land, water of een berg
place-beside-own = { $where } naast een eigen nederzetting
    .free = { $where-free } naast een eigen nederzetting
place-next-to-own = naast een eigen nederzetting
    .free = vrij veld naast een eigen nederzetting
way-own-area = naar een veld naast hetzelfde nederzettingsgebied
    .free = vrij veld naast hetzelfde nederzettingsgebied

why-choose-tile = Kies eerst een van je tegels.
why-no-number = Je hebt geen nederzettingsfiche om in te leveren.
why-moved-already = Dit stuk heb je voor deze silo al verplaatst. Kies een ander.
why-nothing-to-repeat = { $tile }: je hebt geen andere tegel die je nog eens kunt gebruiken.
why-no-number-left = { $tile }: er is geen nederzettingsfiche meer, en je hebt er geen om in te leveren.

## Harvest

box-harvest = Harvest
board-bazaar = Bazaar
board-mountain-station = Bergstation
board-cathedral = Kathedraal
board-university = Universiteit
tile-bazaar = Bazaar
tile-bazaar-text = Gebruik een van je andere stadstegels nog een keer. Verkenners en een stedentegel van deze beurt mag je opnieuw plaatsen; een tweede nederzettingsfiche krijg je niet.
tile-bazaar-example = Boerderij heeft net een nederzetting op gras gebouwd. Bazaar gebruikt Boerderij nog een keer, dus je bouwt er nog een.
tile-water-mill = Watermolen
tile-water-mill-text = Bouw een nederzetting naast water.
tile-water-mill-example = Watermolen bouwt op een bebouwbaar veld naast water, indien mogelijk naast je eigen nederzettingen.
tile-mountain-station = Bergstation
tile-mountain-station-text = Bouw een nederzetting naast een berg.
tile-mountain-station-example = Bergstation bouwt op een bebouwbaar veld naast een berg, indien mogelijk naast je eigen nederzettingen.
tile-scout-cabin = Verkennershut
tile-scout-cabin-text = Plaats tot 2 verkenners naast je eigen nederzettingen; ze tellen tot het einde van je beurt als nederzetting.
tile-scout-cabin-text-passing-only-lead-builds = Plaats tot 2 verkenners naast je nederzettingen; tot het einde van je beurt mag je ernaast bouwen.
tile-scout-cabin-example = Plaats tot 2 verkenners op vrije velden naast je nederzettingen, ook op water en bergen. Ze helpen je deze beurt en gaan dan weer weg.
tile-cathedral = Kathedraal
tile-cathedral-text = Neem een nederzettingsfiche, of lever er een aantal in en bouw evenveel nederzettingen op de gebiedssoort van je kaart.
tile-cathedral-example = Je kaart toont ravijn, en je levert nederzettingsfiches in om daar te bouwen. De eerste is gebouwd, en er is nog één fiche over.
tile-watchtower = Uitkijktoren
tile-watchtower-text = Bouw een nederzetting naast een nederzetting van een andere speler.
tile-watchtower-example = Uitkijktoren bouwt naast een nederzetting van een andere speler, indien mogelijk ook naast een van jou.
tile-university = Universiteit
tile-university-text = Bouw een nederzetting naast een speciaal veld.
tile-university-example = Universiteit bouwt naast een speciaal veld, zoals een stad, een kasteel of een silo, indien mogelijk naast je eigen nederzettingen.
tile-palisade = Palissade
tile-palisade-text = Verplaats een eigen nederzetting naar een veld naast de rest van hetzelfde nederzettingsgebied.
tile-palisade-example = Palissade verplaatst een nederzetting naar een vrij bebouwbaar veld naast de rest van haar eigen gebied. Het gebied rechts is een ander.
tile-farm-action = Landbouwactie
tile-farm-action-text = Bouw eenmaal per beurt een nederzetting op landbouwgrond naast een eigen nederzetting.
tile-farm-action-example = Eenmaal per beurt mag je op landbouwgrond bouwen, maar alleen naast je eigen nederzettingen. Je hebt er geen tegel voor nodig.
tile-silo-harvest = Silo-oogst
tile-silo-harvest-text = Na de laatste ronde mag je voor elke silo naast je nederzettingen tot 3 nederzettingen bouwen of tot 3 verschillende verplaatsen, altijd naast een eigen nederzetting.
tile-silo-harvest-example = De laatste ronde is voorbij. Voor de silo naast je bouw je tot 3 nederzettingen naast je eigen nederzettingen, of verplaats je er tot 3.
card-rangers = Woudloper
card-rangers-text = 2 goud voor elke horizontale lijn met precies één nederzetting van jou.
card-rangers-example = Op drie lijnen ligt precies één nederzetting van jou: elk 2 goud. De lijn met twee levert niets op.
card-chainers = Waard
card-chainers-text = 1 goud voor elke eigen nederzetting met precies 2 andere van jou ernaast.
card-chainers-example = Vier nederzettingen van deze keten grenzen aan precies 2 andere van jou: elk 1 goud. De uiteinden grenzen aan 1, en die rechts in het midden grenst aan 3.
card-mayors = Burgemeester
card-mayors-text = 4 goud voor elke horizontale lijn waar jij als eerste 4 nederzettingen had.
card-mayors-example = Jij hebt als eerste 4 nederzettingen op deze lijn. Een nederzetting uit je voorraad markeert haar voorgoed: 4 goud.
card-travellers = Avonturier
card-travellers-text = 1 goud voor elke eigen nederzetting aan de rand van het speelveld.
card-travellers-example = Vier van je nederzettingen liggen aan de rand van het speelveld: elk 1 goud. Die in de hoek telt ook maar één keer.
card-homesteaders = Landeigenaar
card-homesteaders-text = 1 goud voor elke nederzetting in het kwadrant waar je er de meeste hebt.
card-homesteaders-example = In het kwadrant linksboven liggen de meeste van je nederzettingen, vier stuks: elk 1 goud.
card-rovers = Vagebond
card-rovers-text = Aan het einde van je beurt 1 goud voor elk kwadrant waarin je hebt gebouwd.
card-rovers-example = Deze beurt bouwde je in twee kwadranten: voor elk 1 goud als je beurt eindigt.
figure-scout = Verkenner
    .lower = verkenner
    .a = een verkenner
    .A = Een verkenner
    .the = de verkenner
    .many = verkenners
    .this = Deze verkenner
    .it = hem
