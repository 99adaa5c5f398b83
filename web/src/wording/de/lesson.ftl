# The guided first game, step by step.

lesson-title = Geführte erste Partie
lesson-step = Schritt { $at } von { $of }
lesson-done = Verstanden

lesson-goal = Ein Königreich, das Gold bringt
lesson-goal-text = Für deine Siedlungen bekommst du Gold. Wie viel, sagen diese Kingdom Builder-Karten: { $cards }.

# $terrain: such as "grass".
lesson-build = Baue deine erste Siedlung
lesson-build-text = Deine Karte zeigt { $terrain }. Wähle ein leuchtendes Feld. Zeig darauf, um zu sehen, was es bringt.
lesson-build-text-touch = Deine Karte zeigt { $terrain }. Tippe ein leuchtendes Feld an, um zu sehen, was es bringt. Tippe noch einmal, um zu bauen.

lesson-adjacency = Bleib zusammen
lesson-adjacency-text = Neue Siedlungen müssen, wenn möglich, an deine eigenen angrenzen. Darum leuchten nur die Felder daneben ({ $terrain }).

lesson-why = Frag nach dem Warum
lesson-why-text = Klicke auf ein Feld, das nicht leuchtet: Du erfährst, warum. Baue dann die letzte Siedlung dieses Zuges.

lesson-end = Drei sind gebaut
lesson-end-text = Das war dein Zug. Anders überlegt? Dann wähle Rückgängig. Sonst beende deinen Zug.

lesson-location = Nimm ein Plättchen
lesson-location-text = Felder mit goldenem Rand sind Orte. Baue direkt daneben, dann bekommst du ein Ortsplättchen.

# $tile: its name; $text: what it does.
lesson-tile = Dein erstes Plättchen
lesson-tile-text = { $tile }: { $text } Ab deinem nächsten Zug kannst du es einmal pro Zug nutzen.
lesson-tile-text-ready = { $tile }: { $text } Du kannst es einmal pro Zug nutzen.

lesson-use = Nutze das Plättchen
lesson-use-text = Wähle vor oder nach deinen drei Siedlungen { $tile } bei deinen Plättchen, dann ein leuchtendes Feld.

lesson-gold = Woher das Gold kommt
lesson-gold-text = Zeig auf den Balken einer Karte: Die Felder leuchten, die das Gold bringen. Sieh dir auch die Balken der anderen an.
lesson-gold-text-touch = Tippe auf den Balken einer Karte: Die Felder leuchten, die das Gold bringen. Sieh dir auch die Balken der anderen an.

lesson-on = Jetzt du
lesson-on-text = Wenn jemand die letzte Siedlung baut, wird die Runde noch zu Ende gespielt. Das meiste Gold gewinnt.
