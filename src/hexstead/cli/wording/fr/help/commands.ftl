# The help of each command; the first paragraph also stands in the list of commands.
# Leave an empty line between paragraphs. Examples stay as they are typed.

command-hexstead = Le jeu de plateau Kingdom Builder : y jouer, le mettre en place, compter l'or, l'étudier.

    Pour commencer : hexstead play

command-play = Jouer contre des bots dans le terminal.

    Exemples :

    hexstead play --first-game

    hexstead play --seats 4 --bots greedy,greedy,random --save game.json

    hexstead play --bots search:5s

    hexstead play --bots ./mybot.py:MyBot

    hexstead play --expansions base,nomads

    hexstead play --edition newest

    hexstead play --resume game.json

command-serve = Servir le jeu : on l'ouvre dans un navigateur pour jouer en solo, à plusieurs sur un écran ou en ligne.

    Chaque action est enregistrée avant d'être montrée : vous pouvez arrêter le serveur à tout moment.

    Exemples :

    hexstead serve --open

    hexstead serve --host 0.0.0.0

    hexstead serve --database-url postgresql://localhost/hexstead --workers 4

    hexstead serve --config hexstead.toml --check

command-arena = Faire jouer beaucoup de parties à des bots et les comparer.

    Chaque donne (mise en place et cartes) se joue dans tous les ordres de places. S'il y a plus de bots que de places, tous les groupes se rencontrent.

    La même commande joue les mêmes parties, sauf si des bots regardent l'heure. Si vous l'interrompez, relancez-la pour continuer.

    Exemples :

    hexstead arena greedy random --games 200 --jobs 2

    hexstead arena greedy planner search:500ms --expansions all --report arena.html

    hexstead arena planner greedy greedy greedy --seats 4

    hexstead arena greedy planner --edition newest

    hexstead arena ./mybot.py:MyBot planner

command-analyse = Revoir une partie tour par tour : ce que chaque tour a rapporté, et le meilleur qu'une recherche trouve.

    La recherche ne sait que ce que l'on pouvait savoir à cette place. L'or attendu est la moyenne de parties rapides depuis cette position.

    Exemples :

    hexstead analyse game.json

    hexstead analyse game.json --seconds 5 --svg game.svg

command-hint = Donner un conseil : les meilleurs tours qu'une recherche trouve, et l'écart d'or entre eux.

    La recherche ne sait que ce que l'on peut savoir à cette place. Une position ne dit ni à qui est le tour ni quelle carte est montrée : indiquez les deux.

    On suppose que chaque personne a une tuile de chaque lieu à côté de ses pièces.

    Exemples :

    hexstead hint game.json --at 40

    hexstead hint table.json --seat 2 --card forest

command-setup = Tirer une mise en place et dire quoi prendre dans la boîte.

    Exemples :

    hexstead setup --seats 3 --svg setup.svg

    hexstead setup --boards tavern,oasis@180 --cards knights

    hexstead setup --expansions all

    hexstead setup --expansions base,caves --island tree-house

    hexstead setup --boards harbor,tavern,farm,oracle --capitol E3 --first-player 2

    hexstead setup --edition newest --side b --castle-tiles

    hexstead setup --code HX-0004-3G00-C0G0-G028

command-score = Compter l'or de positions, par carte et par personne.

    L'or payé par des cartes et des tuiles pendant la partie ne se voit pas sur le plateau.

    Il compte si le document l'indique, comme les lignes marquées.

    Exemples :

    hexstead score table.json

    hexstead score --json monday.json tuesday.json

command-show = Montrer le plateau d'une position ou d'un enregistrement, et son or.

    Exemples :

    hexstead show game.json --at 40

    hexstead show table.json --svg table.svg --theme dark

command-rules = Chercher une règle, un lieu ou une carte. Sans mot, vous avez un aperçu.

    Exemples :

    hexstead rules taverne

    hexstead rules fin de la partie

command-check = Rejouer des enregistrements et dire si chaque action était permise.

    Exemples :

    hexstead check game.json

    hexstead check games/*.json

command-check-fair = Vérifier qu'une partie a été jouée avec les cartes créées ensemble par le serveur et les navigateurs.

    Le code de retour est 0 si c'est vérifié, 1 si la partie ne peut pas être vérifiée, 2 si quelque chose ne correspond pas.

    Exemples :

    hexstead check-fair game.json

    hexstead check-fair game.json --commitment 5f7c0a...

command-schema = Afficher le schéma JSON d'un document.

    Exemple :

    hexstead schema position > position.schema.json

command-backup = Écrire dans un fichier tout ce qu'un serveur a enregistré, même pendant que l'on joue.

    Le fichier contient toutes les tables à un même instant. On peut le restaurer dans SQLite ou PostgreSQL.

    Exemples :

    hexstead backup monday.hexstead

    hexstead backup monday.hexstead --database-url postgresql://localhost/hexstead

command-restore = Remplir une base de données à partir d'une sauvegarde. Arrêtez d'abord le serveur.

    Le fichier est vérifié avant tout changement. On restaure tout ou rien.

    Exemples :

    hexstead restore monday.hexstead

    hexstead restore monday.hexstead --database-url sqlite:///other.db

command-doctor = Examiner la base de données d'un serveur : tout est-il lisible, chaque partie peut-elle être rejouée ?

    Le serveur peut tourner. Le code de retour est 1 si quelque chose ne va pas.

    Exemples :

    hexstead doctor

    hexstead doctor --json --database-url postgresql://localhost/hexstead

command-boards = Regarder les quadrants, en générer, vérifier les vôtres.

command-boards-new = Générer un quadrant qui ressemble à ceux imprimés et afficher son texte.

    Exemples :

    hexstead boards new --like marshlands --seed 7

    hexstead boards new --like base --name my-board --svg my-board.svg > my-board.txt

command-boards-check = Vérifier ligne par ligne des quadrants que vous avez saisis.

    Exemples :

    hexstead boards check temple.txt

    hexstead boards check boards/*.txt

command-boards-list = Lister tous les quadrants : ceux des boîtes et les vôtres.

    Exemples :

    hexstead boards list

    hexstead boards list --svg boards.svg

command-languages = Lister les langues que parle Hexstead, et vérifier les traductions.

command-languages-check = Vérifier une traduction : ce qui manque, ce qui est illisible, ce qui ne va pas avec les messages anglais.

    Le code de retour est 1 si quelque chose est trouvé.

    Exemples :

    hexstead languages check nl

    hexstead languages check

command-admin = Gérer un serveur : ses tables, ses invités et ses exclusions. Un serveur en marche suit en moins d'une seconde.

command-admin-tables = Lister les tables, les plus récentes d'abord.

command-admin-table = Montrer qui est à une table.

command-admin-delete = Supprimer des tables avec leurs parties et leurs discussions. Les personnes présentes en sont informées.

command-admin-guests = Lister les invités qui ont un nom, les plus récents d'abord.

command-admin-rename = Donner un autre nom à un invité, à ses tables aussi.

command-admin-bans = Lister toutes vos exclusions.

command-admin-ban = Exclure un invité ou une adresse. La raison est affichée, et les connexions sont coupées aussitôt.

    Un invité n'est qu'un cookie, et un cookie s'efface : si la personne revient, excluez aussi l'adresse.

command-admin-unban = Lever une exclusion.

command-admin-retention = Supprimer les parties terminées et les tables abandonnées inchangées depuis quelques jours ; 0 les garde.

    Le serveur le fait tout seul, peu à peu, si retention_days ou open_days est défini.

command-admin-statistics = Compter les tables, les parties par jour, les invités, les actions et les octets.
