# hexstead admin.

admin-failed = Die Datenbank ist nicht zu gebrauchen: { $why }.
admin-phase = Eine Phase „{ $phase }“ gibt es nicht: Schreib open, playing oder over.
admin-no-tables = Keine Tische.
admin-no-guests = Keine Gäste.
admin-no-bans = Niemand ist gesperrt.
admin-delete = { $count ->
    [one] 1 Tisch mit Partie und Chat löschen? Das lässt sich nicht rückgängig machen. [j/N]
   *[other] { $count } Tische mit Partien und Chats löschen? Das lässt sich nicht rückgängig machen. [j/N]
}
# What means yes, with spaces between; everything else means no.
admin-yes = j ja
admin-deleted = { $count ->
    [one] 1 Tisch gelöscht.
   *[other] { $count } Tische gelöscht.
}
admin-old = { $count ->
    [one] 1 Tisch ist alt genug zum Löschen.
   *[other] { $count } Tische sind alt genug zum Löschen.
}
admin-renamed = Der Gast heißt jetzt { $name }.
admin-whom = Sag, wer: --guest oder --address.
admin-banned = Sperre { $number }: { $who }. Aufheben mit: hexstead admin unban { $number }
admin-unbanned = Sperre { $number } ist aufgehoben.

# Who is banned. $who: the id of a guest, or an address.
admin-who-guest = Gast { $who }
admin-who-address = Adresse { $who }
admin-for-good = für immer

## The columns of the lists

admin-column-table = Tisch
admin-column-log-name = im Log
admin-column-phase = Phase
admin-column-made = angelegt
admin-column-last = letzte Aktion
admin-column-actions = Aktionen
admin-column-players = Personen
admin-column-seat = Platz
admin-column-name = Name
admin-column-guest = Gast
admin-column-bot = Bot
admin-column-since = seit
admin-column-tables = Tische
admin-column-ban = Sperre
admin-column-who = wer
admin-column-until = bis
admin-column-reason = Grund

## hexstead admin statistics: each stands before its number

admin-count-open = Tische, die auf Gäste warten
admin-count-playing = laufende Partien
admin-count-over = beendete Partien
admin-count-guests = Gäste mit Namen
admin-count-actions = Aktionen
admin-count-chat_lines = Chat-Nachrichten
admin-count-bans = Sperren, auch abgelaufene
admin-count-bytes = Größe der Datenbank
admin-count-day = Partien, begonnen am { $day }
admin-megabytes = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
