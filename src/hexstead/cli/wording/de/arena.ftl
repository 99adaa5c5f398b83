# hexstead arena.

arena-progress = Es wird gespielt
arena-facts = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
}, jede in allen Sitzordnungen; im Schnitt { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } Runden und { NUMBER($actions, maximumFractionDigits: 0) } Aktionen.
arena-shares = Ein Sieg heißt mehr Gold als der andere Bot; bei Gleichstand zählt er halb. Ein geteilter erster Platz wird aufgeteilt.
arena-rate = Jetzt { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } pro Sekunde.
arena-kept = Die Ergebnisse stehen in { $file }.
arena-reported = Der Bericht steht in { $file }.
arena-stopped = Nach { $there } von { $games } Partien angehalten; sie stehen in { $file }. Mit demselben Befehl geht es weiter.
arena-mishaps = { $bot }: { $count ->
    [one] 1 Zwischenfall
   *[other] { $count } Zwischenfälle
}, zuerst in Partie { $game }, Platz { $seat }, Aktion { $action }: { $reason }.

## The tables

arena-rating = Wertung
arena-interval = 95 %
arena-games = Partien
arena-first =
    erster
    Platz
arena-gold =
    Gold im
    Schnitt
arena-wins = Siege
arena-draws = Remis
arena-pair = { $bot } gegen { $other }
arena-thinking = Bedenkzeit
arena-decisions = Entscheidungen
arena-median = Median
arena-most =
    95 %
    unter
arena-longest = längste
arena-incidents = Zwischenfälle
arena-sources = Gold im Schnitt nach Herkunft
