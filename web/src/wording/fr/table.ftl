# A game that is being played.

# In the browser's tab.
table-tab-yours = ● { $prompt }

table-round = Manche { $round }
table-last-round = Dernière manche
table-shuffling = On mélange les cartes
table-shuffling-text = Chaque navigateur ajoute sa part de hasard : personne ne peut choisir les cartes.
table-players-are = À la table : { $names }

## Players

table-players = À la table
# Tags beside a name.
table-you = Vous
table-bot = bot
table-away = hors ligne
table-bot-for = bot pour { $name }
# In place of a name in the log: "Bot for Ben built on A6."
table-log-bot-for = Bot pour { $name }
table-resigned = abandon
table-your-turn = à vous de jouer
table-playing = joue
table-thinking = réfléchit…
# Two players have names that look alike.
table-not-seat = pas la place { $seat }
table-not-the = à ne pas confondre avec { $name }, place { $seat }

table-left = { $count ->
    [one] { $count } restante
   *[other] { $count } restantes
}
table-settlements-left = { $count ->
    [one] { $count } cité restante
   *[other] { $count } cités restantes
}
table-gold = { $gold ->
    [one] { $gold } pièce d'or pour l'instant
   *[other] { $gold } pièces d'or pour l'instant
}
table-aside = { $count } de côté
table-number-tiles = { $count ->
    [one] { $count } jeton cité
   *[other] { $count } jetons cité
}

## What to do now

table-turn-of = À { $name } de jouer
table-next-game = Partie suivante
table-choose = { $count ->
    [one] Une seule case possible.
   *[other] Choisissez une des { $count } cases éclairées.
}
table-press-button = Choisissez avec les boutons.
table-confirm = Touchez une autre case pour changer.
table-build-on = Construire en { $hex }
table-move-to = Déplacer en { $hex }
table-choose-hex = Choisir { $hex }
table-pick-hex = Choisissez une case
table-stay = Rester ici
table-stays = Le plateau reste ici pour ce tour.
table-follows = Le plateau suit { $name }.
table-look-around = Vous pouvez explorer le plateau.
table-watching = Vous regardez la partie.
table-over = La partie est terminée.
table-built = Construit : { $done } sur { $quota }
table-take-back = Annuler
table-cancel = Annuler
table-end-game = Terminer la partie
table-end-choices = Confirmer
table-wait = Attendre
table-nothing-to-take-back = Il n'y a rien à annuler.
table-to-result = Voir le résultat

## Players who are away, idle or leaving

table-bot-for-you = Un bot joue à votre place.
table-come-back = Reprendre la main
table-bot-played = Un bot a joué pendant votre absence. Vous pouvez jouer ce tour vous-même jusqu'à la prochaine action d'un adversaire.
table-take-back-turn = Annuler son tour
table-is-away = { $name } n'est plus là.
table-bot-in = Un bot pourra jouer dans { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }.
table-let-bot-play = Laisser jouer un bot
table-is-idle = { $name } ne joue pas depuis un moment.
table-vote = Voter pour un bot
table-has-voted = Vous avez voté
table-votes = { $needed ->
    [one] { $votes } voix sur { $needed } pour un bot.
   *[other] { $votes } voix sur { $needed } pour un bot.
}
# A clock follows.
table-act-soon = On vous attend. Bientôt, un bot pourra jouer à votre place :
table-clock = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
table-act-now = Un bot peut maintenant jouer à votre place. Jouez pour la garder.
table-leave = Quitter la table
table-leave-text = Un bot joue pour vous jusqu'à votre retour à la table.
table-leave-alone = La partie vous attend.
table-resign = Abandonner
table-resign-hint = Un bot finit la partie pour vous.

## Cards and tiles

table-hand = Votre carte et vos tuiles
table-hand-of = Carte et tuiles : { $name }
table-no-tiles = Pas encore de tuile. Construisez à côté d'un lieu pour en prendre une.
table-no-tiles-other = Pas encore de tuile.
table-cards = Cartes Kingdom Builder
table-gold-so-far = or pour l'instant
table-task = Tâche
table-always = Toujours
# Read out before a number: what a card pays a player.
table-bar = { $player }, { $card } :
table-earns = Montrer ce qui rapporte de l'or à { $name } : { $card }

# What a hex would pay.
table-no-gain = L'or ne change pas
table-no-gold-for-you = Pas d'or pour vous
table-takes = Vous prenez { $tile }
table-loses = Vous perdez { $tile }
# What a card pays another player.
table-rival = { $player } · { $card }
table-rival-takes = { $player } prend { $tile }
table-rival-loses = { $player } perd { $tile }
table-marks-row = Marque la ligne { $row } pour toute la partie
table-starts-last-round = Déclenche le dernier tour
table-ends-game = Termine la partie

## Log and chat

table-details = Cartes, journal et discussion
table-log = Journal
# The titles of its lines.
table-log-jump = Aller à ce moment
table-log-show = Montrer sur le plateau
table-log-with-news = { $count ->
    [one] Journal, { $count } nouveau message
   *[other] Journal, { $count } nouveaux messages
}
table-download = Télécharger la partie

## The connection

table-lost = Connexion perdue. Reconnexion…
table-no-answer = Le serveur ne répond pas. Nouvel essai…
table-closed = Impossible d'ouvrir cette partie ici
table-damaged = Les données de cette partie sont endommagées. La personne qui gère ce serveur peut les examiner.
table-cut-off = Le serveur a fermé la connexion : ce navigateur a envoyé trop de messages.
table-missing = Cette table n'existe pas
table-missing-text = Elle est peut-être terminée depuis longtemps, ou le lien est incomplet.

# A tile that was opened.
table-tile-kept = Vous la perdez quand aucune de vos cités n'est plus à côté de son lieu.
table-tile-fleeting = Vous l'avez pour un tour, utilisée ou non.
table-tile-use = Utiliser { $tile }
