# Why a database can't be used. Only hosts read this, at the terminal. $url: its address.

error-database-address = „{ $url }“ ist keine Adresse einer Datenbank: Schreib sqlite:///FILE oder postgresql://USER@HOST/NAME.
# $kind: such as mysql.
error-database-kind = Mit { $kind } kann Hexstead nicht arbeiten: Schreib sqlite:///FILE oder postgresql://USER@HOST/NAME.
error-database-driver = { $package } fehlt: pip install 'hexstead[postgres]'.
# $why: what the database says, in English.
error-database-unusable = Die Datenbank { $url } lässt sich nicht öffnen: { $why }.
error-database-missing = Eine Datenbank { $url } gibt es nicht.
error-database-empty = Die Datenbank { $url } ist leer: Noch hat kein Server sie benutzt.
error-database-newer = Die Datenbank { $url } stammt von einem neueren Hexstead: Aktualisiere zuerst Hexstead.
error-database-older = Die Datenbank { $url } stammt von einem älteren Hexstead. Starte den Server einmal: Das bringt sie auf den neuesten Stand.
error-database-occupied = Ein anderer Hexstead-Server benutzt { $url }: Halte ihn zuerst an oder nenn mit --database-url eine andere Datei.
# $process: its number.
error-database-occupied-by = Ein anderer Hexstead-Server (Prozess { $process }) benutzt { $url }: Halte ihn zuerst an oder nenn mit --database-url eine andere Datei.
