# Editions and house rules.

edition-big-box = Big Box
edition-big-box-nl = Big Box, niederländisch
edition-newest = Neueste Ausgabe des Basisspiels
variant-strikes-one = Das Schwert entfernt eine einzige fremde Siedlung, nicht je eine von allen anderen.
variant-knights-stay-on-the-mainland = Die Ritter lassen die Linien der Insel außer Acht.
variant-react-to-own = Das Kanu darf auch reagieren, wenn du selbst das letzte Plättchen von einem Feld nimmst.
variant-passing-only-lead-builds = Späher zählen, um neben ihnen zu bauen, sonst für nichts.
option-lords-need-a-settlement = Lords brauchen eine Siedlung
option-lords-need-a-settlement-text = Die Lords bringen dir nichts für einen Quadranten, in dem du keine Siedlung hast.
option-capitols-are-castles = Kapitole sind Burgen
option-capitols-are-castles-text = Eine Burg unter einem Kapitol bringt weiterhin 3 Gold.
option-figures-stay = Figuren bleiben
option-figures-stay-text = Krieger, Planwagen und Schiff bewegt nur ihr eigenes Plättchen.
option-swamp-cards-always = Sumpfkarten immer
option-swamp-cards-always-text = Die Sumpfkarten von Marshlands sind immer im Stapel; ohne Sumpf auf dem Plan gilt ihr anderes Gelände.
