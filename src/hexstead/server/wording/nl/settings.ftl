# What is wrong with the settings of a server. Only its host reads this, at the terminal.
# $name: a setting, or the variable that sets it. $found: what was written.

# $why: what the reader of TOML says, in English.
error-settings-not-toml = { $file }: geen TOML: { $why }.
error-settings-unknown = { $near-count ->
    [0] Er is geen instelling { $name }.
   *[other] Er is geen instelling { $name }. Bedoelde je { $near-or }?
}
error-settings-truth = { $name }: verwacht true of false, gevonden ‘{ $found }’.
error-settings-whole = { $name }: verwacht een geheel getal boven 0, gevonden ‘{ $found }’.
error-settings-above-zero = { $name }: verwacht een getal boven 0, gevonden ‘{ $found }’.
error-settings-from-zero = { $name }: verwacht 0 of meer, gevonden ‘{ $found }’.
error-settings-port = { $name }: verwacht een geheel getal van 0 tot 65535, gevonden ‘{ $found }’.
error-settings-path = { $name }: verwacht een pad zoals /games/hexstead, gevonden ‘{ $found }’.
error-settings-level = { $name }: verwacht debug, info, warning, error of critical, gevonden ‘{ $found }’.
