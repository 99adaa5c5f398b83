# The rules in our own words.

## The game

rule-aim = Ziel
rule-aim-text = Baue deine 40 Siedlungen so, dass dir die Kingdom Builder-Karten und die Burgen das meiste Gold bringen. Das meiste wird am Ende gezählt; rote Karten, Schätze und markierte Linien bringen schon während der Partie Gold.
rule-turn = Zug
rule-turn-text = Zeig deine Geländekarte und baue 3 Siedlungen auf dieses Gelände: Das ist deine Pflichtaktion. Davor oder danach, aber nicht zwischendurch, darfst du jedes deiner bereiten Plättchen einmal nutzen. Leg dann die Karte ab und zieh die nächste.
rule-building = Bauen
rule-building-text = Baue auf freie Felder, eine Siedlung nach der anderen. Jede muss an eine deiner Siedlungen angrenzen, wenn so ein Feld des Geländes frei ist; sonst darfst du überall auf dieses Gelände bauen.
rule-terrains = Gelände
rule-terrains-text = Gras, Canyon, Wüste, Blumen und Wald sind bebaubar. Wasser und Berge nur, wenn ein Plättchen es sagt; Burgen und Orte nie.
rule-full-terrain = Volles Gelände
rule-full-terrain-text = Ist kein Feld im Gelände deiner Karte mehr frei, kommt die Karte aus dem Spiel und du ziehst sofort eine neue, zu jedem Zeitpunkt deines Zuges, auch nach deiner letzten Siedlung. Was du noch bauen musst, und Plättchen, die deine Karte nutzen, richten sich dann nach dem neuen Gelände.
rule-terrain-cards = Geländekarten
rule-terrain-cards-text = Gespielte Karten kommen auf den Ablagestapel. Ist der Nachziehstapel leer, wenn jemand ziehen muss, mischt ihr den Ablagestapel und zieht davon weiter.
rule-taking-tiles = Plättchen nehmen
rule-taking-tiles-text = Baue oder versetze eine Siedlung neben einen Ort und nimm sofort 1 seiner Plättchen, wenn noch eines da ist. Von jedem Ortsfeld bekommst du in der ganzen Partie höchstens 1 Plättchen. Du nutzt es ab deinem nächsten Zug.
rule-losing-tiles = Plättchen verlieren
rule-losing-tiles-text = Wenn keine deiner Siedlungen mehr an ein Ortsfeld angrenzt, kommt sein Plättchen sofort aus dem Spiel: weil die letzte versetzt, durch ein Schwert entfernt oder durch einen Tempel beiseitegelegt wurde oder weil sie eine Figur war, die du zurückgenommen hast.
rule-equal-tiles = Gleiche Plättchen
rule-equal-tiles-text = Hast du 2 gleiche Plättchen von 2 Ortsfeldern, kannst du beide im selben Zug nutzen. Verlierst du eines davon, geht zuerst das schon genutzte.
rule-moving = Versetzen
rule-moving-text = Heb die Siedlung auf und setz sie dann auf ein anderes Feld. Mit Scheune, Hafen, Hängebrücke und Baumhaus kommt sie, wenn möglich, neben eine deiner anderen. Für alle anderen gilt, was auf dem Plättchen steht, ob deine Siedlungen in der Nähe sind oder nicht.
rule-running-out = Kaum noch Siedlungen
rule-running-out-text = Hast du weniger als 3 Siedlungen im Vorrat, baust du diese. Plättchen, die Siedlungen versetzen, funktionieren weiter.
rule-end-of-the-game = Ende des Spiels
rule-end-of-the-game-text = Wenn jemand keine Siedlung mehr im Vorrat hat, wird die Runde zu Ende gespielt, damit alle gleich viele Züge hatten. Eine Siedlung, die später zurückkommt, ändert daran nichts. Das meiste Gold gewinnt; bei Gleichstand wird der Sieg geteilt.
rule-set-up = Aufbau
rule-set-up-text = 4 Quadranten ergeben den Spielplan. Auf jedem Ortsfeld liegen 2 Plättchen, 3 Kingdom Builder-Karten liegen offen aus. Alle haben 40 Siedlungen und 1 verdeckte Geländekarte.
rule-who-begins = Wer beginnt
rule-who-begins-text = Bestimmt, wer beginnt, oder lost es aus. Gespielt wird im Uhrzeigersinn.
rule-area = Siedlungsgebiet
rule-area-text = Siedlungen einer Farbe, die aneinandergrenzen, bilden ein Siedlungsgebiet; auch eine allein ist eines.

