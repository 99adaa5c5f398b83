# hexstead play: a game in the terminal. $who: a player.

## Above the board

play-round = Runde { $round }
play-last-round = Runde { $round }, die letzte
play-closing = Nach der letzten Runde
play-over = Das Spiel ist nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} zu Ende.
play-turn = Am Zug: { $who }
play-decides = Jetzt: { $who }
# The terrain cards follow, in colour. $count: how many.
play-your-cards = { $count ->
    [one] Deine Karte:
   *[other] Deine Karten:
}
play-their-cards = { $count ->
    [one] Karte:
   *[other] Karten:
}
play-no-card = keine mehr
play-pile = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} im Nachziehstapel
# $prompt: a whole sentence.
play-asked = In diesem Zug gefragt: { $who }. { $prompt }

## What a bot is called. $bot: its kind, such as Greedy; with its thinking time, such as Search:2s.

play-bot = Bot { $bot }
play-bot-again = Bot { $bot } { $number }
play-bot-timed = { $bot }:{ $time }

## What happens

play-thinking = Die anderen überlegen
play-taken-back = Rückgängig gemacht: { $action }.
play-again-to-confirm = Wähle es noch einmal, um es auszuführen.
# $why: a whole sentence.
play-unsaved = { $why } Die Partie geht weiter, wird aber nicht gespeichert.
# $reason: in English, for whoever wrote the bot.
play-mishap = { $bot } hat versagt ({ $reason }): Stattdessen wurde zufällig gezogen.
play-left = Du hast die Partie verlassen.
play-saved = Die Partie ist in { $file } gespeichert. Weiter geht es mit: hexstead play --resume { $file }
play-record = Die Aufzeichnung steht in { $file }. Ansehen mit: hexstead show { $file }

## What is typed. $action: a hex such as K6, or a button such as use:farm.

play-live = Du kannst jetzt { $action } wählen.
play-pays-nothing = Du kannst jetzt { $action } wählen. Dein Gold bleibt gleich.
play-pays = Du kannst jetzt { $action } wählen: { $gold } Gold ({ $sources }).
# $gold: with its sign, such as +3. $source: a card or a tile.
play-source = { $source } { $gold }
play-why-what = Nenn auch das Feld oder den Knopf, etwa: why K6
play-no-action = „{ $text }“ ist hier keine Aktion: Schreib ein Feld wie K6, die Nummer eines Knopfes oder help.
# $count: how many buttons there are.
play-no-button = { $count ->
    [0] Gerade gibt es keine Knöpfe: Wähle ein Feld in Klammern.
    [one] Der einzige Knopf ist 1.
   *[other] Die Knöpfe gehen von 1 bis { $count }.
}

## help: what each of the commands does

play-help-hex = dieses Feld wählen: Buchstabe der Linie, dann Spalte
play-help-button = den Knopf mit dieser Nummer drücken; sein Name geht auch, etwa farm oder end
play-help-back = deine letzte Aktion rückgängig machen, wenn sie nichts Verdecktes gezeigt hat
play-help-cancel = ein Plättchen zurücklegen, mit dem du noch nichts gemacht hast
play-help-why = warum dieses Feld oder dieser Knopf nicht geht, oder was es bringen würde
play-help-score = das Gold bisher, nach Herkunft und Person
play-help-rules = etwas nachschlagen; ohne Wort gibt es eine Übersicht
play-help-log = alles, was geschah, Zug für Zug
play-help-map = den Spielplan noch einmal zeigen
play-help-quit = die Partie verlassen

## A game that can't start. $file: the record.

play-bots = { $number ->
    [one] Nenn 1 Bot, nicht { $found }.
   *[other] Nenn 1 Bot für alle oder { $number }, nicht { $found }.
}
play-name-of-bot = Du kannst nicht „{ $name }“ heißen: So heißt ein Bot.
play-no-name = Ein Name braucht mindestens einen Buchstaben.
play-no-people = { $file }: In dieser Aufzeichnung spielen nur Bots, also ist kein Platz für dich da.
play-two-people = { $file }: In dieser Aufzeichnung spielen mehrere Menschen, aber hier kann nur einer spielen.
play-players = { $file }: players: { $seats } Namen sind nötig, gefunden: { $found }.
play-own-bot = { $file }: Der Bot „{ $bot }“ ist eine Datei, und eine Aufzeichnung startet nie von selbst Dateien. Weiter geht es mit --bots { $bots }
