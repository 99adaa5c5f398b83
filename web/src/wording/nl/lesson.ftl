# The guided first game, step by step.

lesson-title = Begeleid eerste spel
lesson-step = Stap { $at } van { $of }
lesson-done = Begrepen

lesson-goal = Bouw een koninkrijk vol goud
lesson-goal-text = Je krijgt goud voor je nederzettingen. Deze Kingdom Builder-kaarten bepalen hoe: { $cards }.

# $terrain: such as "grass".
lesson-build = Bouw je eerste nederzetting
lesson-build-text = Je kaart toont { $terrain }. Kies een verlicht veld. Wijs er een aan om te zien wat het oplevert.
lesson-build-text-touch = Je kaart toont { $terrain }. Tik op een verlicht veld om te zien wat het oplevert, tik nog eens om te bouwen.

lesson-adjacency = Blijf bij elkaar
lesson-adjacency-text = Nieuwe nederzettingen moeten, als dat kan, aan je eigen nederzettingen grenzen. Daarom is alleen { $terrain } ernaast verlicht.

lesson-why = Vraag waarom niet
lesson-why-text = Klik op een veld dat niet verlicht is om te zien waarom niet. Bouw daarna de laatste nederzetting van deze beurt.

lesson-end = Alle drie gebouwd
lesson-end-text = Dat was je beurt. Toch liever anders? Druk op Ongedaan maken. Anders beëindig je je beurt.

lesson-location = Pak een tegel
lesson-location-text = Velden met een gouden rand zijn steden. Bouw er direct naast en je krijgt de tegel.

# $tile: its name; $text: what it does.
lesson-tile = Een eigen tegel
lesson-tile-text = { $tile }: { $text } Vanaf je volgende beurt mag je dit eenmaal per beurt doen.
lesson-tile-text-ready = { $tile }: { $text } Je mag dit eenmaal per beurt doen.

lesson-use = Gebruik de tegel
lesson-use-text = Kies voor of na je drie nederzettingen { $tile } bij je tegels, en dan een verlicht veld.

lesson-gold = Waar het goud vandaan komt
lesson-gold-text = Wijs een balk op een kaart aan: de velden die het goud opleveren lichten op. Kijk ook eens naar de balken van de anderen.
lesson-gold-text-touch = Tik op een balk op een kaart: de velden die het goud opleveren lichten op. Kijk ook eens naar de balken van de anderen.

lesson-on = De rest is aan jou
lesson-on-text = Zodra een speler de laatste nederzetting bouwt, wordt de ronde nog uitgespeeld. Het meeste goud wint.
