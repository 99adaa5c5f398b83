# The info card: what something does.

info-at = { $kind } auf { $hex }
info-of = { $kind } von { $owner }
info-left = { $tiles ->
    [one] Noch { $left } von { $tiles } Plättchen
   *[other] Noch { $left } von { $tiles } Plättchen
}
info-holder = { $name } hat eins
info-now = Wähle jetzt { $hexes-or }, dann bekommst du es
info-yours-later = Baue daneben, um ein Plättchen zu bekommen.
info-yours-held = Dieses hast du schon. Jeder Ort gibt dir ein Plättchen.
info-yours-had = Du hattest das Plättchen. Jeder Ort gibt dir nur eins.
info-more = Mehr in den Regeln
