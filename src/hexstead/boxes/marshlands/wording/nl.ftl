# What Marshlands says, and the names and texts of its components.

ask-aside = { $tile }: leg een nederzetting apart tot je volgende beurt.
ask-react = { $who } nam de laatste tegel van een stadsveld.
ask-react-own = Je nam de laatste tegel van een stadsveld.
hint-react = { $tile }: bouw nu { $where }, of pas.

place-yours = van jou
    .free = nederzetting van jou
place-beside-one-own = naast precies één eigen nederzetting en geen andere
    .free = vrij veld naast precies één eigen nederzetting en geen andere
way-to-neighbour = naar een aangrenzend veld
    .free = vrij aangrenzend veld
way-leap = in een rechte lijn naar het eerste vrije bebouwbare veld
    .free = vrij bebouwbaar veld in een rechte lijn

why-settlements-only = Kies een nederzetting: { $figure-a } kun je niet apart leggen.
why-no-settlement = { $tile }: je hebt geen nederzetting op het speelveld.

event-set-aside = legde { $what-piece } apart

## Marshlands

box-marshlands = Marshlands
board-temple = Tempel
board-refuge = Schuilplaats
board-canoe = Kano
board-fountain = Fontein
tile-temple = Tempel
tile-temple-text = Haal een eigen nederzetting van het speelveld; bouw haar in je volgende beurt als extra nederzetting.
tile-temple-example = Tempel haalt een nederzetting naar keuze van het speelveld. In je volgende beurt bouw je haar weer, als extra nederzetting. De soldaat moet blijven staan.
tile-refuge = Schuilplaats
tile-refuge-text = Verplaats een eigen nederzetting naar een aangrenzend veld.
tile-refuge-example = Schuilplaats verplaatst een nederzetting naar een vrij bebouwbaar veld ernaast. Ze hoeft niet aan je andere te grenzen.
tile-canoe = Kano
tile-canoe-text = Als een andere speler de laatste tegel van een veld neemt, bouw je een nederzetting op moeras of water.
tile-canoe-text-react-to-own = Als een speler, ook jijzelf, de laatste tegel van een veld neemt, bouw je een nederzetting op moeras of water.
tile-canoe-example = Speler 2 nam net de laatste tegel van een Boerderij. Je Kano reageert: bouw een nederzetting op moeras of op water, indien mogelijk naast een eigen nederzetting.
tile-fountain = Fontein
tile-fountain-text = Bouw naast precies één eigen nederzetting, maar niet naast andere spelers.
tile-fountain-example = Fontein bouwt naast precies één eigen nederzetting, en niet naast een andere speler.
tile-temple-bonus = Tempel-bonusactie
tile-temple-bonus-text = De eerste nederzetting van je verplichte actie hoeft niet aan je eigen nederzettingen te grenzen.
tile-temple-bonus-example = Met beide tempeltegels mag je eerste nederzetting op elk grasveld, ook al grenst er gras aan je nederzettingen. De volgende twee bouw je aangrenzend.
tile-refuge-bonus = Schuilplaats-bonusactie
tile-refuge-bonus-text = Verplaats een eigen nederzetting in een rechte lijn, overal overheen, naar het eerste vrije bebouwbare veld.
tile-refuge-bonus-example = Met beide schuilplaatstegels springt een nederzetting in een rechte lijn naar het eerste vrije bebouwbare veld, over alles heen wat in de weg ligt.
tile-canoe-bonus = Kano-bonusactie
tile-canoe-bonus-text = Bouw een nederzetting op moeras of water.
tile-canoe-bonus-example = Met beide kanotegels bouw je ook in je eigen beurt op moeras of op water. Er grenst geen moeras aan je nederzettingen, dus elk moerasveld is goed.
tile-fountain-bonus = Fontein-bonusactie
tile-fountain-bonus-text = Je fonteinen bouwen ook op bergen.
tile-fountain-bonus-example = Met beide fonteintegels bouwt Fontein ook op bergen, nog altijd naast precies één eigen nederzetting.
card-geologists = Geologen
card-geologists-text = 2 goud voor elke berg die een nederzettingsgebied van jou met een andere berg verbindt. Bergvelden die aan elkaar grenzen zijn één berg.
card-geologists-example = Een nederzettingsgebied van jou verbindt twee bergen: elk 2 goud. De derde berg is nergens mee verbonden.
card-messengers = Koeriers
card-messengers-text = 2 goud voor elk veld op de kortste weg tussen je twee verst uiteenliggende nederzettingen van één nederzettingsgebied; een losse nederzetting levert niets op.
card-messengers-example = Van het ene einde van dit gebied naar het andere telt de kortste weg zes velden: elk 2 goud. Hij hoeft niet over je nederzettingen te lopen.
card-noblewomen = Jonkvrouwen
card-noblewomen-text = 5 goud voor elk speciaal veld waar jij de meeste nederzettingen naast hebt; paleizen leveren op wat ze altijd opleveren.
card-noblewomen-example = Elk speciaal veld levert 5 goud op voor wie er de meeste nederzettingen naast heeft. Jij hebt het kasteel en staat gelijk bij de stad.
card-vassals = Vazallen
card-vassals-text = 1 goud voor elke eigen nederzetting waar twee kwadranten aan elkaar grenzen.
card-vassals-example = Vier van je nederzettingen liggen waar twee kwadranten aan elkaar grenzen: elk 1 goud. De andere drie liggen verder naar binnen.
card-captains = Kapiteins
card-captains-text = 1 goud voor elke eigen nederzetting met minstens 3 andere van jou ernaast.
card-captains-example = Twee van je nederzettingen grenzen aan minstens 3 andere van jou: elk 1 goud.
card-scouts = Verkenners
card-scouts-text = 1 goud voor elke eigen nederzetting naast de gebiedssoort zonder kaarten, maar niet erop.
card-scouts-example = Woestijn is geloot als gebiedssoort zonder kaarten. Vier van je nederzettingen liggen naast woestijn: elk 1 goud. Die op woestijn levert niets op.
card-palaces = Paleizen
card-palaces-text = 5 goud voor elk paleis waar jij de meeste nederzettingen naast hebt.
card-palaces-example = Bij het linkerpaleis hebben jij en speler 2 evenveel nederzettingen: elk 5 goud. Het rechter is voor speler 2 alleen.
