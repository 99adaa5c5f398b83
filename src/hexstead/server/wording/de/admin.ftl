# hexstead admin. $id: the beginning of what a table or a guest is called.

error-admin-no-table = Einen Tisch „{ $id }“ gibt es nicht.
error-admin-no-guest = Einen Gast „{ $id }“ gibt es nicht.
error-admin-several = Mehrere fangen mit „{ $id }“ an: Schreib mehr davon.
error-admin-short = „{ $id }“ ist zu kurz: Schreib mindestens { $letters } Buchstaben.
error-admin-address = „{ $who }“ ist keine Adresse: Schreib eine wie 203.0.113.7 oder 2001:db8::/64.
error-admin-no-ban = Eine Sperre { $number } gibt es nicht. Alle zeigt: hexstead admin bans
