# For those who run a server.

## hexstead serve

serve-here = Hexstead est à l'adresse { $address }
serve-share = Sur votre réseau, on peut ouvrir { $address }
serve-stop = Ctrl-C pour l'arrêter.
serve-busy = Impossible d'utiliser le port { $port } sur { $host } : { $why }. Choisissez avec --host et --port ; --port 0 prend n'importe quel port libre.
serve-workers = Plus d'un processus demande PostgreSQL : indiquez-le avec --database-url ou HEXSTEAD_DATABASE_URL.

## hexstead serve --check

settings-unreadable = (ce n'est pas l'adresse d'une base de données)
settings-database-new = La base de données { $url } est vide : le serveur créera ses tables.
settings-database-current = La base de données { $url } est à jour.
settings-database-older = La base de données { $url } vient d'un Hexstead plus ancien : le serveur la mettra à jour.
settings-no-folder = { $folder } : impossible d'y écrire, donc d'y créer une base de données.
settings-no-app = { $folder } : l'application web n'y est pas. Créez-la avec make web, ou laissez static vide.
settings-fine = Tous les réglages sont bons : le serveur démarrerait.

## hexstead backup, restore, doctor

backup-progress = Sauvegarde
backup-done = { $file } contient { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}. Gardez-le pour vous : il contient aussi le secret du serveur.
restore-progress = Restauration
restore-done = Restauration terminée : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, d'une sauvegarde du { $made }.

doctor-progress = Examen
# $what: a whole sentence.
doctor-table = Table { $table } : { $what }
doctor-other-rules = { $count ->
    [one] { $count } table non examinée : elle se joue avec une autre version.
   *[other] { $count } tables non examinées : elles se jouent avec une autre version.
}
doctor-sound = La base de données est en bon état : { $tables ->
    [one] { $tables } table examinée
   *[other] { $tables } tables examinées
}, aucun problème trouvé.
doctor-unsound = { $problems ->
    [one] { $problems } problème trouvé
   *[other] { $problems } problèmes trouvés
} ; { $tables ->
    [one] { $tables } table sans défaut
   *[other] { $tables } tables sans défaut
}.
