# What is wrong with something from outside, and what to do. $why is a whole sentence.

error-in-field = { $field }: { $why }
error-in-file = { $file }: { $why }

## The fields of a request for a set-up

field-boxes = Dozen
field-edition = Uitgave
field-boards = Kwadranten
field-cards = Kaarten
field-tiles = Tegels
field-tasks = Opdrachten
field-island = Eiland
field-side = Zijde
field-selections = Keuzetegels
field-castle-tiles = Kasteeltegels
field-capitols = Hoofdsteden
field-one-capitol = Eén hoofdstad
field-caves = Grotten
field-as-first-printed = Zoals eerst gedrukt
field-options = Huisregels
field-first-player = Wie begint
field-seats = Plaatsen

## Files and documents

error-no-file = { $file }: dat bestand is er niet.
error-not-text = { $file }: geen tekstbestand in UTF-8.
error-unreadable = { $file }: kan niet worden gelezen: { $why }.
error-nothing-in-it = { $file }: geen JSON: er staat niets in.
# $why: what the reader of JSON says, in English.
error-not-json = { $file }: geen JSON: { $why } in regel { $line }, kolom { $column }.
error-too-many-digits = { $file }: geen JSON: een getal heeft te veel cijfers.
error-too-deep = { $file }: te diep genest.
error-newer = Dit is met een nieuwere Hexstead gemaakt: werk bij en probeer het nog eens.
error-old-rules = Dit spel is gespeeld met de regels van Hexstead { $release }, die sindsdien veranderd zijn: open het met Hexstead { $release }.
error-version = Verwacht: { $versions-or }.
error-number = Verwacht: een getal van { $least } tot en met { $most }.
error-generator-version = Een spelbestand van versie 1 heeft geen generator: laat hem weg, of schrijf versie 2.
error-no-generator = Noem wat de kaarten trok: sha256 of quick.
error-seed-text = Verwacht: hexadecimale cijfers. Alleen een spelbestand van versie 1 heeft hier een getal, vanaf 0.
error-seed-sha256 = Verwacht: { $fewest } tot { $most } bytes, hexadecimaal: een even aantal cijfers 0-9 en a-f.
error-seed-quick = Verwacht: 1 tot 16 hexadecimale cijfers 0-9 en a-f, zonder 0 vooraan.

## What a field expects

error-missing = Dit veld is verplicht.
error-extra-forbidden = Dat veld bestaat niet.
error-too-short = Verwacht: minstens { $min-length }; gevonden: { $actual-length }.
error-too-long = Verwacht: hoogstens { $max-length }; gevonden: { $actual-length }.
error-string-too-short = Verwacht: minstens { $min-length } { $min-length ->
        [one] teken
       *[other] tekens
    }.
error-string-too-long = Verwacht: hoogstens { $max-length } tekens.
error-string-type = Verwacht: een tekst.
error-string-pattern-mismatch = Verwacht: een tekst van deze vorm: { $pattern }
error-int-type = Verwacht: een geheel getal.
error-int-parsing = Verwacht: een geheel getal.
error-int-from-float = Verwacht: een geheel getal.
error-float-type = Verwacht: een getal.
error-float-parsing = Verwacht: een getal.
error-finite-number = Verwacht: een eindig getal.
error-bool-type = Verwacht: true of false.
error-bool-parsing = Verwacht: true of false.
error-tuple-type = Verwacht: een lijst.
error-list-type = Verwacht: een lijst.
error-dict-type = Verwacht: een object met velden.
error-model-type = Verwacht: een object met velden.
error-model-attributes-type = Verwacht: een object met velden.
error-none-required = Verwacht: null.
error-literal-error = Verwacht: { $expected }.
error-greater-than-equal = Verwacht: { $ge } of meer.
error-less-than-equal = Verwacht: { $le } of minder.
error-misfit = Hier hoort iets anders.
# $why: what the driver of a database says, in English.
error-unexpected = { $why }.

## Names

error-instead = { $meant-count ->
        [0] Kies uit: { $known-comma }.
       *[other] Bedoelde je { $meant-or }? Kies uit: { $known-comma }.
    }
