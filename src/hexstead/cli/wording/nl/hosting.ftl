# For those who run a server.

## hexstead serve

serve-here = Hexstead is te vinden op { $address }
serve-share = Anderen in je netwerk kunnen naar { $address }
serve-stop = Stop de server met Ctrl-C.
serve-busy = Poort { $port } van { $host } is niet te gebruiken: { $why }. Kies met --host en --port; --port 0 neemt een vrije poort.
serve-workers = Meer dan één worker vraagt om PostgreSQL: noem de database met --database-url of HEXSTEAD_DATABASE_URL.

## hexstead serve --check

settings-unreadable = (geen adres van een database)
settings-database-new = De database { $url } is leeg: de server maakt de tabellen aan.
settings-database-current = De database { $url } is bijgewerkt.
settings-database-older = De database { $url } is met een oudere Hexstead gemaakt: de server werkt haar bij.
settings-no-folder = { $folder }: daar kun je niet schrijven, dus er kan geen database komen.
settings-no-app = { $folder }: de webapp staat daar niet. Bouw haar met make web, of laat static leeg.
settings-fine = Alle instellingen zijn in orde: de server zou starten.

## hexstead backup, restore, doctor

backup-progress = Back-up maken
backup-done = { $file } bevat { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
} en { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
}. Houd het voor jezelf: het geheim van de server zit er ook in.
restore-progress = Terugzetten
restore-done = { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
} en { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
} teruggezet uit een back-up van { $made }.

doctor-progress = Onderzoeken
# $what: a whole sentence.
doctor-table = Tafel { $table }: { $what }
doctor-other-rules = { $count ->
    [one] 1 tafel niet onderzocht: die hoort bij een andere versie.
   *[other] { $count } tafels niet onderzocht: die horen bij een andere versie.
}
doctor-sound = De database is in orde: { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
} onderzocht, geen problemen gevonden.
doctor-unsound = { $problems ->
    [one] 1 probleem
   *[other] { $problems } problemen
} gevonden; { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
} zonder fouten.
