# hexstead admin.

admin-failed = The database can't be used: { $why }.
admin-phase = There is no phase “{ $phase }”: write open, playing or over.
admin-no-tables = No tables.
admin-no-guests = No guests.
admin-no-bans = Nobody is banned.
admin-delete = { $count ->
    [one] Delete 1 table with its game and chat? You can't undo this. [y/N]
   *[other] Delete { $count } tables with their games and chats? You can't undo this. [y/N]
}
# What means yes, with spaces between; everything else means no.
admin-yes = y yes
admin-deleted = { $count ->
    [one] 1 table deleted.
   *[other] { $count } tables deleted.
}
admin-old = { $count ->
    [one] 1 table is old enough to be deleted.
   *[other] { $count } tables are old enough to be deleted.
}
admin-renamed = The guest is now called { $name }.
admin-whom = Say who: --guest or --address.
admin-banned = Ban { $number }: { $who }. End it with: hexstead admin unban { $number }
admin-unbanned = Ban { $number } has ended.

# Who is banned. $who: the id of a guest, or an address.
admin-who-guest = guest { $who }
admin-who-address = address { $who }
admin-for-good = for good

## The columns of the lists

admin-column-table = table
admin-column-log-name = in logs
admin-column-phase = phase
admin-column-made = made
admin-column-last = last action
admin-column-actions = actions
admin-column-players = players
admin-column-seat = seat
admin-column-name = name
admin-column-guest = guest
admin-column-bot = bot
admin-column-since = since
admin-column-tables = tables
admin-column-ban = ban
admin-column-who = who
admin-column-until = until
admin-column-reason = reason

## hexstead admin statistics: each stands before its number

admin-count-open = tables waiting for players
admin-count-playing = games in progress
admin-count-over = finished games
admin-count-guests = guests with a name
admin-count-actions = actions
admin-count-chat_lines = lines of chat
admin-count-bans = bans, including those that have ended
admin-count-bytes = size of the database
admin-count-day = games started on { $day }
admin-megabytes = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
