# People at one table: leaving it.

people-leave = Tisch verlassen?
people-leave-text = { $count ->
    [one] { $names } spielt weiter. Ein Bot spielt für dich, bis du zurückkommst.
   *[other] { $names } spielen weiter. Ein Bot spielt für dich, bis du zurückkommst.
}
people-leave-to-bot = Gehen, ein Bot spielt
people-resign = Aufgeben?
people-resign-text = Ein Bot spielt für dich zu Ende, und du kannst nicht zurück.
people-resign-alone = Ein Bot spielt für dich zu Ende. Wenn du nur gehst, wartet das Spiel auf dich.
people-stay = Weiterspielen
people-bot = Einen Bot für { $name } spielen lassen?
people-bot-text = Das Spiel geht sofort weiter. { $name } kann jederzeit zurückkommen und weiterspielen.
people-wait = Weiter warten

# Several people at one screen.
people-your-turn = { $name }, du bist dran
people-prompt = { $name }: { $prompt }
people-before = Was zuletzt geschah
people-pass = Gib das Gerät weiter.
people-pass-hidden = Gib das Gerät weiter. Deine Karten bleiben verdeckt, bis du drückst.
people-show = Meine Karte zeigen
people-ask-between = Zwischen den Zügen fragen