error-no-board = Er is geen kwadrant ‘{ $name }’. { $instead }
error-no-island = Er is geen eiland ‘{ $name }’. { $instead }
error-no-card = Er is geen kaart ‘{ $name }’. { $instead }
error-no-task = Er is geen opdracht ‘{ $name }’. { $instead }
error-no-tile = Er is geen tegel ‘{ $name }’. { $instead }
error-no-token = Er is geen fiche ‘{ $name }’. { $instead }
error-no-selection = Er is geen keuzetegel ‘{ $name }’. { $instead }
error-no-side = Er is geen zijde ‘{ $name }’. { $instead }
error-no-box = Er is geen doos ‘{ $name }’. { $instead }
error-no-terrain-card = Er is geen gebiedskaart ‘{ $name }’. { $instead }
error-no-edition = Er is geen uitgave ‘{ $name }’. { $instead }
error-no-house-rule = Er is geen huisregel ‘{ $name }’. { $instead }
error-no-location = L: er is geen stad ‘{ $name }’. { $instead }
error-retired-house-rule = ‘{ $name }’ is nu de gewone regel. De huisregel ‘{ $instead }’ zet hem uit.
error-twice = ‘{ $name }’ staat er twee keer.
error-name-one = Noem een van deze: { $known-comma }.
error-name-missing = Er ontbreekt een naam.
error-one-name = Noem er maar één: hier staan er { $found }.

## Hexes

error-no-hex = ‘{ $text }’ is geen veld: schrijf de letter van een lijn en een kolom van 1 tot 20, zoals K6.
error-no-column = ‘{ $text }’ is geen veld: kolommen gaan van 1 tot 20.
error-hex-twice = Een veld staat er twee keer.
error-not-on-board = ‘{ $text }’ ligt niet op dit speelveld.
error-two-in-a-quadrant = Er liggen er twee in één kwadrant: laat er een weg.
error-lies-nowhere = Op { $hex } kan er geen liggen: hier is geen enkel veld geschikt.
error-not-there = Op { $hex } kan er geen liggen.
error-only-there = Op { $hex } kan er geen liggen, alleen op { $hexes-comma }.
error-name-boards-too = Velden kun je alleen noemen als je alle vier kwadranten noemt: noem die ook.
error-all-but-one = Genoemd zijn { $hexes }: houd er maar één over.

## Set-ups

error-no-seat = Er zijn { $seats } plaatsen: kies er een van 1 tot { $seats }, niet { $seat }.
error-most-seats = De uitgave ‘{ $edition }’ is voor hoogstens { $most } plaatsen, hier zijn het er { $found }.
error-too-many-tiles = De doos heeft { $there ->
        [0] geen tegel
        [one] 1 tegel
       *[other] { $there } tegels
    } ‘{ $name }’, hier zijn het er { $found }.
error-no-card-letter = Verwacht: een van de letters { $letters-comma }; gevonden: ‘{ $found }’.
error-nomad-tiles = Deze kwadranten hebben { $spaces } { $spaces ->
        [one] nomadenveld
       *[other] nomadenvelden
    }, maar er { $found ->
        [one] is { $found } tegel
       *[other] zijn { $found } tegels
    } genoemd.
error-tasks = Deze kwadranten vragen om { $tasks } { $tasks ->
        [one] opdracht
       *[other] opdrachten
    }, maar er { $found ->
        [one] is er { $found }
       *[other] zijn er { $found }
    } genoemd.
error-selections = Verwacht: { $wanted ->
        [0] geen keuzetegels
       *[other] { $wanted } keuzetegels
    }; gevonden: { $found }.
