# What keeps a tournament from being played, and what to do.

error-too-few-bots = { $seats } seats need at least { $seats } bots. You can name a bot more than once, such as { $such }.
error-no-choix = The arena rates bots with choix: pip install 'hexstead[arena]'.
error-other-hexstead = A worker runs another Hexstead, or has other boards of its own: install the same version everywhere.
error-process-died = A process died in the middle of a game. Look for a bot that ends its process or takes all memory, then run the same command to continue.

## On a cluster. $why: what Ray says, in English.

error-no-ray = --ray needs Ray: pip install 'hexstead[ray]'.
error-no-cluster = --ray { $address }: no cluster lets us in: { $why }. If it asks for a token, set RAY_AUTH_MODE=token as for any program that uses Ray.
# $why: a whole sentence.
error-ray-worker = --ray: { $why }
error-ray-lost = --ray: { $why }. Run the same command to continue.

## The file with the results. $why: what SQLite says, in English.

error-results-closed = { $file }: can't be opened: { $why }.
error-results-unusable = { $file }: can't be used: { $why }. Choose another file with --out.
error-results-unwritable = { $file }: can't be written: { $why }. Run the same command to continue.
error-results-foreign = { $file }: this is another program's file. Choose another one with --out.
# $what: what differs, such as Seats. $was and $now: a number, keys, or one of the words below.
error-results-other = { $file } holds another tournament ({ $what }: { $was }; now { $now }). Choose another file with --out, or delete this one.

## What a tournament is known by, in addition to the fields of a request (field-boxes ...)

identity-rules = Rules
identity-bots = Bots
identity-setup = Set-up
identity-generator = Generator
identity-seed = Seed
identity-bot-files = Bot files
identity-code = Rules and built-in bots

# In place of a value.
identity-none = none
identity-drawn = drawn for each deal
identity-unknown = unknown
