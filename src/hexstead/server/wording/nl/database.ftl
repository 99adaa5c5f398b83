# Why a database can't be used. Only hosts read this, at the terminal. $url: its address.

error-database-address = ‘{ $url }’ is geen adres van een database: schrijf sqlite:///FILE of postgresql://USER@HOST/NAME.
# $kind: such as mysql.
error-database-kind = Hexstead kan { $kind } niet gebruiken: schrijf sqlite:///FILE of postgresql://USER@HOST/NAME.
error-database-driver = { $package } ontbreekt: pip install 'hexstead[postgres]'.
# $why: what the database says, in English.
error-database-unusable = De database { $url } kan niet worden geopend: { $why }.
error-database-missing = Er is geen database { $url }.
error-database-empty = De database { $url } is leeg: nog geen server heeft haar gebruikt.
error-database-newer = De database { $url } is met een nieuwere Hexstead gemaakt: werk Hexstead eerst bij.
error-database-older = De database { $url } is met een oudere Hexstead gemaakt. Start de server één keer: die werkt haar bij.
error-database-occupied = Een andere Hexstead-server gebruikt { $url }: stop die eerst, of noem een ander bestand met --database-url.
# $process: its number.
error-database-occupied-by = Een andere Hexstead-server (proces { $process }) gebruikt { $url }: stop die eerst, of noem een ander bestand met --database-url.
