# Whether a tile can be used, below its name: two or three words.

tile-state-ready = bereit
tile-state-unused = noch nicht genutzt
tile-state-used = schon genutzt
tile-state-fresh = ab nächstem Zug
tile-state-passive = wirkt von selbst
tile-state-spent = aufgebraucht
tile-state-reaction-ready = bereit zu reagieren
tile-state-reaction-unused = wartet auf den Moment
tile-state-reaction-used = diese Runde genutzt
tile-state-over = bis zum Ende behalten
tile-state-fleeting-ready = bereit, nur dieser Zug
tile-state-fleeting-unused = nur dieser Zug
tile-state-fleeting-used = schon genutzt
tile-state-fleeting-fresh = nur nächster Zug
