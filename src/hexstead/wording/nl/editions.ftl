# Editions and house rules.

edition-big-box = Big Box
edition-big-box-nl = Big Box, Nederlands
edition-newest = Nieuwste uitgave van het basisspel
variant-strikes-one = Zwaard verwijdert een stuk van één andere speler, niet van elke.
variant-knights-stay-on-the-mainland = Ridders kijkt niet naar de lijnen van het eiland.
variant-react-to-own = Kano mag ook reageren als de eigenaar zelf de laatste tegel van een veld neemt.
variant-passing-only-lead-builds = Verkenners tellen alleen om ernaast te bouwen, verder nergens voor.
option-lords-need-a-settlement = Lords vergt een nederzetting
option-lords-need-a-settlement-text = Lords levert niets op voor een kwadrant waarin je geen nederzetting hebt.
option-capitols-are-castles = Hoofdsteden zijn kastelen
option-capitols-are-castles-text = Een kasteel onder een hoofdstad levert toch 3 goud op.
option-figures-stay = Eenheden blijven staan
option-figures-stay-text = Een soldaat, koets of schip verplaats je alleen met de eigen tegel.
option-swamp-cards-always = Altijd moeraskaarten
option-swamp-cards-always-text = De moeraskaarten van Marshlands zitten altijd in de stapel; zonder moeras op het speelveld gebruik je hun andere gebiedssoort.
