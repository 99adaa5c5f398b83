# A game that is played back, and the page that loads one from a file.

replay-title = Terugkijken
replay-step = Actie { $at } van { $of }
replay-first = Naar het begin
replay-previous = Eén actie terug
replay-next = Eén actie verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauzeren
replay-speed = Snelheid
replay-times = { $speed }×
replay-slider = Moment in het spel
replay-copy-moment = Link naar dit moment kopiëren
replay-copied = Link gekopieerd
replay-download = Spelbestand downloaden
replay-open-text = Een spelbestand van Hexstead, zoals game.json. Alleen deze server leest het.
replay-choose = Kies een bestand
replay-drop = of sleep het hierheen
replay-no-record = Dat is geen spelbestand van Hexstead.
