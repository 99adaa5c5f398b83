# hexstead admin.

admin-failed = De database kan niet worden gebruikt: { $why }.
admin-phase = Er is geen fase ‘{ $phase }’: schrijf open, playing of over.
admin-no-tables = Geen tafels.
admin-no-guests = Geen gasten.
admin-no-bans = Niemand is verbannen.
admin-delete = { $count ->
    [one] 1 tafel met spel en chat verwijderen? Dit kun je niet ongedaan maken. [j/N]
   *[other] { $count } tafels met spellen en chats verwijderen? Dit kun je niet ongedaan maken. [j/N]
}
# What means yes, with spaces between; everything else means no.
admin-yes = j ja
admin-deleted = { $count ->
    [one] 1 tafel verwijderd.
   *[other] { $count } tafels verwijderd.
}
admin-old = { $count ->
    [one] 1 tafel is oud genoeg om te verwijderen.
   *[other] { $count } tafels zijn oud genoeg om te verwijderen.
}
admin-renamed = De gast heet nu { $name }.
admin-whom = Zeg wie: --guest of --address.
admin-banned = Ban { $number }: { $who }. Hef hem op met: hexstead admin unban { $number }
admin-unbanned = Ban { $number } is opgeheven.

# Who is banned. $who: the id of a guest, or an address.
admin-who-guest = gast { $who }
admin-who-address = adres { $who }
admin-for-good = voorgoed

## The columns of the lists

admin-column-table = tafel
admin-column-log-name = in logs
admin-column-phase = fase
admin-column-made = gemaakt
admin-column-last = laatste actie
admin-column-actions = acties
admin-column-players = spelers
admin-column-seat = plaats
admin-column-name = naam
admin-column-guest = gast
admin-column-bot = bot
admin-column-since = sinds
admin-column-tables = tafels
admin-column-ban = ban
admin-column-who = wie
admin-column-until = tot
admin-column-reason = reden

## hexstead admin statistics: each stands before its number

admin-count-open = tafels die op spelers wachten
admin-count-playing = spellen die bezig zijn
admin-count-over = afgelopen spellen
admin-count-guests = gasten met een naam
admin-count-actions = acties
admin-count-chat_lines = chatberichten
admin-count-bans = bans, ook de opgeheven
admin-count-bytes = grootte van de database
admin-count-day = spellen begonnen op { $day }
admin-megabytes = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
