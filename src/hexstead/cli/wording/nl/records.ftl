# Commands that read positions and records. $file: its name.

# Somebody without a name.
seat-number = Plaats { $number }

at-position = { $file }: --at is voor spelbestanden, en dit is een stelling.
at-range = { $file }: --at: het spelbestand heeft { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
}. Kies een getal van -{ $most } tot { $most }.
record-fails = { $file }: { $why }

gold-of = { $who } { $gold }
gold-so-far = Goud tot nu toe: { $gold }.
gold-final = Goud: { $gold }. { $verdict }

## hexstead check

check-progress = Controleren
check-finished = { $file }: in orde, { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
}, afgelopen. { $gold }
check-running = { $file }: in orde, { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
}, nog niet afgelopen. { $gold }

## hexstead check-fair

fair-verified = { $file }: klopt.
fair-not-checkable = { $file }: niet te controleren: er staat niet in waaruit de seed van de kaarten is gemaakt.
# $why: a whole sentence, one of the next ones.
fair-mismatch = { $file }: klopt niet. { $why }
unfair-other-commitment = Bij dit spelbestand hoort een andere vastlegging, { $commitment }.
unfair-commitment = De server gebruikte een andere seed dan vóór het spel was vastgelegd.
unfair-order = De bytes van de spelers staan niet in de volgorde van hun plaatsen.
unfair-seed = De seed van de kaarten volgt niet uit de seed van de server en de bytes van de spelers.
unfair-replay = Met de kaarten van deze seed kan het spel niet worden gespeeld. { $why }
fair-commitment = De seed van de server hoort bij vastlegging { $commitment }: vergelijk die met die van je tafel.
fair-commitment-known = De server gebruikte de seed die vooraf was vastgelegd: { $commitment }.
fair-shares = { $who-count ->
    [0] Geen browser van een speler voegde willekeurige bytes toe: je hebt alleen het woord van de server.
    [one] De browser van { $who } voegde willekeurige bytes toe.
   *[other] De browsers van { $who } voegden willekeurige bytes toe.
}
fair-seed = De seed van de kaarten volgt uit de seed van de server en deze bytes.
fair-replayed = De kaarten van deze seed zijn die van het spel: { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
} nagespeeld.

## hexstead analyse

analyse-progress = Beurten bekijken
analyse-nothing = { $file }: nog niemand heeft een beurt beëindigd, dus er is niets te analyseren.
analyse-swing = verschil
analyse-missed = gemist
analyse-played = gespeeld
analyse-better = beter
analyse-same = zoals gespeeld
analyse-gold = { NUMBER($gold, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-idle = niets
analyse-sum = { $who }: { NUMBER($missed, minimumFractionDigits: 1, maximumFractionDigits: 1) } goud gemist; { $good } van { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
} zo goed als de beste die het zoeken vond.
# The picture: its title, and what its axes show.
analyse-title = Verwachte uitslag
analyse-across = beurt
analyse-up = Goud aan het einde, zoals verwacht vóór elke beurt

## hexstead hint

hint-progress = Een beurt zoeken
hint-behind = { $turn }   ({ NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } goud minder)
hint-over = { $file }: het spel is afgelopen. Gebruik --at N voor een hint na N acties.
hint-record = { $file }: een spelbestand zegt zelf wie aan de beurt is: laat --seat en --card weg.
hint-seats = Een hint vraagt om een stelling met minstens 2 spelers.
hint-seat = De stelling heeft de plaatsen 1 tot { $seats }: kies er een met --seat.
hint-no-card = Een stelling zegt niet welke kaart openligt: voeg --card toe met een van { $cards-or }.
hint-full = Op { $terrain } kan hier niets worden gebouwd: kies een andere kaart.
