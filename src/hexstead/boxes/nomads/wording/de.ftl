# What the Nomads say, and the names and texts of their components.

ask-wall = { $tile }: Setze eine Mauer { $where }.
ask-first-step = { $tile }: Wohin? Höchstens noch { $count } { $count ->
    [one] Schritt
   *[other] Schritte
}.
ask-strike = { $tile }: Wähle eine fremde Siedlung.
hint-strike = { $count ->
    [one] Noch eine Figur.
   *[other] Von allen anderen je eine Figur: noch { $count }.
}

place-beside-three = neben mindestens 3 deiner Siedlungen
    .many = neben mindestens 3 deiner Siedlungen
    .none = kein freies Feld neben mindestens 3 deiner Siedlungen
place-foreign = bei den anderen
    .many = bei den anderen
    .none = keine fremde Siedlung
way-slide = so weit wie möglich geradeaus
    .many = so weit wie möglich geradeaus
    .none = kein freies Feld in gerader Linie
way-step-by-step = Schritt für Schritt auf bebaubare Felder
    .many = Schritt für Schritt auf bebaubare Felder
    .none = kein freies bebaubares Feld daneben

why-no-wall = { $tile }: Es ist keine Steinmauer mehr da.
why-not-foreign = Wähle eine fremde Siedlung.
why-struck = Von dieser Person hast du schon eine Siedlung entfernt.
why-fixed = { $figure-A } verlässt den Plan nie.
why-no-foreign = { $tile }: Von den anderen lässt sich nichts entfernen.

event-walled = { $what } zugemauert

## Names and texts

box-nomads = Nomads
board-quarry = Steinbruch
board-caravan = Karawane
board-village = Dorf
board-garden = Garten
tile-quarry = Steinbruch
    .acc = den Steinbruch
    .dat = dem Steinbruch
tile-quarry-text = Setze 1 oder 2 Steinmauern auf das Gelände deiner Karte, jede neben eine deiner Siedlungen.
tile-quarry-example = Deine Karte zeigt Wald, also setzt du mit dem Steinbruch 1 oder 2 Steinmauern auf freie Waldfelder neben deinen Siedlungen. Eine steht schon.
tile-caravan = Karawane
    .acc = die Karawane
    .dat = der Karawane
tile-caravan-text = Versetze eine deiner Siedlungen in gerader Linie, bis sie auf ein Hindernis stößt.
tile-caravan-example = Mit der Karawane zieht eine Siedlung in gerader Linie so weit wie möglich. Wasser, ein Berg, eine Siedlung oder der Rand des Spielplans hält sie auf.
tile-village = Dorf
    .acc = das Dorf
    .dat = dem Dorf
tile-village-text = Baue eine Siedlung neben mindestens 3 deiner Siedlungen.
tile-village-example = Mit dem Dorf baust du, wo mindestens 3 deiner eigenen Siedlungen angrenzen. Zwei von dir und eine von Person 2 reichen nicht.
tile-garden = Garten
    .acc = den Garten
    .dat = dem Garten
tile-garden-text = Baue eine Siedlung auf ein Blumenfeld.
tile-garden-example = Mit dem Garten baust du auf ein Blumenfeld, wenn möglich angrenzend an deine Siedlungen.
tile-donation-grass = Spende Gras
    .acc = die Spende Gras
    .dat = der Spende Gras
tile-donation-grass-text = Baue in deinem nächsten Zug 3 Siedlungen auf Grasfelder, oder so viele wie möglich.
tile-donation-grass-example = Mit dieser Spende baust du 3 Siedlungen auf Grasfelder, jede wenn möglich angrenzend. Eine ist gebaut, zwei folgen noch.
tile-donation-canyon = Spende Canyon
    .acc = die Spende Canyon
    .dat = der Spende Canyon
tile-donation-canyon-text = Baue in deinem nächsten Zug 3 Siedlungen auf Canyonfelder, oder so viele wie möglich.
tile-donation-canyon-example = Kein Canyonfeld grenzt an deine Siedlungen, also darf die erste der 3 auf jedes freie. Die nächsten kommen daneben.
tile-donation-desert = Spende Wüste
    .acc = die Spende Wüste
    .dat = der Spende Wüste