error-removes-terrain = De kaart { $card } verwijdert een gebiedssoort: noem die met haar letter.
error-removes-no-terrain = Geen kaart hier verwijdert een gebiedssoort: laat dit weg.
error-board-only-with = Het kwadrant ‘{ $name }’ hoort alleen bij de uitgave { $editions-or }: noem die uitgave, of een ander kwadrant.
error-only-with = Dit hoort alleen bij de uitgave { $editions-or }.
error-not-with = Dit gaat niet samen met de uitgave ‘{ $edition }’, die je apart speelt.
error-not-mixed = { $box } meng je niet met andere dozen: kies in plaats daarvan de uitgave { $editions-or }.
error-own-boards = De uitgave ‘{ $edition }’ heeft vier eigen kwadranten, alle met dezelfde zijde boven.
error-other-cards = De uitgave ‘{ $edition }’ heeft alleen de kaarten van het basisspel, niet ‘{ $name }’.
error-without-this = De uitgave ‘{ $edition }’ speel je zonder dit: laat het weg.
error-castle-tiles = Verwacht: geen of { $number }; gevonden: { $found }.
error-same-side = Neem vier kwadranten die alle met dezelfde zijde boven liggen.
error-other-side = De kwadranten liggen met zijde { $side } boven: laat de kwadranten of de zijde weg.
error-at-most = Kies er hoogstens { $most }, geen { $found }.
error-no-room = Zonder het kwadrant { $boards-or } is er geen plaats voor { $part-a }: noem het bij de vier.
error-no-room-at-all = Geen enkel kwadrant heeft plaats voor { $part-a }.
error-fewer = { $number ->
        [0] Deze kwadranten vragen er geen: laat ze weg, of kies andere kwadranten.
       *[other] Deze kwadranten vragen er { $number }: noem er minder, of kies andere kwadranten.
    }
error-more-boxes = Hierin zitten maar { $found } van de { $needed } { $field ->
        [boards] kwadranten
        [cards] kaarten
        [tasks] opdrachten
       *[tiles] tegels
    } die je nodig hebt: kies meer dozen.

## Codes

error-no-code = ‘{ $code }’ is geen code van een opstelling. Zo ziet er een uit: { $such }.
error-wrong-code = ‘{ $code }’ is geen code van een opstelling: een letter of cijfer is fout of ontbreekt.
error-newer-code = ‘{ $code }’ is met een nieuwere Hexstead gemaakt: werk bij en probeer het nog eens.
error-code-hex = ‘{ $code }’ is geen code van een opstelling: ze noemt een veld dat niet bestaat.
error-code-component = ‘{ $code }’ noemt iets wat deze Hexstead niet kent: werk bij en probeer het nog eens.
error-code-board = { $code }: { $why } Is het een zelfgemaakt kwadrant? Zet het tekstbestand in de map die { $variable } noemt.

## Boards as text

error-newer-board = Het kwadrant ‘{ $name }’ is met een nieuwere Hexstead gemaakt: werk bij en probeer het nog eens.
error-no-folder = { $variable }: er is geen map { $folder }.
error-two-boards = { $file }: er is nog een kwadrant { $name } in deze map.
error-no-quadrant = Seed { $seed } levert geen kwadrant op in de stijl van { $box }: probeer een andere seed.
error-no-line = De regel ‘{ $line }:’ ontbreekt.
error-unknown-line = Een kwadrant heeft geen regel ‘{ $line }:’. De regels zijn { $known-comma }.
error-line-twice = De regel ‘{ $line }:’ staat er meer dan één keer.
error-true-or-false = { $line }: verwacht true of false, gevonden ‘{ $found }’.
error-made-board-name = name: ‘{ $name }’ kan niet: namen die beginnen met { $start } zijn voor gegenereerde kwadranten.
error-board-name = name: ‘{ $name }’ kan niet: gebruik kleine letters, cijfers en losse koppeltekens, zoals my-board.
error-rows = Verwacht: { $rows } rijen letters, of { $island } voor een eiland; gevonden: { $found }.
error-row-length = Rij { $row }: verwacht { $letters } letters, gevonden { $found }.
error-long-row = Rij { $row }: verwacht hoogstens { $most } letters, gevonden { $found }.
error-empty-row = Rij { $row }: hier is geen veld. Een eiland heeft velden in elk van zijn rijen.
error-no-letter = Rij { $row }, kolom { $column }: onbekende letter ‘{ $letter }’. De letters zijn { $known-comma }.
error-letter = { $letter } { $terrain }
error-letter-no-hex = . voor geen veld
error-spot = rij { $row }, kolom { $column }
error-no-location-hex = Er is geen stadsveld: schrijf L waar er een ligt.
error-selected-hexes = L: met keuzetegels heeft een kwadrant { $wanted } stadsvelden, hier { $found }.
error-locations = { $spots-count ->
        [one] L: verwacht 1 stad voor het veld op { $spots }; gevonden { $found }.
       *[other] L: verwacht 1 stad, of { $spots-count } voor de velden op { $spots-semicolon }; gevonden { $found }.
    }
