# The bots: their names, and what you can expect of them.

bot-random = Zufall
bot-random-text = Macht irgendetwas Mögliches. Gut für einen ersten Blick.
bot-greedy = Gierig
bot-greedy-text = Nimmt, was sofort am meisten bringt.
bot-planner = Planer
bot-planner-text = Plant den ganzen Zug.
bot-search = Suche
bot-search-text = Schaut voraus. Der stärkste Bot.

## What a bot did wrong, after “game 3, seat 1, action 5:”

incident-stalled = hängt: keine Antwort innerhalb von { $milliseconds } ms
incident-late = hängt: Antwort erst nach mehr als { $milliseconds } ms
# $error and $why: the exception and its text, in English.
incident-raised = Ausnahme { $error }: { $why }
incident-no-action = Antwort { $answer } ist keine Aktion
incident-not-live = Antwort { $answer } ist gerade nicht erlaubt
