# Playing again.

rematch-title = Revanche
rematch-new = Nieuwe landkaart
rematch-same = Zelfde landkaart
rematch-hint = Iedereen hier ziet je voorstel meteen.
rematch-offers = { $name } stelt een revanche voor
rematch-new-text = Een nieuwe landkaart uit dezelfde dozen.
rematch-same-text = Dezelfde landkaart met nieuwe kaarten.
rematch-accept = Aannemen
rematch-decline = Nu niet
rematch-on-new = Revanche op een nieuwe landkaart
rematch-on-same = Revanche op dezelfde landkaart
rematch-yes = aangenomen
rematch-no = nu niet
rematch-waiting = nog open
rematch-starts = Begint als iedereen aanneemt
rematch-withdraw = Intrekken
rematch-started = De revanche is begonnen
