# The rules in our own words.

## The game

rule-aim = Doel van het spel
rule-aim-text = Bouw je 40 nederzettingen zo dat de Kingdom Builder-kaarten en de kastelen je het meeste goud opleveren. Het meeste wordt aan het einde geteld; rode kaarten, schatten en gemarkeerde lijnen leveren tijdens het spel al goud op.
rule-turn = Beurt
rule-turn-text = Toon je gebiedskaart en bouw 3 nederzettingen op die gebiedssoort: dat is je verplichte actie. Daarvoor of daarna, maar niet tussendoor, mag je elke tegel die klaar is één keer gebruiken. Leg dan je kaart af en trek de volgende.
rule-building = Bouwen
rule-building-text = Bouw op vrije velden, de ene nederzetting na de andere. Elke nederzetting moet aan een eigen nederzetting grenzen als daar een veld van de gebiedssoort vrij is; anders mag je overal op die gebiedssoort bouwen.
rule-terrains = Gebiedssoorten
rule-terrains-text = Op gras, ravijn, woestijn, bloemen en bos kun je bouwen. Op water en bergen alleen als een tegel dat zegt; op kastelen en stadsvelden nooit.
rule-full-terrain = Volle gebiedssoort
rule-full-terrain-text = Is er geen veld meer vrij van de gebiedssoort op je kaart, dan gaat de kaart uit het spel en trek je direct een nieuwe. Dat geldt op elk moment van je beurt, zelfs na je laatste nederzetting. Wat je nog moet bouwen en tegels die je kaart gebruiken, gaan verder met de nieuwe gebiedssoort.
rule-terrain-cards = Gebiedskaarten
rule-terrain-cards-text = Gebruikte kaarten leg je af. Moet je een kaart trekken en is de trekstapel leeg, dan wordt de aflegstapel geschud en vormt die de nieuwe trekstapel.
rule-taking-tiles = Tegels krijgen
rule-taking-tiles-text = Bouw je een nederzetting naast een stad of verplaats je er een naartoe, dan neem je direct 1 tegel van dat stadsveld, als er nog een ligt. Elk stadsveld geeft je in het hele spel hoogstens 1 tegel. Je mag die gebruiken vanaf je volgende beurt.
rule-losing-tiles = Tegels verliezen
rule-losing-tiles-text = Ligt er geen nederzetting van jou meer naast een stadsveld, dan gaat die tegel direct uit het spel: omdat je de laatste hebt verplaatst, een Zwaard haar verwijderde, een Tempel haar apart legde, of omdat het een eenheid was die je terugnam.
rule-equal-tiles = Gelijke tegels
rule-equal-tiles-text = 2 gelijke tegels, van 2 stadsvelden, mag je allebei in dezelfde beurt gebruiken. Verlies je er een, dan eerst de tegel die je al hebt gebruikt.
rule-moving = Verplaatsen
rule-moving-text = Pak de nederzetting op en zet haar op een ander veld. Met Schuur, Haven, Touwbrug en Boomhut zet je haar zo mogelijk naast een andere nederzetting van jou. Voor elke andere verplaatsing geldt de tekst op de tegel, of er nu nederzettingen van jou in de buurt liggen of niet.
rule-running-out = Voorraad bijna op
rule-running-out-text = Heb je minder dan 3 nederzettingen over, dan bouw je die. Tegels die nederzettingen verplaatsen blijven werken.
rule-end-of-the-game = Einde van het spel
rule-end-of-the-game-text = Heeft een speler geen nederzetting meer in de voorraad, dan wordt de ronde uitgespeeld, zodat iedereen evenveel beurten heeft gehad. Een nederzetting die later terugkomt, verandert daar niets aan. Het meeste goud wint; bij een gelijke stand delen de betrokken spelers de overwinning.
rule-set-up = Opstelling
rule-set-up-text = 4 kwadranten vormen het speelveld. Op elk stadsveld liggen 2 tegels, 3 Kingdom Builder-kaarten liggen open. Iedere speler heeft 40 nederzettingen en 1 gedekte gebiedskaart.
rule-who-begins = Wie begint
rule-who-begins-text = Kies de startspeler, of loot. Er wordt met de klok mee gespeeld.
rule-area = Nederzettingsgebied
rule-area-text = Nederzettingen van één kleur die aan elkaar grenzen vormen een nederzettingsgebied; een losse nederzetting is er ook een.

