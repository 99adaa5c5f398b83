# The page for a new table. What can be chosen for its set-up stands in choices.ftl.

new-table-title = Neuer Tisch
new-table-who = Wer spielt mit?
new-table-who-in-seat = Wer auf Platz { $seat } spielt
new-table-name-in-seat = Name auf Platz { $seat }
new-table-bot-in-seat = Bot auf Platz { $seat }
new-table-here = An diesem Gerät
new-table-bot = Bot
new-table-open = Frei für Gäste
new-table-you = Du
new-table-name = Name
new-table-seat = Platz { $seat }: { $who }
new-table-add-seat = Platz hinzufügen
new-table-remove-seat = Diesen Platz entfernen
new-table-too-many = { $edition }: nur für bis zu { $most } Personen. Entferne einen Platz.
new-table-all-bots = Mindestens ein Platz muss für einen Menschen sein.
new-table-listed = In der Liste der offenen Tische zeigen
new-table-stand-in = Bot für alle, die weg sind
new-table-idle = Abstimmung über einen Bot, wenn jemand so lange nichts tut:
new-table-never = Ohne Limit
new-table-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
new-table-preview = Das wird gespielt
new-table-redraw = Neu auslosen
new-table-create = Tisch eröffnen
new-table-start = Partie beginnen

## The bar at the bottom.

new-table-ready = Was hier beginnt
# $open: how many seats wait for somebody.
new-table-summary = { $open ->
    [0] { $count } Personen. Die Partie beginnt sofort.
    [one] { $count } Personen. Ein Platz ist für Gäste frei.
   *[other] { $count } Personen. { $open } Plätze sind für Gäste frei.
}
