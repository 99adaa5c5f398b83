# What keeps a tournament from being played, and what to do.

error-too-few-bots = Voor { $seats } plaatsen zijn minstens { $seats } bots nodig. Je mag een bot meer dan één keer noemen, zoals { $such }.
error-no-choix = De arena beoordeelt bots met choix: pip install 'hexstead[arena]'.
error-other-hexstead = Een worker heeft een andere Hexstead, of andere eigen kwadranten: installeer overal dezelfde versie.
error-process-died = Een proces is midden in een spel gestopt. Zoek een bot die zijn proces beëindigt of al het geheugen gebruikt, en geef dezelfde opdracht om verder te gaan.

## On a cluster. $why: what Ray says, in English.

error-no-ray = --ray heeft Ray nodig: pip install 'hexstead[ray]'.
error-no-cluster = --ray { $address }: geen cluster laat ons toe: { $why }. Vraagt het om een token, zet dan RAY_AUTH_MODE=token zoals voor elk programma dat Ray gebruikt.
# $why: a whole sentence.
error-ray-worker = --ray: { $why }
error-ray-lost = --ray: { $why }. Geef dezelfde opdracht om verder te gaan.

## The file with the results. $why: what SQLite says, in English.

error-results-closed = { $file }: kan niet worden geopend: { $why }.
error-results-unusable = { $file }: is niet te gebruiken: { $why }. Kies een ander bestand met --out.
error-results-unwritable = { $file }: kan niet worden geschreven: { $why }. Geef dezelfde opdracht om verder te gaan.
error-results-foreign = { $file }: dit bestand is van een ander programma. Kies een ander met --out.
# $what: what differs, such as seats. $was and $now: a number, keys, or one of the words below.
error-results-other = { $file } bevat een ander toernooi ({ $what }: { $was }; nu { $now }). Kies een ander bestand met --out, of verwijder dit.

## What makes it this tournament and no other

identity-rules = regels
identity-bots = bots
identity-setup = opstelling
identity-generator = generator
identity-seed = seed
identity-bot-files = botbestanden
identity-code = regels en ingebouwde bots

# In place of a value.
identity-none = geen
identity-drawn = geloot voor elke deling
identity-unknown = onbekend
