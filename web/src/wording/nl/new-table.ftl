# The page for a new table. What can be chosen for its set-up stands in choices.ftl.

new-table-title = Nieuwe tafel
new-table-who = Wie spelen er mee?
new-table-who-in-seat = Wie speelt er op plaats { $seat }
new-table-name-in-seat = Naam op plaats { $seat }
new-table-bot-in-seat = Bot op plaats { $seat }
new-table-here = Op dit apparaat
new-table-bot = Bot
new-table-open = Vrij voor een vriend
new-table-you = Jij
new-table-name = Naam
new-table-seat = Plaats { $seat }: { $who }
new-table-add-seat = Plaats toevoegen
new-table-remove-seat = Deze plaats weghalen
new-table-too-many = { $edition }: voor hoogstens { $most } spelers. Haal een plaats weg.
new-table-all-bots = Minstens één plaats moet voor een mens zijn.
new-table-listed = Tonen in de lijst met open tafels
new-table-stand-in = Bot voor wie er niet is
new-table-idle = Spelers kunnen voor een bot stemmen als iemand niets doet gedurende
new-table-never = Onbeperkt
new-table-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
new-table-preview = Dit ga je spelen
new-table-redraw = Opnieuw loten
new-table-create = Tafel klaarzetten
new-table-start = Start het spel

## The bar at the bottom.

new-table-ready = Wat hier begint
# $open: how many seats wait for somebody.
new-table-summary = { $open ->
    [0] { $count } spelers. Het spel begint meteen.
    [one] { $count } spelers. Eén plaats wacht op een vriend.
   *[other] { $count } spelers. { $open } plaatsen wachten op vrienden.
}
