# The bots: their names, and what you can expect of them.

bot-random = Hasard
bot-random-text = Joue n'importe quel coup possible. Bien pour une découverte.
bot-greedy = Glouton
bot-greedy-text = Prend ce qui rapporte le plus tout de suite.
bot-planner = Planificateur
bot-planner-text = Prévoit tout son tour.
bot-search = Stratège
bot-search-text = Voit plus loin. Le plus fort.

## What a bot did wrong, after “game 3, seat 1, action 5:”

incident-stalled = bloqué : pas de réponse en { $milliseconds } ms
incident-late = bloqué : réponse venue après plus de { $milliseconds } ms
# $error and $why: the exception and its text, in English.
incident-raised = a levé { $error } : { $why }
incident-no-action = a répondu { $answer }, qui n'est pas une action
incident-not-live = a répondu { $answer }, qui n'est pas possible
