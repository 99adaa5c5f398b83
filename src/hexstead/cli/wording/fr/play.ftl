# hexstead play: a game in the terminal. $who: a player.

## Above the board

play-round = Manche { $round }
play-last-round = Manche { $round }, la dernière
play-closing = Après la dernière manche
play-over = La partie est terminée après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
play-turn = Tour : { $who }
play-decides = À jouer : { $who }
# The terrain cards follow, in colour. $count: how many.
play-your-cards = { $count ->
    [one] Votre carte :
   *[other] Vos cartes :
}
play-their-cards = { $count ->
    [one] Carte :
   *[other] Cartes :
}
play-no-card = plus aucune
play-pile = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche
# $prompt: a whole sentence.
play-asked = { $who ->
    [Vous] Vous devez
   *[other] { $who } doit
} répondre pendant ce tour. { $prompt }

## What a bot is called. $bot: its kind, such as Greedy; with its thinking time, such as Search:2s.

play-bot = Bot { $bot }
play-bot-again = Bot { $bot } { $number }
play-bot-timed = { $bot }:{ $time }

## What happens

play-thinking = Les autres réfléchissent
play-taken-back = Annulé : { $action }.
play-again-to-confirm = Choisissez-le encore une fois pour confirmer.
# $why: a whole sentence.
play-unsaved = { $why } La partie continue, mais sans être enregistrée.
# $reason: in English, for whoever wrote the bot.
play-mishap = { $bot } a échoué ({ $reason }) : une action a été tirée au hasard.
play-left = Vous avez quitté la partie.
play-saved = La partie est enregistrée dans { $file }. Pour la continuer : hexstead play --resume { $file }
play-record = L'enregistrement est dans { $file }. Pour le regarder : hexstead show { $file }

## What is typed. $action: a hex such as K6, or a button such as use:farm.

play-live = Vous pouvez choisir { $action } maintenant.
play-pays-nothing = Vous pouvez choisir { $action } maintenant. Votre or ne change pas.
play-pays = Vous pouvez choisir { $action } maintenant : { $gold } or ({ $sources }).
# $gold: with its sign, such as +3. $source: a card or a tile.
play-source = { $source } { $gold }
play-why-what = Indiquez aussi la case ou le bouton, par exemple : why K6
play-no-action = « { $text } » n'est pas une action ici : écrivez une case comme K6, le numéro d'un bouton, ou help.
# $count: how many buttons there are.
play-no-button = { $count ->
    [0] Il n'y a pas de bouton en ce moment : choisissez une case entre crochets.
    [one] Le seul bouton est le 1.
   *[other] Les boutons vont de 1 à { $count }.
}

## help: what each of the commands does

play-help-hex = choisir cette case : une lettre de ligne, puis une colonne
play-help-button = appuyer sur le bouton de ce numéro ; son nom marche aussi, comme farm ou end
play-help-back = annuler votre dernière action, si elle n'a rien révélé de caché
play-help-cancel = reposer une tuile dont vous n'avez encore rien fait
play-help-why = pourquoi cette case ou ce bouton est impossible, ou ce que cela rapporterait
play-help-score = l'or pour l'instant, par source et par personne
play-help-rules = chercher une règle ; sans mot, vous avez un aperçu
play-help-log = tout ce qui s'est passé, tour par tour
play-help-map = montrer à nouveau le plateau
play-help-quit = quitter la partie

## A game that can't start. $file: the record.

play-bots = { $number ->
    [one] Indiquez { $number } bot, pas { $found }.
   *[other] Indiquez 1 bot pour toutes les places, ou { $number }, pas { $found }.
}
play-name-of-bot = Vous ne pouvez pas vous appeler « { $name } » : c'est le nom d'un bot.
play-no-name = Un nom doit contenir au moins une lettre.
play-no-people = { $file } : il n'y a que des bots dans cet enregistrement, donc pas de place pour vous.
play-two-people = { $file } : plus d'une personne joue dans cet enregistrement, mais une seule peut jouer ici.
play-players = { $file } : players : il faut { $seats } noms, il y en a { $found }.
play-own-bot = { $file } : le bot « { $bot } » est un fichier, et un enregistrement ne lance jamais de fichier tout seul. Continuez avec --bots { $bots }