tile-donation-desert-text = Baue in deinem nächsten Zug 3 Siedlungen auf Wüstenfelder, oder so viele wie möglich.
tile-donation-desert-example = Zwei der drei Siedlungen stehen auf Wüstenfeldern. Die dritte darf an jede deiner Siedlungen angrenzen.
tile-donation-flower = Spende Blumen
    .acc = die Spende Blumen
    .dat = der Spende Blumen
tile-donation-flower-text = Baue in deinem nächsten Zug 3 Siedlungen auf Blumenfelder, oder so viele wie möglich.
tile-donation-flower-example = Nur zwei Blumenfelder sind frei, also baust du mit dieser Spende 2 Siedlungen statt 3.
tile-donation-forest = Spende Wald
    .acc = die Spende Wald
    .dat = der Spende Wald
tile-donation-forest-text = Baue in deinem nächsten Zug 3 Siedlungen auf Waldfelder, oder so viele wie möglich.
tile-donation-forest-example = Mit dieser Spende baust du 3 Siedlungen auf Waldfelder. Jede muss an eine deiner Siedlungen angrenzen, aber es darf jedes Mal eine andere sein.
tile-donation-water = Spende Wasser
    .acc = die Spende Wasser
    .dat = der Spende Wasser
tile-donation-water-text = Baue in deinem nächsten Zug 3 Siedlungen auf Wasserfelder, oder so viele wie möglich.
tile-donation-water-example = Mit dieser Spende baust du 3 Siedlungen auf Wasserfelder, jede wenn möglich angrenzend. Eine ist gebaut, zwei folgen noch.
tile-donation-mountain = Spende Berg
    .acc = die Spende Berg
    .dat = der Spende Berg
tile-donation-mountain-text = Baue in deinem nächsten Zug 3 Siedlungen auf Bergfelder, oder so viele wie möglich.
tile-donation-mountain-example = Mit dieser Spende baust du 3 Siedlungen auf Bergfelder. Hier kommt die erste, angrenzend an deine Siedlungen.
tile-resettlement = Umsiedlung
    .acc = die Umsiedlung
    .dat = der Umsiedlung
tile-resettlement-text = Geh in deinem nächsten Zug mit deinen Siedlungen zusammen bis zu 4 einzelne Schritte.
tile-resettlement-example = Die Umsiedlung gibt dir 4 einzelne Schritte für eine oder mehrere Siedlungen. Die gewählte darf auf jedes freie bebaubare Feld daneben.
tile-outpost = Vorposten
    .acc = den Vorposten
    .dat = dem Vorposten
tile-outpost-text = Baue in deinem nächsten Zug eine Siedlung, die nicht an deine anderen angrenzen muss.
tile-outpost-example = Deine Karte zeigt Gras, und Grasfelder grenzen an deine Siedlungen. Mit dem Vorposten darf eine Siedlung trotzdem auf jedes freie Grasfeld.
tile-sword = Schwert
    .acc = das Schwert
    .dat = dem Schwert
tile-sword-text = Entferne in deinem nächsten Zug je eine Siedlung aller anderen.
tile-sword-text-strikes-one = Entferne in deinem nächsten Zug eine einzige fremde Siedlung.
tile-sword-example = Mit dem Schwert nimmst du allen anderen je eine Siedlung deiner Wahl vom Plan. Sie kommt zurück in ihren Vorrat.
tile-treasure = Schatz
    .acc = den Schatz
    .dat = dem Schatz
tile-treasure-text = Sofort 3 Gold.
tile-treasure-example = Baue neben dem Schatz und nimm sofort 3 Gold. Danach ist das Plättchen weg.
card-families = Familien
card-families-text = Sofort 2 Gold, wenn die 3 Siedlungen deiner Pflichtaktion nebeneinander in gerader Linie liegen.
card-families-example = Du hast deine drei Siedlungen nebeneinander in einer geraden Linie gebaut: sofort 2 Gold.
card-shepherds = Hirten
card-shepherds-text = Sofort 2 Gold für jede gebaute Siedlung, neben der kein Feld desselben Geländes mehr frei ist.
card-shepherds-example = Neben dieser Siedlung ist kein Wüstenfeld mehr frei: sofort 2 Gold. Freie Felder anderer Gelände sind egal.
card-ambassadors = Botschafter
card-ambassadors-text = Sofort 1 Gold für jede Siedlung, die du neben einer fremden baust.
card-ambassadors-example = Zwei der drei gebauten Siedlungen grenzen an eine von Person 2: sofort je 1 Gold.
