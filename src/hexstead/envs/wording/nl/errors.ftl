# What is wrong with how an environment is called from Python, and what to do. Names of arguments stay English.

## What is chosen

error-env-no-choice = Er valt geen { $unknown-or } te kiezen. Kies uit: { $known-comma }.
error-env-setup-alone = Bij een opstelling valt niets meer te kiezen: geef óf `setup`, óf de andere keuzes.
# $such: Python, such as {"{"}"setup": {"{"}"cards": ...{"}"}{"}"}
error-env-in-setup = Zet wat je kiest in `setup`: options={ $such }.
error-env-seats = Een spel heeft { $fewest } tot { $most } plaatsen, geen { $found }.
error-env-more-seats = Deze omgeving heeft { $seats } plaatsen, geen { $found }: maak haar met seats={ $found }.
error-env-no-reward = Er is geen beloning ‘{ $name }’. Kies uit: { $known-comma }.
error-env-no-render-mode = Er is geen render mode ‘{ $name }’. Kies uit: { $known-comma }.
error-env-no-illegal = Met verboden acties kun je niet ‘{ $name }’ doen. Kies uit: { $known-comma }.
error-env-opponents = { $most ->
    [1] Noem één tegenstander; hier staan er { $found }.
   *[other] Noem één tegenstander voor allemaal, of { $most }; hier staan er { $found }.
}

## Many games at once

error-env-no-games = Er moet minstens één spel zijn, geen { $found }.
error-env-seeds = Geef één seed, of een voor elk van de { $games } spellen, geen { $found }.
error-env-actions = Geef een actie voor elk van de { $games } spellen, geen { $found }.
error-env-not-begun = De spellen zijn nog niet begonnen: roep reset aan vóór de eerste step.

## Actions. $name: as it is written in records, such as K6 or use:farm.

error-env-over = Het spel is afgelopen: reset de omgeving om nog eens te spelen.
error-env-no-number = { $action } is geen actie: acties zijn gehele getallen van 0 tot { $most }. Kies er een met een 1 in action_mask.
error-env-no-action = Er is geen actie { $action }: ze gaan van 0 tot { $most }. Kies er een met een 1 in action_mask.
# $why and $asked: whole sentences.
error-env-not-live = Actie { $action } ({ $name }) kan nu niet: { $why } Kies er een met een 1 in action_mask. De vraag is: { $asked }
error-env-no-button = Dit spel heeft die knop niet.
error-env-not-now = Die kun je niet kiezen.
