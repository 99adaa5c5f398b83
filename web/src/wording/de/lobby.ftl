# A table before the start.

lobby-title = Der Tisch ist gedeckt
lobby-your-name = Dein Name
lobby-name-of-seat = Name auf Platz { $seat }
lobby-open-seat = freier Platz
lobby-host = Host
lobby-join = Hier mitspielen
lobby-leave = Platz verlassen
lobby-to-bot = Bot dazusetzen
lobby-to-here = Jemand an diesem Gerät
lobby-to-open = Platz freigeben
lobby-remove = Entfernen
lobby-remove-player = { $name } vom Tisch entfernen
lobby-removed = Der Host hat dich von diesem Tisch entfernt. Du kannst nur zuschauen.
lobby-invite = Mit Link einladen
lobby-invite-text = Wer diesen Link hat, kann mitspielen, solange Plätze frei sind, oder zuschauen.
lobby-several-seats = Gäste dürfen mehrere Plätze nehmen
lobby-spectators-chat = Das Publikum darf chatten
lobby-start = Partie beginnen
lobby-wait-for-host = Gleich geht es los: Der Host beginnt die Partie.
lobby-wait-for-seats = { $count ->
    [one] { $count } Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-game = Diese Partie
lobby-cards = Was hier Gold bringt
lobby-tiles = Was die Plättchen können
lobby-boards = Quadranten

# The colour of a seat.
lobby-colour = Farbe: { $colour }
