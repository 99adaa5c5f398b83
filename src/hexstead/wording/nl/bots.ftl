# The bots: their names, and what you can expect of them.

bot-random = Toeval
bot-random-text = Doet zomaar iets. Goed om het spel te verkennen.
bot-greedy = Gulzig
bot-greedy-text = Kiest wat nu het meeste goud oplevert.
bot-planner = Planner
bot-planner-text = Plant de hele beurt.
bot-search = Zoeker
bot-search-text = Denkt vooruit. De sterkste.

## What a bot did wrong, after “game 3, seat 1, action 5:”

incident-stalled = vastgelopen: geen antwoord binnen { $milliseconds } ms
incident-late = vastgelopen: het antwoord kwam pas na meer dan { $milliseconds } ms
# $error and $why: the exception and its text, in English.
incident-raised = gaf de fout { $error }: { $why }
incident-no-action = antwoordde { $answer }, en dat is geen actie
incident-not-live = antwoordde { $answer }, en dat kan nu niet
