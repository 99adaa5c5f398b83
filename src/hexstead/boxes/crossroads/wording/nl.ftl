# What Crossroads says, and the names and texts of its components.
# Dutch forms of a figure: `.this` begins a sentence, `.it` is its pronoun.

ask-figure = { $tile }: plaats { $figure-a } { $where }.
ask-journey = { $tile }: verplaats je { $figure-lower } tot { $count } { $count ->
    [one] stap
   *[other] stappen
}.
ask-hall = { $tile }: kies het midden van 7 vrije velden.
ask-figure-back = { $tile }: kies je { $figure-lower } om terug te nemen.
hint-figure = Of kies { $figure-a } van jezelf om terug te nemen.
hint-journey = Stap voor stap. Of kies je { $figure-lower } om terug te nemen.
hint-hall = De stedentegel moet naast een eigen nederzetting liggen.

place-on-land = op een bebouwbaar veld of een berg
    .free = vrij veld op land of een berg
place-one-step = één stap verder, { $where }
    .free = vrij veld één stap verder
place-hall = op 7 vrije velden naast je nederzettingen
    .free = plek van 7 vrije velden
way-on-land = naar een bebouwbaar veld of een berg
    .free = vrij veld op land of een berg

## Crossroads

box-crossroads = Crossroads
board-lighthouse = Vuurtoren
board-barracks = Kazerne
board-city-hall = Raadshuis
board-monastery = Klooster
tile-lighthouse = Vuurtoren
tile-lighthouse-text = Plaats je schip op water, verplaats het tot 3 stappen, of neem het terug.
tile-lighthouse-text-figures-stay = Plaats je schip op water, verplaats het tot 3 stappen, of neem het terug. Geen andere tegel verplaatst het.
tile-lighthouse-example = Je schip vaart tot 3 stappen over vrij water. Kies het schip zelf om het terug te nemen.
tile-foresters-lodge = Boshut
tile-foresters-lodge-text = Bouw een nederzetting op een bosveld.
tile-foresters-lodge-example = Boshut bouwt op bos, indien mogelijk naast je eigen nederzettingen.
tile-barracks = Kazerne
tile-barracks-text = Plaats een soldaat of neem er een terug; niemand mag op een veld naast een soldaat komen.
tile-barracks-text-figures-stay = Plaats een soldaat of neem er een terug; niemand mag op een veld naast een soldaat komen. Geen tegel verplaatst een soldaat.
tile-barracks-example = Plaats een tweede soldaat, of neem die van jou terug. Naast een soldaat mag niemand bouwen of komen, dus het veld ertussen is geblokkeerd.
tile-crossroads = Kruispunt
tile-crossroads-text = Trek aan het einde van je beurt een extra gebiedskaart; kies in je volgende beurt een van je kaarten.
tile-crossroads-example = Kruispunt gaf je twee kaarten, gras en ravijn. Je koos ravijn, dus daar bouw je deze beurt.
tile-city-hall = Raadshuis
tile-city-hall-text = Leg eenmaal per spel je stedentegel op 7 vrije velden naast je nederzettingen.
tile-city-hall-example = De stedentegel bedekt 7 vrije velden en grenst aan een nederzetting van jou. Kies het middelste veld.
tile-fort = Buitenpost
tile-fort-text = Trek een gebiedskaart en bouw een nederzetting op die gebiedssoort.
tile-fort-example = Buitenpost trok een woestijnkaart: bouw een nederzetting op woestijn, naast een eigen nederzetting. Daarna wordt de kaart afgelegd.
tile-monastery = Klooster
tile-monastery-text = Bouw een nederzetting op een ravijnveld.
tile-monastery-example = Klooster bouwt op ravijn, indien mogelijk naast je eigen nederzettingen.
tile-wagon = Koets
tile-wagon-text = Plaats je koets op land of op een berg, verplaats haar daar tot 3 stappen, of neem haar terug.
tile-wagon-text-figures-stay = Plaats je koets op land, verplaats haar tot 3 stappen, ook over bergen, of neem haar terug. Geen andere tegel verplaatst haar.
tile-wagon-example = Je koets rijdt tot 3 stappen over vrij land en bergen. Kies de koets zelf om haar terug te nemen.
card-home-country = Vaderland
card-home-country-text = 5 goud als je een heel gebied van één soort bezet.
card-home-country-example = Alle velden van deze woestijn zijn van jou: 5 goud. Eén keer volstaat: een tweede heel gebied levert niets extra op.
card-fortress = Vesting
card-fortress-text = 6 goud als 6 eigen nederzettingen een andere van jou omringen.
card-fortress-example = Zes nederzettingen van jou omringen een zevende: 6 goud.
card-road = Straat
card-road-text = 7 goud voor 7 nederzettingen in een aaneengesloten diagonale lijn.
card-road-example = Zeven nederzettingen in één aaneengesloten diagonale lijn: 7 goud. Een horizontale lijn is geen straat.
card-place-of-refuge = Toevluchtsoord
card-place-of-refuge-text = 8 goud als 6 eigen nederzettingen een speciaal veld omringen.
card-place-of-refuge-example = Je nederzettingen liggen op alle 6 velden rond dit kasteel: 8 goud. Elk speciaal veld is goed.
card-advance = Vooruitgang
card-advance-text = 9 goud voor 7 nederzettingen aan één rand van het speelveld.
card-advance-example = Zeven van je nederzettingen liggen aan dezelfde rand van het speelveld: 9 goud. Ze hoeven niet aan elkaar te grenzen.
card-compass-points = Windrichtingen
card-compass-points-text = 10 goud voor een nederzetting aan elk van de 4 randen van het speelveld.
card-compass-points-example = Aan elk van de vier randen van het speelveld ligt een nederzetting van jou: 10 goud. Eén in een hoek telt voor twee randen.
figure-ship = Schip
    .lower = schip
    .a = een schip
    .A = Een schip
    .the = het schip
    .many = schepen
    .this = Dit schip
    .it = het
figure-warrior = Soldaat
    .lower = soldaat
    .a = een soldaat
    .A = Een soldaat
    .the = de soldaat
    .many = soldaten
    .this = Deze soldaat
    .it = hem
figure-city-hall = Stedentegel
    .lower = stedentegel
    .a = een stedentegel
    .A = Een stedentegel
    .the = de stedentegel
    .many = stedentegels
    .this = Deze stedentegel
    .it = hem
figure-wagon = Koets
    .lower = koets
    .a = een koets
    .A = Een koets
    .the = de koets
    .many = koetsen
    .this = Deze koets
    .it = haar