## With expansions

rule-boards-of-several-boxes = Kwadranten uit meer dozen
rule-boards-of-several-boxes-text = Meng de kwadranten van alle dozen die je wilt en trek er 4. Elk kwadrant brengt mee wat erbij hoort: nomadentegels, opdrachten, eenheden of stenen muren.
rule-nomad-space = Nomadenveld
rule-nomad-space-text = Op elk nomadenveld ligt 1 open tegel, die niet wordt aangevuld. Bouw naast het veld of verplaats een nederzetting ernaartoe om hem te nemen. Nomadenvelden zijn speciale velden: kaarten die goud opleveren voor steden, doen dat ook voor nomadenvelden.
rule-nomad-tile = Nomadentegel
rule-nomad-tile-text = Gebruik hem één keer, in de beurt nadat je hem nam; aan het einde van die beurt gaat hij uit het spel, gebruikt of niet. Neem je er een in de beurt van een andere speler, dan is die voor je beurt in de volgende ronde. Tot dan houd je hem, ook als je nederzettingen bij het veld weggaan. Sommige tegels leveren in plaats daarvan direct goud op.
rule-red-card = Rode kaart
rule-red-card-text = Deze Kingdom Builder-kaart levert tijdens het spel goud op: zodra je bouwt wat erop staat, of aan het einde van je beurt. Aan het einde van het spel levert ze niets meer op, en verplaatsen ook niet. Een eenheid plaatsen telt als bouwen; bedekt die meer velden, dan telt elk veld.
rule-stone-wall = Stenen muur
rule-stone-wall-text = Hij is van niemand en blijft het hele spel staan. Niemand kan op dat veld bouwen of er komen, en hij levert nooit goud op. Weide en de bonusactie van Schuilplaats springen eroverheen. Er zijn er 25 voor iedereen samen.
rule-figure = Eenheid
rule-figure-text = Een stuk dat als nederzetting telt: om ernaast te bouwen, voor tegels, kaarten en opdrachten. Het is niet een van je 40 nederzettingen, dus het spel eindigt nooit doordat je het plaatst. Een tegel die een nederzetting verplaatst, mag ook een soldaat, koets of schip verplaatsen, naar een veld waar die eenheid ook mag staan; een stedentegel en verkenners verplaats je zo nooit. Verlies je de tegel, dan blijft de eenheid op het speelveld.
rule-task = Opdracht
rule-task-text = Voor elk kwadrant uit een doos met opdrachten ligt 1 opdrachtkaart open. Iedere speler die aan het einde van het spel aan de opdracht voldoet, krijgt het goud één keer.
rule-several-cards = Meer kaarten
rule-several-cards-text = Heb je meer dan 1 gebiedskaart, dan kies je er een voordat je de gebiedssoort voor het eerst nodig hebt. Die geldt de hele beurt; daarna leg je al je kaarten af. Tot je kiest, wordt elke kaart vervangen waarvan de gebiedssoort vol is; daarna alleen de gekozen kaart, en de andere doen niet meer mee.
rule-swamp = Moeras
rule-swamp-text = Op moeras kun je bouwen. Het telt niet als water. Op een moeraskaart staat nog een tweede gebiedssoort: bouw 2 nederzettingen op moeras of 3 op die andere. De soort waarop je als eerste bouwt of een nederzetting zet, ook met een tegel, geldt voor de hele beurt. Tot dan telt een soort zonder vrij veld niet mee; de kaart gaat pas uit het spel als beide vol zijn. De kaarten horen bij de kwadranten van Marshlands; met een huisregel doen ze altijd mee.
rule-palace = Paleis
rule-palace-text = Een speciaal veld. Aan het einde levert het 5 goud op voor wie er de meeste nederzettingen naast heeft; bij een gelijke stand krijgt ieder van hen de 5 goud.
rule-bonus-tile = Bonusactietegel
rule-bonus-tile-text = Je tweede tegel van een soort, van 2 stadsvelden, brengt de bonusactietegel van die soort mee, zolang er een is. Die werkt vanaf je volgende beurt. Verlies je een van de twee tegels, dan is ook de bonusactie weg.
rule-reaction = Reactie
rule-reaction-text = Sommige tegels gebruik je in de beurt van een andere speler, als die net de laatste tegel van een veld heeft genomen. Die beurt wacht even. Iedereen die kan reageren, mag dat om de beurt, te beginnen links van die speler; een reactie kan andere uitlokken. Zo’n tegel werkt eenmaal per ronde, vanaf het moment dat je hem krijgt. Je hoeft hem niet te gebruiken, en een Voorpost helpt daarbij niet.
rule-set-aside = Apart leggen
rule-set-aside-text = Een nederzetting die apart ligt, telt als nog niet gebouwd. In je volgende beurt bouw je haar samen met de andere, op de gebiedssoort van je kaart.
rule-removed-terrain = Verwijderde gebiedssoort
rule-removed-terrain-text = Sommige kaarten vragen erom: loot vóór het spel één gebiedssoort en laat alle kaarten met die soort in de doos. Daar bouw je dan alleen met tegels.
rule-farmland = Landbouwgrond
rule-farmland-text = Op landbouwgrond kun je bouwen, maar geen gebiedskaart toont het: je komt er met tegels en met de landbouwactie.
rule-after-the-last-round = Na de laatste ronde
rule-after-the-last-round-text = Voordat jullie het goud tellen, worden de silo’s geleegd, in de volgorde van de beurten. Voor elke silo naast een eigen nederzetting bouw je tot 3 nederzettingen of verplaats je er tot 3, allemaal verschillende en altijd naast een eigen nederzetting. Rode kaarten leveren daarbij niets op, maar je kunt nog wel lijnen markeren.
rule-number-tile = Nederzettingsfiche
rule-number-tile-text = Die krijg je met een tegel waarmee je fiches spaart. Lever er zoveel in als je wilt en bouw evenveel nederzettingen. De tegel levert je hoogstens 1 fiche per beurt op, ook met een Bazaar. Er zijn er 18 voor iedereen samen; verlies je de tegel, dan lever je je fiches in.
rule-marked-row = Gemarkeerde lijn
rule-marked-row-text = Wie als eerste zoveel nederzettingen op een horizontale lijn heeft als de kaart zegt, door te bouwen of te verplaatsen, markeert die lijn voorgoed met een nederzetting uit de voorraad. Dat levert direct goud op, en het blijft zo, ook als de nederzettingen de lijn verlaten.
rule-stand-in-board = Vervangend kwadrant
rule-stand-in-board-text = Van sommige kwadranten is de gedrukte indeling niet gepubliceerd; daar gebruiken we een eigen indeling. { $how }
rule-inferred-board = Afgeleid kwadrant
rule-inferred-board-text = De kwadranten van de nieuwste uitgave zijn afgeleid van de gedrukte kwadranten van de eerdere. { $how }
rule-capitol-token = Hoofdstad
rule-capitol-token-text = Een hoofdstad ligt op een kasteel van een kwadrant met een orakel of een haven, hoogstens één per kwadrant; je kiest of loot het kasteel. Nederzettingen in de buurt leveren goud op. Het kasteel eronder levert niets op, maar blijft een speciaal veld.
rule-cave-token = Grottegel
rule-cave-token-text = Elk kwadrant heeft er een, gekozen of geloot, op een berg op minstens drie stappen van elk speciaal veld; een kwadrant zonder zo’n berg heeft er geen. Het veld blijft een berg. Een nederzetting op het veld zelf ligt niet naast de grot.
rule-island = Eiland
rule-island-text = Een tweede speelveld, met de lijnen U tot en met Y, dat nergens aan het eerste grenst. Zolang je op het grote speelveld naast je nederzettingen kunt bouwen, bouw je niet op het eiland; heb je er eenmaal nederzettingen, dan moet je misschien daarnaast bouwen. De kust telt als naast water, maar niet als rand van het speelveld. Het eiland is geen kwadrant: kaarten en tegels over kwadranten of randen slaan het over, voor alle andere telt het mee, elke lijn apart.
rule-as-first-printed = Queenies zoals eerst gedrukt
rule-as-first-printed-text = De hoofdstad, de grotten en het eiland kun je aan elk spel toevoegen. Eerst was elk maar voor sommige kwadranten gemaakt: { $triggers }.
rule-selection-tile = Keuzetegel
rule-selection-tile-text = In de nieuwste uitgave trek je er voor elk kwadrant een; die noemt beide steden van het kwadrant. Alle vier kwadranten liggen met dezelfde zijde boven, A of B.
rule-beautiful-castles = Mooie kastelen
rule-beautiful-castles-text = Een variant van de nieuwste uitgave: voordat je de keuzetegels trekt, komt op één stadsveld van twee kwadranten een kasteeltegel, gekozen of geloot. Dat veld is een kasteel en krijgt geen tegels.
rule-edition = Uitgave
rule-edition-text = Een bepaalde druk van de spelregels. Bij een opstelling staat met welke uitgave je speelt en welke regels daarin anders zijn.
rule-no-variants = De regels zijn zoals hier uitgelegd.
rule-trigger = { $part-the } bij { $tiles-or }

