# The page that says what Hexstead is and who made what.

about-version = Version { $version }
about-unofficial = Non officiel
about-unofficial-text = Hexstead est l'œuvre de passionnés. Il n'a aucun lien avec Donald X. Vaccarino ni avec Queen Games, qui ne l'ont pas approuvé.
about-own = Les règles sont expliquées avec nos propres mots et tous les dessins sont de nous. Aucun texte ni aucune image de l'éditeur n'est repris ici.
about-game = Le jeu de société
about-game-text = Kingdom Builder est un jeu de société de Donald X. Vaccarino, publié par Queen Games. Le nom appartient à ses propriétaires.
about-buy = Vous aimez jouer ici ? Procurez-vous le vrai jeu : autour d'une table, c'est encore mieux.
about-licence = Logiciel libre
about-licence-text = Hexstead est un logiciel libre sous licence MIT : utilisez-le, modifiez-le, partagez-le, hébergez-le vous-même.
about-link-source = Code source
about-link-docs = Documentation
about-link-changelog = Nouveautés
about-link-issues = Signaler un problème
about-link-licence = Licence
about-parts = Réalisé avec
about-parts-text = Merci aux personnes derrière ces projets :
about-short = Non officiel : aucun lien avec Donald X. Vaccarino ni avec Queen Games.
