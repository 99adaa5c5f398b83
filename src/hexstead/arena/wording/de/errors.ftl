# What keeps a tournament from being played, and what to do.

error-too-few-bots = { $seats } Plätze brauchen mindestens { $seats } Bots. Du kannst einen Bot mehrmals nennen, etwa { $such }.
error-no-choix = Die Arena wertet Bots mit choix: pip install 'hexstead[arena]'.
error-other-hexstead = Ein Worker hat ein anderes Hexstead oder andere eigene Quadranten: Installiere überall dieselbe Version.
error-process-died = Ein Prozess ist mitten in einer Partie abgestürzt. Such nach einem Bot, der seinen Prozess beendet oder den ganzen Speicher nimmt; mit demselben Befehl geht es dann weiter.

## On a cluster. $why: what Ray says, in English.

error-no-ray = --ray braucht Ray: pip install 'hexstead[ray]'.
error-no-cluster = --ray { $address }: Kein Cluster lässt uns hinein: { $why }. Verlangt er ein Token, setze RAY_AUTH_MODE=token wie für jedes Programm mit Ray.
# $why: a whole sentence.
error-ray-worker = --ray: { $why }
error-ray-lost = --ray: { $why }. Mit demselben Befehl geht es weiter.

## The file with the results. $why: what SQLite says, in English.

error-results-closed = { $file }: Öffnen geht nicht: { $why }.
error-results-unusable = { $file }: Nicht zu gebrauchen: { $why }. Wähle mit --out eine andere Datei.
error-results-unwritable = { $file }: Schreiben geht nicht: { $why }. Mit demselben Befehl geht es weiter.
error-results-foreign = { $file }: Diese Datei gehört einem anderen Programm. Wähle mit --out eine andere.
# $what: what differs, such as Seats. $was and $now: a number, keys, or one of the words below.
error-results-other = { $file } enthält ein anderes Turnier ({ $what }: { $was }; jetzt { $now }). Wähle mit --out eine andere Datei oder lösch diese.

## What a tournament is known by, in addition to the fields of a request (field-boxes ...)

identity-rules = Regeln
identity-bots = Bots
identity-setup = Aufbau
identity-generator = Generator
identity-seed = Startwert
identity-bot-files = Bot-Dateien
identity-code = Regeln und eingebaute Bots

# In place of a value.
identity-none = keine
identity-drawn = für jede Verteilung ausgelost
identity-unknown = unbekannt
