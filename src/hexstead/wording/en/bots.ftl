# The bots: their names, and what you can expect of them.

bot-random = Random
bot-random-text = Takes any possible action. Good for a first look.
bot-greedy = Greedy
bot-greedy-text = Takes what pays most right now.
bot-planner = Planner
bot-planner-text = Plans its whole turn.
bot-search = Search
bot-search-text = Looks ahead. The strongest.

## What a bot did wrong, after “game 3, seat 1, action 5:”

incident-stalled = stalled: no answer within { $milliseconds } ms
incident-late = stalled: its answer came after more than { $milliseconds } ms
# $error and $why: the exception and its text, in English.
incident-raised = raised { $error }: { $why }
incident-no-action = answered { $answer }, which is not an action
incident-not-live = answered { $answer }, which is not live
