# Files and documents. $file: its name.

file-stdin = Standardeingabe
file-stdout = Standardausgabe
file-unwritable = { $file }: Schreiben geht nicht: { $why }.
file-not-ordinary = { $file }: Das ist keine gewöhnliche Datei.
file-no-folder = { $file }: Diesen Ordner gibt es nicht.
file-exists = { $file } gibt es schon: Spiel weiter mit --resume { $file } oder wähle eine andere Datei.

# $found: position, record or setup; $wanted: position or record.
file-kind = { $file }: Das ist { $found ->
    [position] eine Stellung
    [record] eine Aufzeichnung
   *[setup] ein Aufbau
}, aber du brauchst { $wanted ->
    [record] eine Aufzeichnung
   *[position] eine Stellung
}. Ihre Felder zeigt: hexstead schema { $wanted }
file-record = { $file }: Das ist eine Aufzeichnung, aber du brauchst eine Stellung. Das Gold einer Aufzeichnung zeigt: hexstead show { $file }
file-old-rules = { $file }: Diese Stellung ist für die Regeln { $rules } gemacht; ihr Gold wird nach den heutigen Regeln gezählt.
