# Files and documents. $file: its name.

file-stdin = entrée standard
file-stdout = sortie standard
file-unwritable = { $file } : écriture impossible : { $why }.
file-not-ordinary = { $file } : ce n'est pas un fichier ordinaire.
file-no-folder = { $file } : ce dossier n'existe pas.
file-exists = { $file } existe déjà : continuez avec --resume { $file }, ou choisissez un autre fichier.

# $found: position, record or setup; $wanted: position or record.
file-kind = { $file } : c'est { $found ->
    [position] une position
    [record] un enregistrement
   *[setup] une mise en place
}, mais il faut { $wanted ->
    [record] un enregistrement
   *[position] une position
}. Pour voir ses champs : hexstead schema { $wanted }
file-record = { $file } : c'est un enregistrement, mais il faut une position. Pour voir l'or d'un enregistrement : hexstead show { $file }
file-old-rules = { $file } : cette position a été créée pour les règles { $rules } ; son or est compté avec les règles d'aujourd'hui.
