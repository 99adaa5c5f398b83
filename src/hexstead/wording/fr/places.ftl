# Where. A `place-` completes "Construisez une cité ...", a `way-` completes "Déplacez une cité ...".
# Ours: `.many` completes "Construisez 3 cités ...", `.libre` completes "aucune ...".

place-on = sur { $terrain-a }
    .many = sur des { $terrain-cases }
    .libre = { $terrain-case } libre
place-on-card = sur le terrain de votre carte
    .many = sur le terrain de votre carte
    .libre = case libre du terrain de votre carte
place-on-drawn = sur le terrain de la carte piochée
    .many = sur le terrain de la carte piochée
    .libre = case libre du terrain de la carte piochée
place-on-either = sur une case { $terrains-or-nom }
    .many = sur des cases { $terrains-or-nom }
    .libre = case { $terrains-or-nom } libre
place-on-suitable = sur une case constructible
    .many = sur des cases constructibles
    .libre = case constructible libre
place-on-edge = au bord du plateau
    .many = au bord du plateau
    .libre = case libre au bord du plateau
place-beside = à côté { $terrain-du }
    .many = à côté { $terrain-du }
    .libre = case libre à côté { $terrain-du }
place-beside-special = à côté d'une case spéciale
    .many = à côté d'une case spéciale
    .libre = case libre à côté d'une case spéciale
place-beside-foreign = à côté d'une pièce adverse
    .many = à côté d'une pièce adverse
    .libre = case libre à côté d'une pièce adverse
place-at-line-ends = au bout d'une ligne d'au moins 3 de vos cités
    .many = au bout d'une ligne d'au moins 3 de vos cités
    .libre = case libre au bout d'une ligne d'au moins 3 de vos cités
place-anywhere = n'importe où sur ce terrain
    .many = n'importe où sur ce terrain
    .libre = case libre sur ce terrain
place-nowhere = nulle part
    .many = nulle part
    .libre = case libre

way-on = vers { $terrain-a }
way-on-card = vers le terrain de votre carte
way-on-suitable = vers une case constructible
way-two-hexes = de deux cases en ligne droite
