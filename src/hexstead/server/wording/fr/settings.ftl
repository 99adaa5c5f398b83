# What is wrong with the settings of a server. Only its host reads this, at the terminal.
# $name: a setting, or the variable that sets it. $found: what was written.

# $why: what the reader of TOML says, in English.
error-settings-not-toml = { $file } : ce n'est pas du TOML : { $why }.
error-settings-unknown = { $near-count ->
    [0] Il n'y a pas de réglage { $name }.
   *[other] Il n'y a pas de réglage { $name }. Vouliez-vous dire { $near-or } ?
}
error-settings-truth = { $name } : il faut true ou false, pas « { $found } ».
error-settings-whole = { $name } : il faut un nombre entier supérieur à 0, pas « { $found } ».
error-settings-above-zero = { $name } : il faut un nombre supérieur à 0, pas « { $found } ».
error-settings-from-zero = { $name } : il faut 0 ou plus, pas « { $found } ».
error-settings-port = { $name } : il faut un nombre entier de 0 à 65535, pas « { $found } ».
error-settings-path = { $name } : il faut un chemin comme /games/hexstead, pas « { $found } ».
error-settings-level = { $name } : il faut debug, info, warning, error ou critical, pas « { $found } ».
