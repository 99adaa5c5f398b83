# Why something can't be chosen now: the answer to "Why not?".
# $kind: the terrain of the hex; $where: a place or a way; $tile: the name of a tile; $figure: of a figure.

why-no-hex = Zo’n veld is er niet op het speelveld.
why-over = Het spel is afgelopen.
why-own = Daar staat al een nederzetting van jou.
why-other = Daar staat een nederzetting van een andere speler.
why-wall = Daar staat een stenen muur.
why-blocked = Velden naast { $figure-or-a } zijn geblokkeerd.
why-origin = Daar staat de nederzetting al.
    .way = Kies een ander veld.
why-special = Op { $kind-a } kun je niet bouwen.
# $text: what the tile does; $count: how many of them are left here.
why-location = Op { $tile } kun je niet bouwen.
    .way = { $count ->
        [0] De tegels zijn hier op.
       *[other] Bouw ernaast en je krijgt de tegel: ‘{ $text }’
    }
why-card = Dat is { $kind-a }.
    .way = Je kaart toont { $card }.
why-unsuitable = Op { $kind-on } kan hier niemand bouwen.
why-place-build = Dat is { $kind-a }.
    .way = { $tile } bouwt { $where }.
why-place-move = Dat is { $kind-a }.
    .way = { $tile } verplaatst een nederzetting { $where }.
why-place-figure = Dat is { $kind-a }.
    .way = Bij { $tile } zet je je stuk { $where }.
why-adjacent = Je moet aangrenzend bouwen.
    .way = { $count ->
        [one] { $count } vrij veld grenst
       *[other] { $count } vrije velden grenzen
    } aan je nederzettingen.
why-adjacent-on = Je moet aangrenzend bouwen.
    .way = { $count ->
        [one] { $count } vrij { $kind-hex } grenst
       *[other] { $count } vrije { $kind-hexes } grenzen
    } aan je nederzettingen.
why-adjacent-move = Blijf naast je andere nederzettingen.
    .way = Daar { $count ->
        [one] is { $count } veld
       *[other] zijn { $count } velden
    } vrij.
why-adjacent-move-on = Blijf naast je andere nederzettingen.
    .way = Daar { $count ->
        [one] is { $count } { $kind-hex }
       *[other] zijn { $count } { $kind-hexes }
    } vrij.
why-no-neighbour = Het veld moet aan een van je nederzettingen grenzen.
why-not-a-settlement = Kies eerst een van je nederzettingen.
why-not-yours = Die nederzetting is niet van jou.
    .way = Kies er een van jezelf.
why-stuck = Deze nederzetting kan nergens heen: je moet haar { $where } verplaatsen.
why-stuck-figure = { $figure-this } kan nergens heen: je moet { $figure-it } { $where } verplaatsen.
why-figure = { $figure-this } verplaats je alleen met de bijbehorende tegel.
why-stays = { $figure-A } blijft op zijn plek.
why-choose-card = Kies eerst een van je kaarten.
why-no-card = Er is geen gebiedskaart meer om mee te bouwen.
why-none-left = Je hebt geen { $figure-lower } meer.
    .way = Kies er een om terug te nemen.
why-only-buttons = Alles is gebouwd.
    .way = Gebruik een tegel of beëindig je beurt.
why-not-now = Dat kan nu niet.
why-finish = Rond eerst { $tile } af.
why-build-before-end = Bouw eerst nog { $count } { $count ->
    [one] nederzetting
   *[other] nederzettingen
} { $where }.
why-no-tile = Je hebt geen tegel { $tile }.
why-fresh = Je kunt { $tile } vanaf je volgende beurt gebruiken.
why-used = Je hebt { $tile } deze beurt al gebruikt.
why-between = { $tile } gebruik je voor of na het bouwen, niet tussendoor.
why-passive = { $tile } werkt vanzelf.
why-reaction = { $tile } gebruik je als een andere speler de laatste tegel van een veld neemt.
why-reaction-to-any = { $tile } gebruik je als een speler, ook jijzelf, de laatste tegel van een veld neemt.
why-not-in-build = { $tile } gebruik je tijdens het bouwen, als je er meer velden door krijgt.
why-supply = { $tile }: je hebt geen nederzetting meer om te bouwen.
why-no-draw = { $tile }: er is geen gebiedskaart meer om te trekken.
why-none-to-place = { $tile }: je hebt er geen meer om te plaatsen.
why-no-room = { $tile }: naast je nederzettingen is er geen plaats voor.
why-nowhere = { $tile }: er is geen { $where-free }.
why-nowhere-near = { $tile }: er is geen { $where-free } naast je nederzettingen.
why-no-mover = { $tile }: je kunt geen van je nederzettingen { $where } verplaatsen.

# Taking back.
why-take-back-over = Het spel is afgelopen: je kunt niets meer ongedaan maken.
why-take-back-nothing = Er valt niets ongedaan te maken.
why-take-back-other = Een andere speler is al verdergegaan: ongedaan maken kan niet meer.
why-take-back-card = Daarbij werd een gedekte kaart getoond: dat kun je niet ongedaan maken.
why-cancel-nothing = Er is geen tegel om terug te leggen.
