# Files and documents. $file: its name.

file-stdin = standaardinvoer
file-stdout = standaarduitvoer
file-unwritable = { $file }: kan niet worden geschreven: { $why }.
file-not-ordinary = { $file }: geen gewoon bestand.
file-no-folder = { $file }: die map is er niet.
file-exists = { $file } bestaat al: ga ermee verder met --resume { $file }, of kies een ander bestand.

# $found: position, record or setup; $wanted: position or record.
file-kind = { $file }: dit is { $found ->
    [position] een stelling
    [record] een spelbestand
   *[setup] een opstelling
}, maar je hebt { $wanted ->
    [record] een spelbestand
   *[position] een stelling
} nodig. De velden ervan: hexstead schema { $wanted }
file-record = { $file }: dit is een spelbestand, maar je hebt een stelling nodig. Het goud van een spelbestand: hexstead show { $file }
file-old-rules = { $file }: deze stelling is gemaakt voor de regels { $rules }; het goud is geteld met de regels van nu.
