# hexstead admin. $id: the beginning of what a table or a guest is called.

error-admin-no-table = Er is geen tafel ‘{ $id }’.
error-admin-no-guest = Er is geen gast ‘{ $id }’.
error-admin-several = Er beginnen er meer met ‘{ $id }’: schrijf er iets meer van.
error-admin-short = ‘{ $id }’ is te kort: schrijf minstens { $letters } letters.
error-admin-address = ‘{ $who }’ is geen adres: schrijf er een zoals 203.0.113.7 of 2001:db8::/64.
error-admin-no-ban = Er is geen ban { $number }. De lijst: hexstead admin bans
