# People at one table: leaving it.

people-leave = Van tafel gaan?
people-leave-text = { $count ->
    [one] { $names } speelt verder. Een bot speelt voor je tot je terugkomt.
   *[other] { $names } spelen verder. Een bot speelt voor je tot je terugkomt.
}
people-leave-to-bot = Weggaan, een bot speelt
people-resign = Opgeven?
people-resign-text = Een bot speelt het spel voor je uit en je kunt niet meer terug.
people-resign-alone = Een bot speelt het spel voor je uit. Ga je gewoon weg, dan wacht het spel op je.
people-stay = Verder spelen
people-bot = Een bot voor { $name } laten spelen?
people-bot-text = Het spel gaat meteen verder. { $name } kan op elk moment terugkomen en verder spelen.
people-wait = Blijven wachten

# Several people at one screen.
people-your-turn = { $name }, jij bent
people-prompt = { $name }: { $prompt }
people-before = Wat er net gebeurde
people-pass = Geef het apparaat door.
people-pass-hidden = Geef het apparaat door. Je kaarten blijven dicht tot je drukt.
people-show = Mijn kaart tonen
people-ask-between = Tussen beurten vragen