## With expansions

rule-boards-of-several-boxes = Quadranten mehrerer Schachteln
rule-boards-of-several-boxes-text = Misch die Quadranten aller Schachteln, mit denen ihr spielen wollt, und zieh 4. Jeder Quadrant bringt mit, was zu ihm gehört: Nomadenplättchen, Aufgaben, Figuren oder Steinmauern.
rule-nomad-space = Nomadenfeld
rule-nomad-space-text = Auf jedem Nomadenfeld liegt 1 Plättchen offen; es wird nie ersetzt. Baue oder versetze eine Siedlung neben das Feld, um es zu nehmen. Nomadenfelder sind Sonderfelder: Karten, die für Orte Gold bringen, tun es auch für sie.
rule-nomad-tile = Nomadenplättchen
rule-nomad-tile-text = Nutze es einmal in dem Zug, nachdem du es genommen hast; am Ende dieses Zuges kommt es aus dem Spiel, genutzt oder nicht. Nimmst du es in einem fremden Zug, ist es für deinen Zug in der nächsten Runde. Du behältst es bis dahin, auch wenn deine Siedlungen das Feld verlassen. Manche Plättchen bringen stattdessen sofort Gold.
rule-red-card = Rote Karte
rule-red-card-text = Diese Kingdom Builder-Karte bringt während der Partie Gold: sobald du baust, was sie verlangt, oder am Ende deines Zuges. Am Ende der Partie bringt sie nichts, fürs Versetzen auch nicht. Eine Figur zu setzen zählt als Bauen; bedeckt sie mehrere Felder, zählt jedes Feld.
rule-stone-wall = Steinmauer
rule-stone-wall-text = Sie gehört niemandem und bleibt die ganze Partie stehen. Auf ihr Feld kann niemand bauen oder ziehen, und sie bringt nie Gold. Koppel und Hort-Bonus springen darüber. Es gibt insgesamt 25.
rule-figure = Figur
rule-figure-text = Sie zählt als Siedlung: beim Bauen daneben, für Plättchen, Karten und Aufgaben. Sie gehört nicht zu deinen 40 Siedlungen, also beendet sie nie das Spiel. Ein Plättchen, das eine Siedlung versetzt, kann stattdessen einen Krieger, einen Planwagen oder ein Schiff versetzen, wenn die Figur auf dem neuen Feld stehen darf; für Stadtplättchen und Späher gilt das nie. Verlierst du das Plättchen, bleibt die Figur auf dem Plan.
rule-task = Aufgabe
rule-task-text = Für jeden Quadranten einer Schachtel mit Aufgaben liegt 1 Aufgabenkarte offen aus. Wer sie am Ende der Partie erfüllt, bekommt einmal ihr Gold.
rule-several-cards = Mehrere Karten
rule-several-cards-text = Hast du mehr als 1 Geländekarte, wähle eine, bevor du ihr Gelände zum ersten Mal brauchst. Sie gilt für den ganzen Zug; danach legst du alle deine Karten ab. Bis zur Wahl wird jede Karte ersetzt, deren Gelände voll ist; danach nur noch die gewählte, die anderen gelten nicht mehr.
rule-swamp = Sumpf
rule-swamp-text = Auf Sumpf kannst du bauen. Er zählt nicht als Wasser. Eine Sumpfkarte zeigt noch ein zweites Gelände: Baue 2 Siedlungen auf Sumpf oder 3 auf das andere. Wo du zuerst baust oder hinversetzt, auch mit einem Plättchen, das gilt für den ganzen Zug. Bis dahin zählt ein volles Gelände nicht mit; erst wenn beide voll sind, kommt die Karte aus dem Spiel. Die Karten gehören zu den Quadranten von Marshlands; mit einer Hausregel sind sie immer dabei.
rule-palace = Palast
rule-palace-text = Ein Sonderfeld. Am Ende bekommt 5 Gold, wer die meisten Siedlungen daneben hat; bei Gleichstand bekommen alle mit den meisten je 5 Gold.
rule-bonus-tile = Bonusplättchen
rule-bonus-tile-text = Hast du zwei gleiche Plättchen, von 2 Ortsfeldern, bekommst du das passende Bonusplättchen dazu, solange eines da ist. Es wirkt ab deinem nächsten Zug. Verlierst du eines der beiden Plättchen, ist auch der Bonus weg.
rule-reaction = Reaktion
rule-reaction-text = Manche Plättchen nutzt du in einem fremden Zug, wenn dort gerade jemand das letzte Plättchen von einem Feld genommen hat. Der Zug wartet so lange. Gefragt werden der Reihe nach alle, die reagieren können, links von der Person am Zug beginnend; eine Reaktion kann weitere auslösen. So ein Plättchen wirkt einmal pro Runde, gleich nachdem du es genommen hast. Niemand muss es nutzen, und ein Vorposten hilft dabei nicht.
rule-set-aside = Beiseitelegen
rule-set-aside-text = Eine beiseitegelegte Siedlung zählt als noch nicht gebaut. In deinem nächsten Zug baust du sie mit den anderen auf das Gelände deiner Karte.
rule-removed-terrain = Gelände ohne Karten
rule-removed-terrain-text = Manche Karten verlangen es: Zieht vor der Partie ein Gelände und lasst alle Karten weg, die es zeigen. Auf dieses Gelände baut ihr dann nur mit Plättchen.
rule-farmland = Farmland
rule-farmland-text = Farmland ist bebaubar, aber keine Geländekarte zeigt es: Dorthin führen Plättchen und die Farmland-Aktion.
rule-after-the-last-round = Nach der letzten Runde
rule-after-the-last-round-text = Bevor ihr das Gold zählt, leert ihr die Silos, in der Zugreihenfolge: Für jedes Silo neben einer deiner Siedlungen baust du bis zu 3 Siedlungen oder versetzt bis zu 3 verschiedene, immer angrenzend an deine Siedlungen. Rote Karten bringen dafür nichts, aber ihr könnt noch Linien markieren.
rule-number-tile = Siedlungsplättchen
rule-number-tile-text = Du bekommst es mit einem Plättchen, das sie sammelt. Gib ab, so viele du willst, und baue ebenso viele Siedlungen. Das Plättchen bringt dir höchstens 1 pro Zug, auch mit dem Basar. Es gibt insgesamt 18; verlierst du das Plättchen, gibst du deine Siedlungsplättchen zurück.
rule-marked-row = Markierte Linie
rule-marked-row-text = Wer als Erstes so viele Siedlungen auf einer horizontalen Linie hat, wie die Karte sagt, ob gebaut oder versetzt, markiert sie auf Dauer mit einer Siedlung aus dem Vorrat. Das bringt sofort Gold und gilt weiter, auch wenn die Siedlungen die Linie verlassen.
rule-stand-in-board = Ersatzquadrant
rule-stand-in-board-text = Bei einigen Quadranten ist der gedruckte Plan nicht veröffentlicht, deshalb nimmt Hexstead eigene. { $how }
rule-inferred-board = Erschlossener Quadrant
rule-inferred-board-text = Die Quadranten der neuesten Ausgabe sind aus den gedruckten der früheren erschlossen. { $how }
rule-capitol-token = Kapitol
rule-capitol-token-text = Es liegt auf einer Burg eines Quadranten mit Orakel oder Hafen, gewählt oder ausgelost, höchstens eines auf jedem, und bringt Gold für Siedlungen in seiner Nähe. Die Burg darunter bringt nichts, aber ihr Feld bleibt ein Sonderfeld.
rule-cave-token = Höhle
rule-cave-token-text = Jeder Quadrant hat eine, gewählt oder ausgelost, auf einem Bergfeld, das mindestens drei Schritte von jedem Sonderfeld entfernt ist; ein Quadrant ohne so ein Bergfeld hat keine. Das Feld bleibt ein Berg. Eine Siedlung auf der Höhle steht nicht neben ihr.
rule-island = Insel
rule-island-text = Ein zweiter Plan mit den Linien U bis Y, der den ersten nirgends berührt. Solange du auf dem großen Plan neben deinen Siedlungen bauen kannst, baust du nicht auf der Insel; hast du erst Siedlungen dort, musst du vielleicht neben ihnen bauen. Ihre Küste zählt als neben Wasser, aber nicht als Rand des Spielplans. Die Insel ist kein Quadrant: Karten und Plättchen zu Quadranten oder Rändern lassen sie aus, alle anderen zählen sie mit, jede Linie für sich.
rule-as-first-printed = Queenies wie zuerst gedruckt
rule-as-first-printed-text = Kapitol, Höhlen und Insel passen zu jeder Partie. Ursprünglich waren sie nur für bestimmte Quadranten gedacht: { $triggers }.
rule-selection-tile = Auswahlplättchen
rule-selection-tile-text = In der neuesten Ausgabe wird für jeden Quadranten eines gezogen; es bestimmt seine beiden Orte. Alle vier Quadranten liegen mit derselben Seite nach oben, A oder B.
rule-beautiful-castles = Schöne Burgen
rule-beautiful-castles-text = Eine Variante der neuesten Ausgabe: Bevor die Auswahlplättchen gezogen werden, kommt auf zwei Quadranten je ein Burgplättchen auf ein Ortsfeld, gewählt oder ausgelost. Dieses Feld ist eine Burg und bekommt keine Plättchen.
rule-edition = Ausgabe
rule-edition-text = Eine gedruckte Fassung der Regeln. Ein Aufbau sagt, nach welcher Ausgabe ihr spielt und welche Regeln darin anders sind.
rule-no-variants = Ihre Regeln sind die hier erklärten.
rule-trigger = { $part } für { $tiles-or }