error-island-in-pieces = Het eiland ligt in stukken: elk veld moet met elk ander verbonden zijn.
error-not-on-an-island = L: ‘{ $name }’ ligt niet op een eiland. Kies uit: { $known-comma }.
error-island-location = Een eiland heeft één stadsveld en één stad; gevonden { $hexes } en { $locations }.

## Where a board differs from the printed ones

note-castles = Het gedrukte eiland heeft 1 kasteel, hier { $castles }.
note-far-mountains = Bergen op minstens drie stappen van elk speciaal veld: gedrukt { $printed }, hier { $found }.
note-specials = Speciale velden: gedrukt met deze stad { $printed-or }, hier { $found }.
note-all = { $counted-comma }
note-count = { $number ->
        [one] { $number } { $terrain-hex }
       *[other] { $number } { $terrain-hexes }
    }
note-locations = L: geen enkel gedrukt kwadrant heeft juist { $locations }.
note-missing = Er is geen { $terrain } ({ $letter }): gedrukte kwadranten met deze stad hebben dat wel.
note-foreign = Er is { $terrain } ({ $letter }): geen enkel gedrukt kwadrant met deze stad heeft dat.
note-single = Rij { $row }, kolom { $column }: dit { $terrain-hex } grenst aan geen ander van zijn soort. Geen enkel gedrukt kwadrant heeft zo’n veld.

## Records and actions

error-action = Actie { $number }: { $why }
error-action-not-live = Actie { $number } ({ $action }) mag niet: { $why }
error-action-number = Het spelbestand heeft { $actions } { $actions ->
        [one] actie
       *[other] acties
    }: kies een getal van 0 tot { $actions }.
error-no-action = ‘{ $text }’ is hier geen actie: schrijf een veld zoals K6, of een van { $known-comma }.

## Positions

error-row-letter = Verwacht: de letter van een lijn van A tot T, of tot Y met een eiland; gevonden: ‘{ $found }’.
error-settlements = Een speler heeft { $there } nederzettingen, hier zijn het er { $found } met de markeringen: haal er { $surplus } weg.
error-map-letter = Rij { $row }, kolom { $column }: verwacht een van { $letters-comma }, gevonden ‘{ $found }’.
error-map-or-boards = Verwacht: óf een map, óf boards.
error-castle-tiles-on-map = Deze horen bij kwadranten. Schrijf in een map een X op die velden.
error-no-row = Er is geen lijn { $row }: noem er een van het speelveld, of het eiland waar ze bij hoort.
error-marked-twice = Lijn { $row } is al gemarkeerd: alleen wie haar als eerste vult markeert haar, dus laat er een weg.
error-no-marks = Geen kaart hier markeert lijnen: voeg { $cards-or } toe, of laat de markeringen weg.
error-not-paying = { $paying-count ->
        [one] Alleen { $paying } levert hier tijdens het spel goud op, niet { $name }.
       *[other] Alleen { $paying } leveren hier tijdens het spel goud op, niet { $name }.
    }
error-hall-middle = Het midden moet aan zes velden grenzen.
error-hex-no-build = Op { $hex } kan niemand bouwen.
error-hex-outside = { $hex } ligt buiten het speelveld.
error-hex-taken = Op { $hex } staat al iets anders.
error-hex-no-warrior = Op { $hex } kan geen soldaat staan.
error-hex-no-wagon = Op { $hex } kan geen koets staan.
error-hex-no-ship = Op { $hex } is geen water.
error-hex-no-city-hall = Op { $hex } kan geen stedentegel liggen.

## Bots

error-no-bot = Er is geen bot ‘{ $name }’: schrijf een van { $known-comma }, eventueel met bedenktijd (search:500ms, search:2s), of een eigen klasse (./mybot.py:MyBot).
error-nameless-bot = Een bot heeft een naam nodig: schrijf een van { $known-comma }.
error-which-class = Zeg welke klasse van { $file } de bot is, zoals { $file }:MyBot.
error-no-bot-file = Er is geen bestand { $file }: het pad geldt vanuit de map waarin je bent.
error-no-class = { $file } heeft geen klasse { $name } met een methode choose.
error-bot-unreadable = { $file } kan niet worden gelezen: { $why }
error-bot-without-seed = { $name } kan niet met een seed worden gemaakt: { $why }. De __init__ neemt één int.
