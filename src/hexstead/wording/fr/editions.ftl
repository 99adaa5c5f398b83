# Editions and house rules.

edition-big-box = Big Box
edition-big-box-nl = Big Box, néerlandaise
edition-newest = Dernière édition du jeu de base
variant-strikes-one = L'Épée retire une pièce à un seul adversaire, pas à chacun.
variant-knights-stay-on-the-mainland = Les Chevaliers ne comptent pas les lignes de l'île.
variant-react-to-own = Le Canoë peut aussi réagir quand on prend soi-même la dernière tuile d'une case.
variant-passing-only-lead-builds = Les éclaireurs servent à construire à côté d'eux, et à rien d'autre.
option-lords-need-a-settlement = Pas de Seigneurs sans cité
option-lords-need-a-settlement-text = Les Seigneurs ne rapportent rien dans un quadrant où vous n'avez aucune cité.
option-capitols-are-castles = Les capitoles sont des châteaux
option-capitols-are-castles-text = Un château sous un capitole rapporte quand même ses 3 pièces d'or.
option-figures-stay = Les figurines restent en place
option-figures-stay-text = Un guerrier, un chariot ou un bateau n'est déplacé que par sa propre tuile.
option-swamp-cards-always = Toujours les cartes Marais
option-swamp-cards-always-text = Les cartes Marais de Marshlands sont toujours dans la pioche ; sans marais sur le plateau, utilisez leur autre terrain.