## What an entry is about

kind-game = Das Spiel
kind-more = Mit Erweiterungen
kind-house-rule = Hausregel
kind-edition = Ausgabe { $key }
kind-location = Ort, { $box }
kind-nomad-tile = Nomadenplättchen, { $box }
kind-bonus-tile = Bonusplättchen, { $box }
kind-extra = Für alle, { $box }
kind-figure = Figur, { $box }
kind-card = Kingdom Builder-Karte, { $box }
kind-red-card = Rote Kingdom Builder-Karte, { $box }
kind-task = Aufgabe, { $box }
kind-pays-always = Bringt in jeder Partie Gold
kind-pays-with-token = Bringt Gold auf Plänen mit { $token }
kind-pays-with-terrain = Bringt Gold auf Plänen mit { $terrain }

## Texts of components in several editions

text-in-edition = { $editions }: { $text }
text-by-house-rule = Hausregel „{ $rule }“: { $text }

## Figures

figure-for-all = Es gibt insgesamt { $number } { $number ->
        [one] { $figure-lower }
       *[other] { $figure-many }
    } für das Plättchen { $tile }.
figure-for-each = Alle haben je { $number } { $number ->
        [one] { $figure-lower }
       *[other] { $figure-many }
    } für das Plättchen { $tile }.
figure-covers = Es bedeckt { $hexes } Felder und zählt auf jedem davon als Siedlung.
figure-passes = { $figure-A } zählt bis zum Ende des Zuges als Siedlung und kommt dann zurück. Das bringt weder Plättchen noch Gold.
figure-counts = { $figure-A } zählt als Siedlung.
figure-blocks = Auf ein Feld daneben darf niemand bauen oder ziehen, auch nicht mit den eigenen Siedlungen.
figure-stays = Es bleibt für immer auf dem Plan.

## Kinds of components

component-location = Ort
component-tile = Nomadenplättchen
component-bonus = Bonusplättchen
component-extra = Für alle
component-card = Kingdom Builder-Karte
component-task = Aufgabe
component-always = Bringt ohne Karte Gold
component-figure = Figur
component-terrain = Gelände
castle-tile = Burgplättchen
