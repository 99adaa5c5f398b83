# What is wrong with the settings of a server. Only its host reads this, at the terminal.
# $name: a setting, or the variable that sets it. $found: what was written.

# $why: what the reader of TOML says, in English.
error-settings-not-toml = { $file }: Kein TOML: { $why }.
error-settings-unknown = { $near-count ->
    [0] Eine Einstellung { $name } gibt es nicht.
   *[other] Eine Einstellung { $name } gibt es nicht. Meinst du { $near-or }?
}
error-settings-truth = { $name }: Hier muss true oder false stehen, nicht „{ $found }“.
error-settings-whole = { $name }: Hier muss eine ganze Zahl über 0 stehen, nicht „{ $found }“.
error-settings-above-zero = { $name }: Hier muss eine Zahl über 0 stehen, nicht „{ $found }“.
error-settings-from-zero = { $name }: Hier muss 0 oder mehr stehen, nicht „{ $found }“.
error-settings-port = { $name }: Hier muss eine ganze Zahl von 0 bis 65535 stehen, nicht „{ $found }“.
error-settings-path = { $name }: Hier muss ein Pfad wie /games/hexstead stehen, nicht „{ $found }“.
error-settings-level = { $name }: Hier muss debug, info, warning, error oder critical stehen, nicht „{ $found }“.
