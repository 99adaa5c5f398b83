# hexstead languages.

# The name of this language, as those who speak it write it.
languages-name = Français
languages-count = { $count ->
    [one] { $count } message
   *[other] { $count } messages
}

## hexstead languages check. $where: file and line. $message: the key of a message. $language: such as nl.

languages-sound = Aucun problème trouvé.
languages-problems = { $count ->
    [one] { $count } problème trouvé.
   *[other] { $count } problèmes trouvés.
}
# Here, $message is what the reader of these files says, in English.
languages-syntax = { $where } : lecture impossible : { $message }
languages-twice = { $where } : { $message } : il y a déjà un message avec cette clé.
languages-missing = { $where } : { $message } : pas encore traduit ({ $language }).
languages-unknown = { $where } : { $message } : l'anglais n'a pas ce message.
# $names: variables, such as $tile.
languages-left-out = { $where } : { $message } : oublie { $names-comma }.
languages-made-up = { $where } : { $message } : l'anglais n'utilise pas { $names-comma } ici.
# $names: attributes, such as .a
languages-forms = { $where } : { $message } : il manque { $names-comma }.
# $names: keys of other messages.
languages-reference = { $where } : { $message } : { $names-comma } n'existe pas.
