# What is wrong with the settings of a server. Only its host reads this, at the terminal.
# $name: a setting, or the variable that sets it. $found: what was written.

# $why: what the reader of TOML says, in English.
error-settings-not-toml = { $file }: not TOML: { $why }.
error-settings-unknown = { $near-count ->
    [0] There is no setting { $name }.
   *[other] There is no setting { $name }. Did you mean { $near-or }?
}
error-settings-truth = { $name }: expected true or false, found “{ $found }”.
error-settings-whole = { $name }: expected a whole number above 0, found “{ $found }”.
error-settings-above-zero = { $name }: expected a number above 0, found “{ $found }”.
error-settings-from-zero = { $name }: expected 0 or more, found “{ $found }”.
error-settings-port = { $name }: expected a whole number from 0 to 65535, found “{ $found }”.
error-settings-path = { $name }: expected a path such as /games/hexstead, found “{ $found }”.
error-settings-level = { $name }: expected debug, info, warning, error or critical, found “{ $found }”.
