# What the server says to players, apart from the rules.

# For search engines and previews of links.
server-about = Kingdom Builder dans le navigateur : contre des bots, sur un même appareil ou entre amis.

## Refusals

# $why: the reason that the host gave. $until: such as 2027-05-01.
server-banned = Vous n'avez plus accès à ce serveur.
server-banned-why = Vous n'avez plus accès à ce serveur : { $why }.
server-banned-until = Vous n'avez pas accès à ce serveur jusqu'au { $until }.
server-banned-why-until = Vous n'avez pas accès à ce serveur jusqu'au { $until } : { $why }.
server-stale = La partie a avancé. Voici où elle en est.
server-not-stored = Impossible d'enregistrer : votre action n'a pas été prise en compte. Réessayez dans un instant.
server-not-ready = Pas prêt : { $why }.
server-checking = Vérification de l'enregistrement de votre action…
server-database = Le serveur n'atteint pas sa base de données. Réessayez dans un instant.
server-database-full = le disque est plein
server-database-locked = la base de données est bloquée par un autre programme
server-database-read-only = la base de données est en lecture seule
server-database-disk = le disque signale une erreur
server-database-damaged = la base de données est endommagée
server-database-away = la base de données ne répond pas
server-not-yours = Ce n'est pas à vous de choisir.
server-bot-plays = Un bot joue à votre place. Reprenez la main pour continuer.
server-watching = Vous regardez la partie. Prenez une place pour jouer.
server-not-started = La partie n'a pas encore commencé.
server-too-fast = C'est trop rapide. Attendez un instant.
server-too-long = Ce message est trop long.
server-too-talkative = Vous écrivez trop vite. Réessayez dans { $seconds } s.
server-not-said = Votre message n'a pas pu être enregistré. Réessayez.
# $why: a whole sentence.
server-message = Ce message n'a pas été compris. { $why }
server-damaged = L'enregistrement de cette partie est endommagé. L'hôte de ce serveur peut l'examiner.
server-no-seed = il manque la graine de ses cartes
server-no-table = Cette table n'existe pas.
server-other-rules = { $why }
server-no-open-seat = La table est complète, mais vous pouvez regarder.
server-not-open = Cette place n'est pas libre.
server-taken-colour = Cette couleur est déjà prise.
server-started = La partie a déjà commencé.
server-moved-on = La table vient de changer. Vérifiez avant de continuer.
server-not-over = La partie n'est pas terminée : son enregistrement révélerait les cartes cachées.
server-not-host = Seul l'hôte peut faire cela.
server-not-seated = Vous n'avez pas de place à cette table.
server-not-your-seat = Cette place n'est pas la vôtre.
server-seats-open = Il reste des places libres. Attendez vos adversaires ou mettez-y des bots.
server-all-bots = Il faut au moins une place pour une personne.
server-lesson-seats = La partie guidée se joue entre vous et un bot.
server-seat-number = La mise en place prévoit { $seats } places, mais { $found } sont indiquées.
server-present = Cette personne est à la table.
server-just-away = { $who } vient de partir. Un bot pourra jouer dans { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    }.
server-nobody-waits = Personne n'attend : la partie est en pause jusqu'à son retour.
server-stand-in = À cette table, le bot « { $bot } » joue en cas d'absence.
server-one-seat = Vous avez déjà une place. L'hôte peut en autoriser plusieurs.
server-removed = L'hôte vous a fait quitter cette table. Vous pouvez seulement regarder.
server-barred = L'hôte a exclu de cette table une personne avec votre adresse. Vous pouvez seulement regarder.
server-seat-taken = Cette place est occupée. Libérez-la d'abord.
server-watchers-quiet = L'hôte a fermé la discussion au public.
server-no-guest = Il n'y a personne à exclure à cette place.
server-resigned = Vous avez abandonné. Un bot joue jusqu'à la fin.
server-still-thinking = { $who } a encore { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    } pour jouer.
server-no-vote = Personne ne vous fait attendre en ce moment.
server-own-vote = Vous ne pouvez pas voter sur votre propre place.
server-no-idle = À cette table, on joue sans limite de temps.
server-no-bot-turn = Aucun bot n'a joué pour vous à l'instant : il n'y a pas de tour à rejouer.
server-no-bot = Il n'y a pas de bot « { $bot } ». Choix possibles : { $bots-comma }.
server-no-seat = Cette place n'existe pas.
server-no-map = Un plan se compose de lignes de même longueur, séparées par des points, dont les lettres désignent des types de case.
server-no-icon = Ce dessin n'existe pas.
server-no-page = Il n'y a rien à cette adresse.
server-no-method = Cette adresse n'accepte pas ce genre de requête.
server-host = Ce serveur ne répond pas à ce nom.
server-origin = Cette requête vient d'un autre site.
server-too-many = Trop de requêtes. Attendez un instant.
server-too-large = C'est trop volumineux : { $limit } ko au maximum.
server-not-json = Le contenu n'est pas du JSON.
server-too-deep = La structure est trop imbriquée.
server-fault = Une erreur s'est produite de notre côté. Nous en avons pris note.
server-busy = Le serveur est surchargé. Réessayez dans { $seconds } s.
server-name = Un nom doit contenir au moins une lettre.
server-wrong = Cette requête est illisible.

## Names

server-guest = Anonyme { $number }
server-seat = Place { $number }
server-island = Un second petit plateau se trouve à côté des quatre quadrants.

## What the table says in the chat

server-note-away = { $who } s'absente. Le bot { $bot } joue.
server-note-left = { $who } a quitté la table. Le bot { $bot } joue.
server-note-host = L'hôte est maintenant { $who }.
server-note-idle = { $who } n'a pas joué. Le bot { $bot } joue.
server-note-resigned = { $who } abandonne. Le bot { $bot } joue jusqu'à la fin.
server-note-back = { $who } est de retour.
server-note-undone = { $who } a annulé ce que le bot { $bot } avait fait. Les mêmes cartes reviennent.
