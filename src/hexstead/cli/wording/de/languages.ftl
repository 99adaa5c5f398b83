# hexstead languages.

# The name of this language, as those who speak it write it.
languages-name = Deutsch
languages-count = { $count ->
    [one] 1 Text
   *[other] { $count } Texte
}

## hexstead languages check. $where: file and line. $message: the key of a message. $language: such as nl.

languages-sound = Keine Probleme gefunden.
languages-problems = { $count ->
    [one] 1 Problem gefunden.
   *[other] { $count } Probleme gefunden.
}
# Here, $message is what the reader of these files says, in English.
languages-syntax = { $where }: nicht lesbar: { $message }
languages-twice = { $where }: { $message }: Diesen Schlüssel gibt es schon.
languages-missing = { $where }: { $message }: noch nicht übersetzt ({ $language }).
languages-unknown = { $where }: { $message }: Im Englischen gibt es das nicht.
# $names: variables, such as $tile.
languages-left-out = { $where }: { $message }: Es fehlt { $names-comma }.
languages-made-up = { $where }: { $message }: Im Englischen steht hier kein { $names-comma }.
# $names: attributes, such as .a
languages-forms = { $where }: { $message }: Es fehlt { $names-comma }.
# $names: keys of other messages.
languages-reference = { $where }: { $message }: Es gibt kein { $names-comma }.
