# hexstead admin. $id: the beginning of what a table or a guest is called.

error-admin-no-table = There is no table “{ $id }”.
error-admin-no-guest = There is no guest “{ $id }”.
error-admin-several = Several start with “{ $id }”: write more of it.
error-admin-short = “{ $id }” is too short: write at least { $letters } letters.
error-admin-address = “{ $who }” isn't an address: write one such as 203.0.113.7 or 2001:db8::/64.
error-admin-no-ban = There is no ban { $number }. To list them: hexstead admin bans
