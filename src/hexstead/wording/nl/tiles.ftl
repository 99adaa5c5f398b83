# Whether a tile can be used, below its name: two or three words.

tile-state-ready = klaar
tile-state-unused = nog niet gebruikt
tile-state-used = deze beurt gebruikt
tile-state-fresh = vanaf volgende beurt
tile-state-passive = werkt vanzelf
tile-state-spent = opgebruikt
tile-state-reaction-ready = klaar om te reageren
tile-state-reaction-unused = wacht op zijn moment
tile-state-reaction-used = deze ronde gebruikt
tile-state-over = bewaard tot het einde
tile-state-fleeting-ready = klaar, alleen deze beurt
tile-state-fleeting-unused = alleen deze beurt
tile-state-fleeting-used = deze beurt gebruikt
tile-state-fleeting-fresh = alleen volgende beurt
