# hexstead languages.

# The name of this language, as those who speak it write it.
languages-name = Nederlands
languages-count = { $count ->
    [one] 1 bericht
   *[other] { $count } berichten
}

## hexstead languages check. $where: file and line. $message: the key of a message. $language: such as nl.

languages-sound = Geen problemen gevonden.
languages-problems = { $count ->
    [one] 1 probleem gevonden.
   *[other] { $count } problemen gevonden.
}
# Here, $message is what the reader of these files says, in English.
languages-syntax = { $where }: kan niet worden gelezen: { $message }
languages-twice = { $where }: { $message }: er is al een bericht met deze sleutel.
languages-missing = { $where }: { $message }: nog niet vertaald ({ $language }).
languages-unknown = { $where }: { $message }: dit bericht is er niet in het Engels.
# $names: variables, such as $tile.
languages-left-out = { $where }: { $message }: { $names-comma } ontbreekt.
languages-made-up = { $where }: { $message }: het Engels gebruikt { $names-comma } hier niet.
# $names: attributes, such as .a
languages-forms = { $where }: { $message }: zonder { $names-comma }.
# $names: keys of other messages.
languages-reference = { $where }: { $message }: er is geen { $names-comma }.
