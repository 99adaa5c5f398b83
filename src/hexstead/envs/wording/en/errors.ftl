# What is wrong with how an environment is called from Python, and what to do. Names of arguments stay English.

## What is chosen

error-env-no-choice = You can't choose { $unknown-or } here. Choose from: { $known-comma }.
error-env-setup-alone = A set-up leaves nothing to choose: give either `setup` or the other choices.
# $such: Python, such as {"{"}"setup": {"{"}"cards": ...{"}"}{"}"}
error-env-in-setup = Put what you choose into `setup`: options={ $such }.
error-env-seats = A game has { $fewest } to { $most } seats, not { $found }.
error-env-more-seats = This environment has { $seats } seats, not { $found }: make it with seats={ $found }.
error-env-no-reward = There is no reward “{ $name }”. Choose from: { $known-comma }.
error-env-no-render-mode = There is no render mode “{ $name }”. Choose from: { $known-comma }.
error-env-no-illegal = You can't do “{ $name }” with illegal actions. Choose from: { $known-comma }.
error-env-opponents = { $most ->
    [1] Name one opponent, not { $found }.
   *[other] Name one opponent for all, or { $most }, not { $found }.
}

## Many games at once

error-env-no-games = There must be at least one game, not { $found }.
error-env-seeds = Give one seed, or one for each of the { $games } games, not { $found }.
error-env-actions = Give an action for each of the { $games } games, not { $found }.
error-env-not-begun = The games haven't started: call reset before the first step.

## Actions. $name: as it is written in records, such as K6 or use:farm.

error-env-over = The game is over: reset the environment to play another one.
error-env-no-number = { $action } is not an action: actions are whole numbers from 0 to { $most }. Choose one with a 1 in action_mask.
error-env-no-action = There is no action { $action }: they go from 0 to { $most }. Choose one with a 1 in action_mask.
# $why and $asked: whole sentences.
error-env-not-live = Action { $action } ({ $name }) is not live: { $why } Choose one with a 1 in action_mask. What is asked: { $asked }
error-env-no-button = This game has no such button.
error-env-not-now = You can't choose that.
