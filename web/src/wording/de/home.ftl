# The start page.

home-heading = Bau dir ein Königreich, drei Siedlungen pro Zug
home-intro = Ein Brettspiel für eine bis fünf Personen, direkt im Browser. In fünf Minuten gelernt.
home-your-name = Dein Name
home-now = Gleich spielen
home-now-text = Der Plan für die erste Partie, gegen einen Bot
home-lesson = Spielend lernen
home-lesson-text = Eine geführte Partie, Schritt für Schritt
home-new-table = Neuer Tisch
home-new-table-text = Online oder an diesem Gerät, mit Bots, alle Schachteln
home-painting = Eine laufende Partie

home-your-games = Deine Partien
home-no-games = Hier steht bald deine erste Partie; wo du am Zug bist, das steht oben.
home-not-started = Nicht begonnen
home-in-progress = Läuft
home-finished = Zu Ende
home-your-turn = Du bist am Zug
home-build = Du bist am Zug: Bau { $count }
home-against = Gegen { $names }
home-paused = pausiert
home-gold = { $gold } Gold
home-won-by = gewonnen mit { $count } Vorsprung
home-tied = geteilter erster Platz
home-place = Platz { $place } von { $count }
home-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
home-play = Spielen
home-all = Alle { $count }

home-open-tables = Offene Tische
home-no-tables = Gerade sind keine Tische offen.
home-free-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
home-watch = Zuschauen
home-code = Link oder Code des Tisches
home-go = Los

home-box = Hast du das Brettspiel?
home-box-text = Aufbau auslosen, Regel nachschlagen, Gold zählen.
