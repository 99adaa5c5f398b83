# What is wrong with how an environment is called from Python, and what to do. Names of arguments stay English.

## What is chosen

error-env-no-choice = { $unknown-or } kannst du hier nicht wählen. Möglich sind: { $known-comma }.
error-env-setup-alone = Bei einem fertigen Aufbau bleibt nichts zu wählen: Gib entweder `setup` an oder die anderen Angaben.
# $such: Python, such as {"{"}"setup": {"{"}"cards": ...{"}"}{"}"}
error-env-in-setup = Was du wählst, gehört in `setup`: options={ $such }.
error-env-seats = Eine Partie hat { $fewest } bis { $most } Plätze, nicht { $found }.
error-env-more-seats = Diese Umgebung hat { $seats } Plätze, nicht { $found }: Erstelle sie mit seats={ $found }.
error-env-no-reward = Es gibt keine Belohnung „{ $name }“. Möglich sind: { $known-comma }.
error-env-no-render-mode = Es gibt keinen Render-Modus „{ $name }“. Möglich sind: { $known-comma }.
error-env-no-illegal = „{ $name }“ geht nicht bei unmöglichen Aktionen. Möglich sind: { $known-comma }.
error-env-opponents = { $most ->
    [1] Nenne einen Gegner; hier stehen { $found }.
   *[other] Nenne einen Gegner für alle oder { $most }; hier stehen { $found }.
}

## Many games at once

error-env-no-games = Es muss mindestens eine Partie sein, nicht { $found }.
error-env-seeds = Gib einen Startwert an oder einen für jede der { $games } Partien, nicht { $found }.
error-env-actions = Gib für jede der { $games } Partien eine Aktion an, nicht { $found }.
error-env-not-begun = Die Partien haben noch nicht begonnen: Ruf vor dem ersten step einmal reset auf.

## Actions. $name: as it is written in records, such as K6 or use:farm.

error-env-over = Das Spiel ist zu Ende: Ruf reset auf, um noch eines zu spielen.
error-env-no-number = { $action } ist keine Aktion: Aktionen sind ganze Zahlen von 0 bis { $most }. Nimm eine mit einer 1 in action_mask.
error-env-no-action = Es gibt keine Aktion { $action }: Sie gehen von 0 bis { $most }. Nimm eine mit einer 1 in action_mask.
# $why and $asked: whole sentences.
error-env-not-live = Aktion { $action } ({ $name }) geht jetzt nicht: { $why } Nimm eine mit einer 1 in action_mask. Gefragt ist: { $asked }
error-env-no-button = Diesen Knopf gibt es in dieser Partie nicht.
error-env-not-now = Das kannst du nicht wählen.
