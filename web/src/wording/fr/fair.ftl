# Whether the cards were dealt fairly.

fair-check = Vérifier les cartes
fair-verified = Vérifié : la graine des cartes a été créée comme promis
fair-commitment = La graine du serveur est bien celle sur laquelle il s'était engagé avant la distribution.
fair-commitment-unseen = La graine du serveur correspond à son engagement, mais ce navigateur n'était pas là avant la distribution pour le retenir.
fair-shares = { $who-count ->
    [one] Un navigateur a ajouté des octets aléatoires : { $who }.
   *[other] Des navigateurs ont ajouté des octets aléatoires : { $who }.
}
fair-no-shares = Aucun navigateur n'a ajouté d'octets aléatoires : il faut croire le serveur sur parole.
fair-mine = La part de ce navigateur en fait partie.
fair-seed = La graine des cartes découle de tout cela : votre navigateur vient de le calculer.
fair-not-replayed = Pour vérifier que les cartes découlent de cette graine, lancez hexstead check-fair avec le fichier de la partie.
fair-mismatch = Cela ne correspond pas
fair-wrong-commitment = Le fichier de la partie révèle un autre engagement que celui vu par ce navigateur avant la partie.
fair-wrong-server-seed = La graine du serveur n'est pas celle sur laquelle il s'était engagé.
fair-wrong-seed = La graine des cartes ne découle pas de celle du serveur et des octets des navigateurs.
fair-mine-missing = Il manque la part de votre navigateur
fair-mine-missing-text = L'ensemble est cohérent, mais les octets envoyés par ce navigateur n'y sont pas : ils sont arrivés trop tard, ou le serveur les a écartés.
fair-not-made = Rien à vérifier
fair-not-made-text = Le fichier ne dit pas d'où vient la graine de ses cartes : c'est le cas des parties guidées et des anciennes versions.
fair-no-crypto = Vérification impossible dans ce navigateur
fair-no-crypto-text = Les navigateurs ne vérifient les empreintes que sur une page HTTPS ou sur votre propre ordinateur. Téléchargez le fichier de la partie et lancez hexstead check-fair.
