# Why a database can't be used. Only hosts read this, at the terminal. $url: its address.

error-database-address = « { $url } » n'est pas l'adresse d'une base de données : écrivez sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE.
# $kind: such as mysql.
error-database-kind = Hexstead ne sait pas utiliser { $kind } : écrivez sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE.
error-database-driver = Il manque { $package } : pip install 'hexstead[postgres]'.
# $why: what the database says, in English.
error-database-unusable = Impossible d'ouvrir la base de données { $url } : { $why }.
error-database-missing = La base de données { $url } n'existe pas.
error-database-empty = La base de données { $url } est vide : aucun serveur ne l'a encore utilisée.
error-database-newer = La base de données { $url } vient d'un Hexstead plus récent : mettez d'abord Hexstead à jour.
error-database-older = La base de données { $url } vient d'un Hexstead plus ancien. Démarrez une fois le serveur : il la met à jour.
error-database-occupied = Un autre serveur Hexstead utilise { $url } : arrêtez-le d'abord, ou indiquez un autre fichier avec --database-url.
# $process: its number.
error-database-occupied-by = Un autre serveur Hexstead (processus { $process }) utilise { $url } : arrêtez-le d'abord, ou indiquez un autre fichier avec --database-url.
