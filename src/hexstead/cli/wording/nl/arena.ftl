# hexstead arena.

arena-progress = Spelen
arena-facts = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
} met { $deals ->
    [one] 1 deling
   *[other] { $deals } delingen
}, elk gespeeld in alle plaatsingen; gemiddeld { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } rondes en { NUMBER($actions, maximumFractionDigits: 0) } acties.
arena-shares = Winst is meer goud dan de ander; evenveel goud telt half. Een gedeelde eerste plaats wordt verdeeld.
arena-rate = Nu { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } per seconde.
arena-kept = De uitslagen staan in { $file }.
arena-reported = Het rapport staat in { $file }.
arena-stopped = Gestopt na { $there } van { $games } spellen; ze zijn bewaard in { $file }. Geef dezelfde opdracht om verder te gaan.
arena-mishaps = { $bot }: { $count ->
    [one] 1 incident
   *[other] { $count } incidenten
}, het eerste in spel { $game }, plaats { $seat }, actie { $action }: { $reason }.

## The tables

arena-rating = rating
arena-interval = 95 %
arena-games = spellen
arena-first =
    eerste
    plaats
arena-gold =
    goud
    gem.
arena-wins = winst
arena-draws = gelijk
arena-pair = { $bot } tegen { $other }
arena-thinking = Bedenktijd
arena-decisions = beslissingen
arena-median = mediaan
arena-most =
    95 %
    binnen
arena-longest = langste
arena-incidents = incidenten
arena-sources = Gemiddeld goud per bron
