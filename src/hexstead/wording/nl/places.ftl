# Where. A `place-` completes "Bouw een nederzetting ...", a `way-` completes "Verplaats een nederzetting ...".
# Dutch form: `.free` completes "Er is geen ...".

place-on = op { $terrain-on }
    .free = vrij { $terrain-hex }
place-on-card = op de gebiedssoort van je kaart
    .free = vrij veld van de gebiedssoort op je kaart
place-on-drawn = op de gebiedssoort die je trekt
    .free = vrij veld van de gebiedssoort die je trekt
place-on-either = op { $terrains-or-on }
    .free = vrij veld op { $terrains-or-on }
place-on-suitable = op een bebouwbaar veld
    .free = vrij bebouwbaar veld
place-on-edge = aan de rand van het speelveld
    .free = vrij veld aan de rand van het speelveld
place-beside = naast { $terrain-on }
    .free = vrij veld naast { $terrain-on }
place-beside-special = naast een speciaal veld
    .free = vrij veld naast een speciaal veld
place-beside-foreign = naast een stuk van een andere speler
    .free = vrij veld naast een stuk van een andere speler
place-at-line-ends = aan een uiteinde van een lijn van 3 of meer van jou
    .free = vrij uiteinde van een lijn van 3 of meer van jou
place-anywhere = op elk veld van die gebiedssoort
    .free = vrij veld van die gebiedssoort
place-nowhere = nergens
    .free = vrij veld

way-on = naar { $terrain-a }
    .free = vrij { $terrain-hex }
way-on-card = naar de gebiedssoort van je kaart
    .free = vrij veld van de gebiedssoort op je kaart
way-on-suitable = naar een bebouwbaar veld
    .free = vrij bebouwbaar veld
way-two-hexes = twee velden in een rechte lijn
    .free = vrij veld twee velden verder
