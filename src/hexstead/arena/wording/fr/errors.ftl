# What keeps a tournament from being played, and what to do.

error-too-few-bots = { $seats } places demandent au moins { $seats } bots. On peut nommer un bot plusieurs fois, par exemple { $such }.
error-no-choix = L'arène classe les bots avec choix : pip install 'hexstead[arena]'.
error-other-hexstead = Un processus a un autre Hexstead, ou d'autres quadrants personnels : installez partout la même version.
error-process-died = Un processus est mort au milieu d'une partie. Cherchez un bot qui arrête son processus ou prend toute la mémoire, puis relancez la même commande pour continuer.

## On a cluster. $why: what Ray says, in English.

error-no-ray = --ray demande Ray : pip install 'hexstead[ray]'.
error-no-cluster = --ray { $address } : aucun cluster ne nous laisse entrer : { $why }. S'il demande un jeton, définissez RAY_AUTH_MODE=token comme pour tout programme qui utilise Ray.
# $why: a whole sentence.
error-ray-worker = --ray : { $why }
error-ray-lost = --ray : { $why }. Relancez la même commande pour continuer.

## The file with the results. $why: what SQLite says, in English.

error-results-closed = { $file } : ouverture impossible : { $why }.
error-results-unusable = { $file } : fichier inutilisable : { $why }. Choisissez un autre fichier avec --out.
error-results-unwritable = { $file } : écriture impossible : { $why }. Relancez la même commande pour continuer.
error-results-foreign = { $file } : c'est le fichier d'un autre programme. Choisissez-en un autre avec --out.
# $what: what differs, such as Seats. $was and $now: a number, keys, or one of the words below.
error-results-other = { $file } contient un autre tournoi ({ $what } : { $was } ; maintenant { $now }). Choisissez un autre fichier avec --out, ou supprimez celui-ci.

## What a tournament is known by, in addition to the fields of a request (field-boxes ...)

identity-rules = Règles
identity-bots = Bots
identity-setup = Mise en place
identity-generator = Générateur
identity-seed = Graine
identity-bot-files = Fichiers des bots
identity-code = Règles et bots fournis

# In place of a value.
identity-none = aucun
identity-drawn = tirage à chaque donne
identity-unknown = inconnu
