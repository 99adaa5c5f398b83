# What Harvest says, and the names and texts of its components.

ask-repeat = { $tile }: Wähle ein Plättchen, das du noch einmal nutzt.
ask-spend = { $tile }: Baue { $where } für je ein Siedlungsplättchen.
ask-store = { $tile }: Nimm noch ein Siedlungsplättchen.
ask-scout = { $tile }: Setze einen Späher { $where }.
# $ways: `silo-build` and `silo-go`, joined by "or"; $silos: how many silos there are to empty, with this one.
ask-silo = { $tile }: { $ways-or }.
ask-silo-nothing = { $tile }: Nichts zu bauen oder zu versetzen. Hör auf.
hint-repeat = Wähle es unter deinen Plättchen.
hint-spend = { $count ->
    [one] Du hast 1 Siedlungsplättchen.
   *[other] Du hast { $count } Siedlungsplättchen.
}
hint-spend-or-store = { $count ->
    [one] Du hast 1 Siedlungsplättchen. Oder nimm noch eines.
   *[other] Du hast { $count } Siedlungsplättchen. Oder nimm noch eines.
}
hint-silo = { $silos ->
    [0] Neben deinen Siedlungen, oder hör auf. Das ist dein letztes Silo.
    [one] Neben deinen Siedlungen, oder hör auf. Danach noch 1 Silo.
   *[other] Neben deinen Siedlungen, oder hör auf. Danach noch { $silos } Silos.
}
hint-silo-move = { $silos ->
    [0] Neben deinen Siedlungen. Das ist dein letztes Silo.
    [one] Neben deinen Siedlungen. Danach noch 1 Silo.
   *[other] Neben deinen Siedlungen. Danach noch { $silos } Silos.
}
# $count: 3 at first, then less.
silo-build = { $count ->
    [one] 1 bauen
   *[other] bis zu { $count } bauen
}
silo-go = { $count ->
    [one] 1 versetzen
   *[other] bis zu { $count } versetzen
}

place-on-anything = auf Land, Wasser oder Berg
    .many = auf Land, Wasser oder Berge
    .none = kein freies Land, Wasser oder Bergfeld
place-beside-own = { $where } neben deinen Siedlungen
    .many = { $where-many } neben deinen Siedlungen
    .none = { $where-none } neben deinen Siedlungen
place-next-to-own = angrenzend an deine Siedlungen
    .many = angrenzend an deine Siedlungen
    .none = kein freies Feld neben deinen Siedlungen
way-own-area = neben ihr Siedlungsgebiet
    .many = neben ihr Siedlungsgebiet
    .none = kein freies Feld neben ihrem Siedlungsgebiet

why-choose-tile = Wähle zuerst eines deiner Plättchen.
why-no-number = Du hast kein Siedlungsplättchen zum Abgeben.
why-moved-already = Für dieses Silo hast du hier schon versetzt. Wähle eine andere Siedlung.
why-nothing-to-repeat = { $tile }: Keines deiner anderen Plättchen lässt sich noch einmal nutzen.
why-no-number-left = { $tile }: Es ist kein Siedlungsplättchen mehr da, und du hast keines zum Abgeben.

## Names and texts

box-harvest = Harvest
board-bazaar = Basar
board-mountain-station = Bergstation
board-cathedral = Dom
board-university = Universität
tile-bazaar = Basar
    .acc = den Basar
    .dat = dem Basar
tile-bazaar-text = Nutze ein anderes deiner Ortsplättchen noch einmal. Späher und ein Stadtplättchen aus diesem Zug darfst du neu setzen; ein zweites Siedlungsplättchen gibt es nicht.
tile-bazaar-example = Mit der Farm hast du gerade eine Siedlung auf ein Grasfeld gebaut. Mit dem Basar nutzt du die Farm noch einmal und baust noch eine.
tile-water-mill = Wassermühle
    .acc = die Wassermühle
    .dat = der Wassermühle
tile-water-mill-text = Baue eine Siedlung neben Wasser.
tile-water-mill-example = Mit der Wassermühle baust du auf ein bebaubares Feld neben Wasser, wenn möglich angrenzend an deine Siedlungen.
tile-mountain-station = Bergstation
    .acc = die Bergstation
    .dat = der Bergstation
tile-mountain-station-text = Baue eine Siedlung neben einem Berg.
tile-mountain-station-example = Mit der Bergstation baust du auf ein bebaubares Feld neben einem Berg, wenn möglich angrenzend an deine Siedlungen.
tile-scout-cabin = Späherhütte
    .acc = die Späherhütte
    .dat = der Späherhütte
