# Commands that read positions and records. $file: its name.

# Somebody without a name.
seat-number = Platz { $number }

at-position = { $file }: --at ist für Aufzeichnungen, und das ist eine Stellung.
at-range = { $file }: --at: Die Aufzeichnung hat { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}. Wähle eine Zahl von -{ $most } bis { $most }.
record-fails = { $file }: { $why }

gold-of = { $who } { $gold }
gold-so-far = Gold bisher: { $gold }.
gold-final = Gold: { $gold }. { $verdict }

## hexstead check

check-progress = Prüfung läuft
check-finished = { $file }: in Ordnung, { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}, zu Ende. { $gold }
check-running = { $file }: in Ordnung, { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}, nicht zu Ende. { $gold }

## hexstead check-fair

fair-verified = { $file }: bestätigt.
fair-not-checkable = { $file }: nicht prüfbar: Es steht nicht darin, woraus der Startwert der Karten entstand.
fair-mismatch = { $file }: passt nicht zusammen. { $why }
unfair-other-commitment = Die Aufzeichnung gehört zu einer anderen Festlegung, { $commitment }.
unfair-commitment = Auf diesen Startwert hatte der Server sich vor der Partie nicht festgelegt.
unfair-order = Die Beiträge der Browser stehen nicht in der Reihenfolge der Plätze.
unfair-seed = Der Startwert der Karten folgt nicht aus dem des Servers und den Beiträgen der Browser.
unfair-replay = Mit den Karten dieses Startwerts lässt sich die Partie nicht spielen. { $why }

fair-commitment = Der Startwert des Servers gehört zur Festlegung { $commitment }: Vergleiche sie mit der deines Tisches.
fair-commitment-known = Auf den Startwert des Servers hatte der Server sich festgelegt: { $commitment }.
fair-shares = { $who-count ->
    [0] Kein Browser hat Zufall beigesteuert: Du hast nur das Wort des Servers.
    [one] Der Browser von { $who } hat Zufall beigesteuert.
   *[other] Die Browser von { $who } haben Zufall beigesteuert.
}
fair-seed = Der Startwert der Karten folgt aus dem des Servers und diesen Beiträgen.
fair-replayed = Die Karten dieses Startwerts sind die der Partie: { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
} nachgespielt.

## hexstead analyse

analyse-progress = Züge werden untersucht
analyse-nothing = { $file }: Noch kein Zug ist beendet, also gibt es nichts zu untersuchen.
analyse-swing = Wende
analyse-missed = verpasst
analyse-played = gespielt
analyse-better = besser
analyse-same = wie gespielt
analyse-gold = { NUMBER($gold, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-idle = nichts
analyse-sum = { $who }: { NUMBER($missed, minimumFractionDigits: 1, maximumFractionDigits: 1) } Gold verpasst; { $good } von { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
} so gut wie das Beste, was die Suche fand.
# The picture: its title, and what its axes show.
analyse-title = Erwartetes Ergebnis
analyse-across = Zug
analyse-up = Gold am Ende, erwartet vor jedem Zug

## hexstead hint

hint-progress = Ein Zug wird gesucht
hint-behind = { $turn }   ({ NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } Gold weniger)
hint-over = { $file }: Das Spiel ist zu Ende. Mit --at N gibt es einen Tipp nach N Aktionen.
hint-record = { $file }: In einer Aufzeichnung steht, wer am Zug ist: Lass --seat und --card weg.
hint-seats = Für einen Tipp braucht es eine Stellung mit mindestens 2 Personen.
hint-seat = Die Stellung hat die Plätze 1 bis { $seats }: Wähle einen davon mit --seat.
hint-no-card = In einer Stellung steht nicht, welche Karte ausliegt: Ergänze --card und eines von { $cards-or }.
hint-full = Auf { $terrain-many } lässt sich hier nichts bauen: Wähle eine andere Karte.
