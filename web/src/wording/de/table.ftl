# A game that is being played.

# In the browser's tab.
table-tab-yours = ● { $prompt }

table-round = Runde { $round }
table-last-round = Letzte Runde
table-shuffling = Die Karten werden gemischt
table-shuffling-text = Alle Browser am Tisch steuern Zufall bei, damit niemand die Karten bestimmen kann.
table-players-are = Am Tisch: { $names }

## Players

table-players = Am Tisch
# Tags beside a name.
table-you = Du
table-bot = Bot
table-away = weg
table-bot-for = Bot für { $name }
# In place of a name in the log: "Bot for Ben built on A6."
table-log-bot-for = Bot für { $name }
table-resigned = aufgegeben
table-your-turn = du bist am Zug
table-playing = am Zug
table-thinking = überlegt …
# Two players have names that look alike.
table-not-seat = nicht Platz { $seat }
table-not-the = nicht { $name } auf Platz { $seat }

table-left = noch { $count }
table-settlements-left = { $count ->
    [one] noch { $count } Siedlung
   *[other] noch { $count } Siedlungen
}
table-gold = bisher { $gold } Gold
table-aside = { $count } beiseitegelegt
table-number-tiles = { $count ->
    [one] { $count } Siedlungsplättchen
   *[other] { $count } Siedlungsplättchen
}

## What to do now

table-turn-of = { $name } ist am Zug
table-next-game = Nächste Partie
table-choose = { $count ->
    [one] Nur ein Feld ist möglich.
   *[other] Wähle eines von { $count } leuchtenden Feldern.
}
table-press-button = Wähle mit den Knöpfen.
table-confirm = Tippe auf ein anderes Feld, um zu wechseln.
table-build-on = Baue auf { $hex }
table-move-to = Versetze auf { $hex }
table-choose-hex = Wähle { $hex }
table-pick-hex = Wähle ein Feld
table-stay = Hier bleiben
table-stays = Der Spielplan bleibt in diesem Zug hier.
table-follows = Der Spielplan folgt { $name }.
table-look-around = Sieh dich ruhig um.
table-watching = Du schaust zu.
table-over = Das Spiel ist zu Ende.
table-built = { $done } von { $quota } gebaut
table-take-back = Rückgängig
table-cancel = Abbrechen
table-end-game = Spiel beenden
table-end-choices = Ausführen
table-wait = Warten
table-nothing-to-take-back = Es gibt nichts rückgängig zu machen.
table-to-result = Zum Ergebnis

## Players who are away, idle or leaving

table-bot-for-you = Ein Bot spielt für dich.
table-come-back = Wieder selbst spielen
table-bot-played = Ein Bot hat für dich gespielt, während du weg warst. Solange niemand sonst gezogen hat, kannst du den Zug selbst spielen.
table-take-back-turn = Bot-Zug rückgängig
table-is-away = { $name } ist weg.
table-bot-in = In { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) } kannst du einen Bot spielen lassen.
table-let-bot-play = Bot spielen lassen
table-is-idle = { $name } hat länger nichts getan.
table-vote = Für einen Bot stimmen
table-has-voted = Abgestimmt
table-votes = { $needed ->
    [one] { $votes } von { $needed } Stimme für einen Bot.
   *[other] { $votes } von { $needed } Stimmen für einen Bot.
}
# A clock follows.
table-act-soon = Die anderen warten auf dich. Bald können sie einen Bot spielen lassen:
table-clock = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
table-act-now = Die anderen können jetzt einen Bot für dich spielen lassen. Spiel weiter, um deinen Platz zu behalten.
table-leave = Tisch verlassen
table-leave-text = Ein Bot spielt für dich, bis du den Tisch wieder öffnest.
table-leave-alone = Das Spiel wartet auf dich.
table-resign = Aufgeben
table-resign-hint = Ein Bot spielt für dich zu Ende.

## Cards and tiles

table-hand = Deine Karte und Plättchen
table-hand-of = Karte und Plättchen von { $name }
table-no-tiles = Noch keine Plättchen. Baue neben einem Ort, um eins zu bekommen.
table-no-tiles-other = Noch keine Plättchen.
table-cards = Kingdom Builder-Karten
table-gold-so-far = Gold bisher
table-task = Aufgabe
table-always = Immer
# Read out before a number: what a card pays a player.
table-bar = { $player }, { $card }:
table-earns = Zeigen, wofür { $name } Gold bekommt: { $card }

# What a hex would pay.
table-no-gain = Das Gold bleibt gleich
table-no-gold-for-you = Kein Gold für dich
table-takes = Du nimmst { $tile-acc }
table-loses = Du verlierst { $tile-acc }
# What a card pays another player.
table-rival = { $player } · { $card }
table-rival-takes = { $player } nimmt { $tile-acc }
table-rival-loses = { $player } verliert { $tile-acc }
table-marks-row = Markiert Reihe { $row } für immer
table-starts-last-round = Löst die letzte Runde aus
table-ends-game = Beendet das Spiel

## Log and chat

table-details = Karten, Verlauf und Chat
table-log = Verlauf
# The titles of its lines.
table-log-jump = Zu diesem Moment
table-log-show = Auf dem Spielplan zeigen
table-log-with-news = { $count ->
    [one] Verlauf, { $count } neue Nachricht
   *[other] Verlauf, { $count } neue Nachrichten
}
table-download = Spieldatei herunterladen

## The connection

table-lost = Verbindung verloren. Neuer Versuch …
table-no-answer = Der Server antwortet nicht. Neuer Versuch …
table-closed = Diese Partie lässt sich hier nicht öffnen
table-damaged = Die Daten dieser Partie sind beschädigt. Wer diesen Server betreibt, kann sie untersuchen.
table-cut-off = Der Server hat die Verbindung beendet, weil dieser Browser zu viele Nachrichten geschickt hat.
table-missing = Diesen Tisch gibt es nicht
table-missing-text = Vielleicht ist die Partie lange vorbei, oder der Link ist unvollständig.

# A tile that was opened.
table-tile-kept = Du verlierst es, wenn keine deiner Siedlungen mehr neben seinem Ort steht.
table-tile-fleeting = Du hast es einen Zug lang, ob du es nutzt oder nicht.
table-tile-use = { $tile } nutzen