tile-scout-cabin-text = Setze bis zu 2 Späher neben deine Siedlungen; bis zum Ende deines Zuges zählen sie als Siedlungen.
tile-scout-cabin-text-passing-only-lead-builds = Setze bis zu 2 Späher neben deine Siedlungen; bis zum Ende deines Zuges darfst du neben ihnen bauen.
tile-scout-cabin-example = Setze bis zu 2 Späher auf freie Felder neben deinen Siedlungen, auch auf Wasser und Berge. Sie helfen dir in diesem Zug, dann gehen sie zurück.
tile-cathedral = Dom
    .acc = den Dom
    .dat = dem Dom
tile-cathedral-text = Nimm ein Siedlungsplättchen, oder gib welche ab und baue ebenso viele Siedlungen auf das Gelände deiner Karte.
tile-cathedral-example = Deine Karte zeigt Canyon, und du gibst Siedlungsplättchen ab, um dort zu bauen. Die erste Siedlung steht, ein Siedlungsplättchen ist noch übrig.
tile-watchtower = Wachturm
    .acc = den Wachturm
    .dat = dem Wachturm
tile-watchtower-text = Baue eine Siedlung neben einer fremden Siedlung.
tile-watchtower-example = Mit dem Wachturm baust du neben einer fremden Siedlung, wenn möglich angrenzend an deine.
tile-university = Universität
    .acc = die Universität
    .dat = der Universität
tile-university-text = Baue eine Siedlung neben einem Sonderfeld.
tile-university-example = Mit der Universität baust du neben einem Sonderfeld, etwa einem Ort, einer Burg oder einem Silo, wenn möglich angrenzend an deine Siedlungen.
tile-palisade = Palisade
    .acc = die Palisade
    .dat = der Palisade
tile-palisade-text = Versetze eine deiner Siedlungen auf ein Feld neben dem Rest ihres Siedlungsgebiets.
tile-palisade-example = Mit der Palisade versetzt du eine Siedlung auf ein freies bebaubares Feld neben dem Rest ihres Siedlungsgebiets. Das rechts ist ein anderes.
tile-farm-action = Farmland-Aktion
    .acc = die Farmland-Aktion
    .dat = der Farmland-Aktion
tile-farm-action-text = Baue einmal pro Zug eine Siedlung auf Farmland neben deinen eigenen.
tile-farm-action-example = Einmal pro Zug darfst du auf Farmland bauen, aber nur neben deinen Siedlungen. Du brauchst kein Plättchen dafür.
tile-silo-harvest = Silo-Ernte
    .acc = die Silo-Ernte
    .dat = der Silo-Ernte
tile-silo-harvest-text = Nach der letzten Runde: Baue für jedes Silo neben dir bis zu 3 Siedlungen oder versetze bis zu 3 verschiedene, immer angrenzend an deine Siedlungen.
tile-silo-harvest-example = Die letzte Runde ist vorbei. Für das Silo neben dir baust du bis zu 3 Siedlungen angrenzend an deine oder versetzt bis zu 3 davon.
card-rangers = Waldläufer
card-rangers-text = 2 Gold für jede horizontale Linie mit genau einer deiner Siedlungen.
card-rangers-example = Auf drei horizontalen Linien steht genau eine deiner Siedlungen: je 2 Gold. Die Linie mit zweien bringt nichts.
card-chainers = Wirt
card-chainers-text = 1 Gold für jede deiner Siedlungen mit genau 2 eigenen daneben.
card-chainers-example = Vier Siedlungen dieser Kette haben genau 2 deiner anderen neben sich: je 1 Gold. An den Enden ist es 1, bei der rechten in der Mitte sind es 3.
card-mayors = Bürgermeister
card-mayors-text = 4 Gold für jede horizontale Linie, auf der du vor allen anderen 4 Siedlungen hattest.
card-mayors-example = Vor allen anderen hast du 4 Siedlungen auf dieser Linie. Eine aus deinem Vorrat markiert sie auf Dauer: 4 Gold.
card-travellers = Abenteurer
card-travellers-text = 1 Gold für jede deiner Siedlungen am Rand des Spielplans.
card-travellers-example = Vier deiner Siedlungen liegen am Rand des Spielplans: je 1 Gold. Auch die in der Ecke zählt nur einmal.
card-homesteaders = Landbesitzer
card-homesteaders-text = 1 Gold für jede Siedlung in dem Quadranten, in dem du die meisten hast.
card-homesteaders-example = Im Quadranten oben links hast du die meisten Siedlungen, nämlich vier: je 1 Gold.
card-rovers = Vagabund
card-rovers-text = Am Ende deines Zuges 1 Gold für jeden Quadranten, in dem du gebaut hast.
card-rovers-example = In diesem Zug hast du in zwei Quadranten gebaut: Am Ende des Zuges gibt es für jeden 1 Gold.
figure-scout = Späher
    .lower = Späher
    .a = ein Späher
    .A = Ein Späher
    .the = der Späher
    .many = Späher
    .acc = einen Späher
    .dat = einem Späher
    .This = Dieser Späher
    .that = diesen Späher
    .no = keinen Späher
    .one = einen
    .your = deinen Späher
    .it = ihn
