# hexstead admin. $id: the beginning of what a table or a guest is called.

error-admin-no-table = Il n'y a pas de table « { $id } ».
error-admin-no-guest = Il n'y a pas d'invité « { $id } ».
error-admin-several = Plusieurs commencent par « { $id } » : écrivez-en plus.
error-admin-short = « { $id } » est trop court : écrivez au moins { $letters } lettres.
error-admin-address = « { $who } » n'est pas une adresse : écrivez-en une comme 203.0.113.7 ou 2001:db8::/64.
error-admin-no-ban = Il n'y a pas d'exclusion { $number }. Pour les lister : hexstead admin bans
