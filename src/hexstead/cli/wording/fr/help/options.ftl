# What the options and arguments of the commands are for; what is used without them stands in brackets.

with-help = Afficher ce message et quitter.
with-version = Afficher la version.
with-language = La langue à parler : { $languages }. [HEXSTEAD_LANGUAGE, ou celle du système]

## Several commands

with-json = Afficher du JSON sur une ligne.
with-no-color = Afficher sans couleurs.
with-svg = Écrire aussi une image dans ce fichier.
with-theme = Les couleurs de l'image : light ou dark.
with-at = Un enregistrement après N actions ; -1 est avant la dernière.
with-document = Le document ; - lit l'entrée standard.
with-record = Un enregistrement ; - lit l'entrée standard.
with-records = Des enregistrements ; - lit l'entrée standard.
with-positions = Des positions ; - lit l'entrée standard.
with-seconds = Combien de temps la recherche réfléchit à un tour.
with-seed = La même graine redonne le même tirage.

## Set-ups

with-seats = Combien de places, bots compris. [2]
with-code = Utiliser la mise en place de ce code.
with-first-game = Utiliser la mise en place pour débuter.
with-expansions = Les boîtes du tirage, comme base,nomads, ou all. On peut aussi nommer capitol, caves ou island seuls ; endless génère de nouveaux quadrants. [base]
with-edition = Les règles de big-box, big-box-nl ou newest. [big-box]
with-boards = Par exemple tavern,oasis@180 (tourné).
with-cards = Par exemple knights,lords.
with-tiles = Les tuiles nomades dans l'ordre de lecture, comme sword,outpost.
with-tasks = Les cartes tâche, comme road,advance.
with-island = La face de l'île : rope-bridge ou tree-house.
with-as-first-printed = N'utiliser les Queenies qu'avec leurs quadrants d'origine.
with-side = Dernière édition : la face de tous les quadrants, a ou b.
with-selections = Dernière édition : les lieux des quadrants, comme tavern,oasis.
with-castle-tiles = Dernière édition : jouer la variante Beaux châteaux, avec des tuiles sur G3,P13, sur une seule de ces cases, ou any.
with-capitol = Où sont les capitoles, comme E3,L14, ou any. Les autres sont tirés au sort.
with-one-capitol = Utiliser au plus un capitole.
with-caves = Où sont les grottes, comme C4,K15, ou any. Les autres sont tirées au sort.
with-option = Une règle maison, comme lords-need-a-settlement. Pour les lister : hexstead rules règle maison
with-first-player = La place qui commence. Sans cela, elle est tirée au sort.

## hexstead play

with-bots = Un pour toutes les places, ou une liste comme greedy,search:2s. Le vôtre : ./mybot.py:MyBot. [greedy]
with-card-seed = Un nombre, ou de 32 à 128 chiffres hexadécimaux. La même graine redonne la même partie.
with-name = Votre nom. [Vous]
with-save = Enregistrer la partie dans ce fichier.
with-resume = Continuer une partie enregistrée.

## hexstead arena

with-players = Par exemple random, greedy, planner, search:500ms (son temps de réflexion), ou ./mybot.py:MyBot.
with-games = Combien en tout, par donnes entières.
with-arena-seed = Une autre graine donne d'autres mises en place et un autre hasard.
with-jobs = Parties en même temps.
with-ray = Jouer plutôt sur ce cluster Ray ; local en lance un ici.
with-out = Garder les résultats dans ce fichier SQLite.
with-report = Écrire une page avec des graphiques dans ce fichier HTML.

## hexstead hint, check-fair, rules, languages, schema

with-seat = À qui est le tour dans une position, compté à partir de 1. [1]
with-card = La carte montrée à cette place dans une position.
with-commitment = L'engagement que la table vous a montré avant la partie.
with-words = Ce qu'il faut chercher.
with-checked-language = La langue à vérifier, comme nl. [toutes]
with-schema = Quel document : position, record ou setup.

## hexstead boards

with-like = La boîte dont il doit imiter les quadrants.
with-board-name = Un autre nom que le nom habituel.
with-far-mountains = Combien de montagnes sont loin de toute case spéciale.
with-board-files = Des quadrants ; - lit l'entrée standard.

## Servers

with-database-url = La base de données du serveur. [HEXSTEAD_DATABASE_URL, ou un fichier à vous]
with-config = Un fichier de réglages (TOML). [HEXSTEAD_CONFIG]
with-answer-json = Répondre en JSON, pour d'autres programmes.
with-host = 0.0.0.0 laisse aussi jouer votre réseau. [127.0.0.1]
with-port = 0 prend n'importe quel port libre. [8000]
with-served-database = Une base PostgreSQL, ou un autre fichier SQLite. [un fichier à vous]
with-workers = Processus ; plus de 1 demande PostgreSQL. [1]
with-open = L'ouvrir dans le navigateur.
with-check = Seulement montrer les réglages et dire si le serveur démarrerait.
with-backup = Où l'écrire, par exemple monday.hexstead.
with-overwrite = Écraser le fichier s'il existe.
with-backed-up = Un fichier écrit par hexstead backup.
with-replace = Remplacer tout ce qui est dans la base de données.

## hexstead admin

with-yes = Ne pas demander, agir.
with-limit = Combien au plus.
with-table = Son identifiant, ou ses 6 premières lettres.
with-tables = Leurs identifiants, ou les 6 premières lettres de chacun.
with-guest = L'identifiant de l'invité, ou ses 6 premières lettres.
with-new-name = Le nouveau nom.
with-phase = Seulement celles qui sont open, playing ou over.
with-guest-at = Seulement celles où se trouve cet invité.
with-part-of-name = Seulement ceux dont le nom contient ceci.
with-banned-guest = L'identifiant d'un invité.
with-address = Une adresse, ou une plage comme 203.0.113.0/24.
with-days = Pour combien de jours. [définitif]
with-reason = La raison affichée.
with-ban = Son numéro dans la liste des exclusions.
with-over-days = Parties terminées. [retention_days]
with-open-days = Tables jamais commencées. [open_days]
with-dry-run = Dire seulement ce qui serait supprimé.

## The page itself

usage-line = Utilisation :
usage-options = [OPTIONS]
usage-required = [obligatoire]
usage-command = COMMANDE [ARGUMENTS]...
panel-arguments = Arguments
panel-options = Options
panel-commands = Commandes

# What stands for a value.

value-address = ADRESSE
value-ban = EXCLUSION
value-bot = BOT
value-bots = BOTS
value-box = BOÎTE
value-boxes = BOÎTES
value-code = CODE
value-document = DOCUMENT
value-file = FICHIER
value-guest = INVITÉ
value-hash = EMPREINTE
value-hexes = CASES
value-language = LANGUE
value-n = N
value-name = NOM
value-names = NOMS
value-number = NUMÉRO
value-phase = PHASE
value-position = POSITION
value-record = ENREGISTREMENT
value-seconds = SECONDES
value-seed = GRAINE
value-side = FACE
value-table = TABLE
value-terrain = TERRAIN
value-text = TEXTE
value-theme = THÈME
value-url = URL
value-word = MOT
