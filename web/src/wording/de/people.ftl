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
