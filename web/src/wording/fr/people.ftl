# People at one table: leaving it.

people-leave = Quitter cette table ?
people-leave-text = { $count ->
    [one] { $names } continue. Un bot joue pour vous jusqu'à votre retour.
   *[other] { $names } continuent. Un bot joue pour vous jusqu'à votre retour.
}
people-leave-to-bot = Partir, un bot joue
people-resign = Abandonner ?
people-resign-text = Un bot finira la partie pour vous, sans retour possible.
people-resign-alone = Un bot finira la partie pour vous. Si vous partez simplement, la partie vous attend.
people-stay = Continuer à jouer
people-bot = Laisser un bot jouer pour { $name } ?
people-bot-text = La partie reprend aussitôt. { $name } peut revenir jouer à tout moment.
people-wait = Attendre encore

# Several people at one screen.
people-your-turn = { $name }, à vous
people-prompt = { $name } : { $prompt }
people-before = Ce qui vient de se passer
people-pass = Passez l'appareil.
people-pass-hidden = Passez l'appareil. Vos cartes restent cachées tant que vous n'appuyez pas.
people-show = Voir ma carte
people-ask-between = Demander entre les tours
