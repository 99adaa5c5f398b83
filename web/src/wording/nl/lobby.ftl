# A table before the start.

lobby-title = De tafel staat klaar
lobby-your-name = Je naam
lobby-name-of-seat = Naam op plaats { $seat }
lobby-open-seat = vrije plaats
lobby-host = host
lobby-join = Hier zitten
lobby-leave = Opstaan
lobby-to-bot = Bot toevoegen
lobby-to-here = Speler op dit apparaat
lobby-to-open = Plaats vrijgeven
lobby-remove = Verwijderen
lobby-remove-player = { $name } van tafel verwijderen
lobby-removed = De host heeft je van deze tafel verwijderd. Je kunt alleen nog kijken.
lobby-invite = Uitnodigen met een link
lobby-invite-text = Iedereen met deze link kan een vrije plaats nemen of meekijken.
lobby-several-seats = Gasten mogen meer plaatsen nemen
lobby-spectators-chat = Toeschouwers mogen chatten
lobby-start = Start het spel
lobby-wait-for-host = Wachten tot de host het spel start.
lobby-wait-for-seats = { $count ->
    [one] Er is nog { $count } plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
lobby-game = Dit spel
lobby-cards = Wat er goud oplevert
lobby-tiles = Wat de tegels doen
lobby-boards = Kwadranten

# The colour of a seat.
lobby-colour = Kleur: { $colour }
