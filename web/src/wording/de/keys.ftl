# Keyboard shortcuts, and the page that "?" opens.

keys-title = Tastenkürzel
keys-use = Tastenkürzel verwenden
# What a button does, and its key.
keys-hint = { $what } ({ $key })

keys-in-table = Am Tisch
keys-in-map = Auf dem Spielplan
keys-in-replay = In einer Wiederholung
keys-in-everywhere = Überall

keys-do-build = Auf das Feld bauen, auf das du zeigst, oder zu den leuchtenden Feldern gehen
keys-do-finish = Zug beenden, aufhören oder verzichten
keys-do-take-back = Rückgängig machen
keys-do-cancel = Das begonnene Plättchen abbrechen
keys-do-tile = Dein Plättchen an dieser Stelle nutzen
keys-do-cards = Zu den Karten
keys-do-log = Zum Verlauf
keys-do-chat = In den Chat schreiben
keys-do-walk = Von Feld zu Feld gehen
keys-do-walk-lit = Über die leuchtenden Felder gehen
keys-do-choose = Das Feld wählen oder fragen, warum es nicht geht
keys-do-nearer = Vergrößern
keys-do-farther = Verkleinern
keys-do-first = Zum Anfang
keys-do-previous = Eine Aktion zurück
keys-do-play = Abspielen oder anhalten
keys-do-next = Eine Aktion vor
keys-do-last = Zum Ende
keys-do-rules = Die Regeln öffnen
keys-do-sounds = Ton ein- oder ausschalten
keys-do-close = Schließen, was offen ist
keys-do-help = Diese Tasten zeigen

## Keys with a word on them.

keys-name-enter = Eingabe
keys-name-space = Leertaste
keys-name-shift = Umschalt
keys-name-home = Pos1
keys-name-end = Ende
keys-name-escape = Esc
