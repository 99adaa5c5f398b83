# What is wrong with how an environment is called from Python, and what to do. Names of arguments stay English.

## What is chosen

error-env-no-choice = On ne peut pas choisir { $unknown-or }. Choix possibles : { $known-comma }.
error-env-setup-alone = Une mise en place ne laisse plus rien à choisir : donnez soit `setup`, soit les autres choix.
# $such: Python, such as {"{"}"setup": {"{"}"cards": ...{"}"}{"}"}
error-env-in-setup = Mettez vos choix dans `setup` : options={ $such }.
error-env-seats = Une partie a de { $fewest } à { $most } places, pas { $found }.
error-env-more-seats = Cet environnement a { $seats } places, pas { $found } : créez-le avec seats={ $found }.
error-env-no-reward = Il n'y a pas de récompense « { $name } ». Choix possibles : { $known-comma }.
error-env-no-render-mode = Il n'y a pas de mode d'affichage « { $name } ». Choix possibles : { $known-comma }.
error-env-no-illegal = « { $name } » est impossible avec des actions interdites. Choix possibles : { $known-comma }.
error-env-opponents = { $most ->
    [1] Nommez un adversaire ; il y en a { $found }.
   *[other] Nommez un adversaire pour toutes les places, ou { $most } ; il y en a { $found }.
}

## Many games at once

error-env-no-games = Il faut au moins une partie, pas { $found }.
error-env-seeds = Donnez une graine, ou une pour chacune des { $games } parties, pas { $found }.
error-env-actions = Donnez une action pour chacune des { $games } parties, pas { $found }.
error-env-not-begun = Les parties n'ont pas commencé : appelez reset avant le premier step.

## Actions. $name: as it is written in records, such as K6 or use:farm.

error-env-over = La partie est terminée : réinitialisez l'environnement pour en jouer une autre.
error-env-no-number = { $action } n'est pas une action : les actions sont des nombres entiers de 0 à { $most }. Choisissez-en une qui a un 1 dans action_mask.
error-env-no-action = Il n'y a pas d'action { $action } : elles vont de 0 à { $most }. Choisissez-en une qui a un 1 dans action_mask.
# $why and $asked: whole sentences.
error-env-not-live = L'action { $action } ({ $name }) n'est pas possible : { $why } Choisissez-en une qui a un 1 dans action_mask. Ce qui est demandé : { $asked }
error-env-no-button = Cette partie n'a pas ce bouton.
error-env-not-now = On ne peut pas la choisir.
