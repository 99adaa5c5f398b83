# hexstead languages.

# The name of this language, as those who speak it write it.
languages-name = English
languages-count = { $count ->
    [one] 1 message
   *[other] { $count } messages
}

## hexstead languages check. $where: file and line. $message: the key of a message. $language: such as nl.

languages-sound = No problems found.
languages-problems = { $count ->
    [one] 1 problem found.
   *[other] { $count } problems found.
}
# Here, $message is what the reader of these files says, in English.
languages-syntax = { $where }: can't be read: { $message }
languages-twice = { $where }: { $message }: there is already a message with this key.
languages-missing = { $where }: { $message }: not translated yet ({ $language }).
languages-unknown = { $where }: { $message }: English has no such message.
# $names: variables, such as $tile.
languages-left-out = { $where }: { $message }: leaves out { $names-comma }.
languages-made-up = { $where }: { $message }: English doesn't use { $names-comma } here.
# $names: attributes, such as .a
languages-forms = { $where }: { $message }: lacks { $names-comma }.
# $names: keys of other messages.
languages-reference = { $where }: { $message }: there is no { $names-comma }.