## What an entry is about

kind-game = Het spel
kind-more = Met uitbreidingen
kind-house-rule = Huisregel
kind-edition = Uitgave { $key }
kind-location = Stad, { $box }
kind-nomad-tile = Nomadentegel, { $box }
kind-bonus-tile = Bonusactietegel, { $box }
kind-extra = Voor iedereen, { $box }
kind-figure = Eenheid, { $box }
kind-card = Kingdom Builder-kaart, { $box }
kind-red-card = Rode Kingdom Builder-kaart, { $box }
kind-task = Opdracht, { $box }
kind-pays-always = Levert in elk spel goud op
kind-pays-with-token = Levert goud op met { $token-a } op het speelveld
kind-pays-with-terrain = Levert goud op met { $terrain-a } op het speelveld

## Texts of components in several editions

text-in-edition = { $editions }: { $text }
text-by-house-rule = Huisregel ‘{ $rule }’: { $text }

## Figures

figure-for-all = Er { $number ->
        [one] is { $number } { $figure-lower }
       *[other] zijn { $number } { $figure-many }
    } in totaal, voor de tegel { $tile }.
figure-for-each = Iedere speler heeft { $number } { $number ->
        [one] { $figure-lower }
       *[other] { $figure-many }
    }, voor de tegel { $tile }.
figure-covers = Bedekt { $hexes } velden en telt op elk daarvan als nederzetting.
figure-passes = { $figure-A } telt tot het einde van de beurt als nederzetting en gaat dan terug, neemt geen tegels en levert geen goud op.
figure-counts = { $figure-A } telt als nederzetting.
figure-blocks = Niemand mag op een veld ernaast bouwen of komen, ook de eigenaar niet.
figure-stays = Blijft altijd op het speelveld.

## Kinds of components

component-location = Stad
component-tile = Nomadentegel
component-bonus = Bonusactietegel
component-extra = Voor iedereen
component-card = Kingdom Builder-kaart
component-task = Opdracht
component-always = Levert zonder kaart goud op
component-figure = Eenheid
component-terrain = Gebiedssoort
castle-tile = Kasteeltegel
