# Why a database can't be used. Only hosts read this, at the terminal. $url: its address.

error-database-address = “{ $url }” isn't the address of a database: write sqlite:///FILE or postgresql://USER@HOST/NAME.
# $kind: such as mysql.
error-database-kind = Hexstead can't use { $kind }: write sqlite:///FILE or postgresql://USER@HOST/NAME.
error-database-driver = { $package } is missing: pip install 'hexstead[postgres]'.
# $why: what the database says, in English.
error-database-unusable = Can't open the database { $url }: { $why }.
error-database-missing = There is no database { $url }.
error-database-empty = The database { $url } is empty: no server has used it yet.
error-database-newer = The database { $url } was made by a newer Hexstead: update Hexstead first.
error-database-older = The database { $url } was made by an older Hexstead. Start the server once: that brings it up to date.
error-database-occupied = Another Hexstead server is using { $url }: stop it first, or name another file with --database-url.
# $process: its number.
error-database-occupied-by = Another Hexstead server (process { $process }) is using { $url }: stop it first, or name another file with --database-url.
