# Playing again.

rematch-title = Revanche
rematch-new = Neue Landkarte
rematch-same = Gleiche Landkarte
rematch-hint = Alle hier sehen dein Angebot sofort.
rematch-offers = { $name } bietet eine Revanche an
rematch-new-text = Eine neue Landkarte aus den gleichen Schachteln.
rematch-same-text = Die gleiche Landkarte mit neuen Karten.
rematch-accept = Annehmen
rematch-decline = Jetzt nicht
rematch-on-new = Revanche auf neuer Landkarte
rematch-on-same = Revanche auf gleicher Landkarte
rematch-yes = angenommen
rematch-no = jetzt nicht
rematch-waiting = offen
rematch-starts = Beginnt, wenn alle annehmen
rematch-withdraw = Zurückziehen
rematch-started = Die Revanche läuft
