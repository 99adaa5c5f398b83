# hexstead admin.

admin-failed = La base de données est inutilisable : { $why }.
admin-phase = Il n'y a pas de phase « { $phase } » : écrivez open, playing ou over.
admin-no-tables = Aucune table.
admin-no-guests = Personne.
admin-no-bans = Aucune exclusion.
admin-delete = { $count ->
    [one] Supprimer { $count } table avec sa partie et sa discussion ? C'est définitif. [o/N]
   *[other] Supprimer { $count } tables avec leurs parties et leurs discussions ? C'est définitif. [o/N]
}
# What means yes, with spaces between; everything else means no.
admin-yes = o oui y yes
admin-deleted = { $count ->
    [one] { $count } table supprimée.
   *[other] { $count } tables supprimées.
}
admin-old = { $count ->
    [one] { $count } table assez ancienne pour être supprimée.
   *[other] { $count } tables assez anciennes pour être supprimées.
}
admin-renamed = Nouveau nom : { $name }.
admin-whom = Dites qui : --guest ou --address.
admin-banned = Exclusion { $number } : { $who }. Pour y mettre fin : hexstead admin unban { $number }
admin-unbanned = L'exclusion { $number } est levée.

# Who is banned. $who: the id of a guest, or an address.
admin-who-guest = invité { $who }
admin-who-address = adresse { $who }
admin-for-good = définitif

## The columns of the lists

admin-column-table = table
admin-column-log-name = dans les journaux
admin-column-phase = phase
admin-column-made = créée
admin-column-last = dernière action
admin-column-actions = actions
admin-column-players = à la table
admin-column-seat = place
admin-column-name = nom
admin-column-guest = invité
admin-column-bot = bot
admin-column-since = depuis
admin-column-tables = tables
admin-column-ban = exclusion
admin-column-who = qui
admin-column-until = jusqu'au
admin-column-reason = raison

## hexstead admin statistics: each stands before its number

admin-count-open = tables en attente
admin-count-playing = parties en cours
admin-count-over = parties terminées
admin-count-guests = invités avec un nom
admin-count-actions = actions
admin-count-chat_lines = messages de discussion
admin-count-bans = exclusions, même levées
admin-count-bytes = taille de la base de données
admin-count-day = parties commencées le { $day }
admin-megabytes = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo
