# Why something can't be chosen now: the answer to "Why not?".
# $kind: the terrain of the hex; $where: a place or a way; $tile: the name of a tile; $figure: of a figure.

why-no-hex = So ein Feld gibt es auf dem Spielplan nicht.
why-over = Das Spiel ist zu Ende.
why-own = Dort steht schon eine Siedlung von dir.
why-other = Dort steht eine fremde Siedlung.
why-wall = Dort steht eine Steinmauer.
why-blocked = Felder neben { $figure-or-dat } sind gesperrt.
why-origin = Hier steht die Siedlung schon.
    .way = Sie muss auf ein anderes Feld.
why-special = Auf { $kind-a } kannst du nicht bauen.
# $text: what the tile does; $count: how many of them are left here.
why-location = Auf { $tile-acc } kannst du nicht bauen.
    .way = { $count ->
        [0] Hier gibt es keine Plättchen mehr.
       *[other] Baue daneben und nimm das Plättchen: „{ $text }“
    }
why-card = Das ist { $kind-a }.
    .way = Deine Karte zeigt { $card }.
why-unsuitable = Das ist { $kind-a }. Darauf kann hier niemand bauen.
why-place-build = Das ist { $kind-a }.
    .way = Mit { $tile-dat } baust du { $where }.
why-place-move = Das ist { $kind-a }.
    .way = Mit { $tile-dat } versetzt du eine Siedlung { $where }.
why-place-figure = Das ist { $kind-a }.
    .way = Mit { $tile-dat } geht es nur { $where }.
why-adjacent = Du musst angrenzend bauen.
    .way = { $count ->
        [one] { $count } freies Feld grenzt
       *[other] { $count } freie Felder grenzen
    } an deine Siedlungen.
why-adjacent-on = Du musst angrenzend bauen.
    .way = { $count ->
        [one] { $count } freies { $kind-field } grenzt
       *[other] { $count } freie { $kind-many } grenzen
    } an deine Siedlungen.
why-adjacent-move = Du musst angrenzend versetzen.
    .way = { $count ->
        [one] { $count } freies Feld grenzt
       *[other] { $count } freie Felder grenzen
    } an deine anderen Siedlungen.
why-adjacent-move-on = Du musst angrenzend versetzen.
    .way = { $count ->
        [one] { $count } freies { $kind-field } grenzt
       *[other] { $count } freie { $kind-many } grenzen
    } an deine anderen Siedlungen.
why-no-neighbour = Das Feld muss an eine deiner Siedlungen angrenzen.
why-not-a-settlement = Wähle zuerst eine deiner Siedlungen.
why-not-yours = Das ist eine fremde Siedlung.
    .way = Wähle eine eigene.
why-stuck = Diese Siedlung kann nirgends hin: Du müsstest sie { $where } versetzen.
why-stuck-figure = { $figure-This } kann nirgends hin: Du müsstest { $figure-it } { $where } versetzen.
why-figure = Nur mit dem passenden Plättchen versetzt du { $figure-that }.
why-stays = { $figure-A } bleibt stehen.
why-choose-card = Wähle zuerst eine deiner Karten.
why-no-card = Es gibt keine Geländekarte mehr, mit der du bauen kannst.
why-none-left = Du hast { $figure-no } mehr.
    .way = Wähle { $figure-one } zum Zurücknehmen.
why-only-buttons = Alles gebaut.
    .way = Nutze ein Plättchen oder beende deinen Zug.
why-not-now = Das geht gerade nicht.
why-finish = Schließe erst { $tile-acc } ab.
why-build-before-end = { $count ->
    [one] Baue zuerst noch { $count } Siedlung { $where }.
   *[other] Baue zuerst noch { $count } Siedlungen { $where-many }.
}
why-no-tile = Du hast kein Plättchen { $tile }.
why-fresh = Du kannst { $tile-acc } ab deinem nächsten Zug nutzen.
why-used = Du hast { $tile-acc } in diesem Zug schon genutzt.
why-between = Zwischen zwei Siedlungen kannst du keine Plättchen nutzen. Nutze { $tile-acc } danach.
why-passive = { $tile } wirkt von selbst.
why-reaction = Nutze { $tile-acc }, wenn jemand anderes das letzte Plättchen von einem Feld nimmt.
why-reaction-to-any = Nutze { $tile-acc }, wenn jemand das letzte Plättchen von einem Feld nimmt, auch du selbst.
why-not-in-build = Nutze { $tile-acc } beim Bauen, wenn dir dadurch mehr Felder offenstehen.
why-supply = { $tile }: Du hast keine Siedlung mehr zum Bauen.
why-no-draw = { $tile }: Es gibt keine Geländekarte mehr zu ziehen.
why-none-to-place = { $tile }: Der Vorrat dafür ist leer.
why-no-room = { $tile }: Neben deinen Siedlungen ist kein Platz dafür.
why-nowhere = { $tile }: Es gibt { $where-none }.
why-nowhere-near = { $tile }: Es gibt { $where-none } neben deinen Siedlungen.
why-no-mover = { $tile }: Keine deiner Siedlungen lässt sich { $where } versetzen.

# Taking back.
why-take-back-over = Das Spiel ist zu Ende: Jetzt lässt sich nichts mehr rückgängig machen.
why-take-back-nothing = Es gibt nichts rückgängig zu machen.
why-take-back-other = Inzwischen war jemand anderes am Zug: Das lässt sich nicht mehr rückgängig machen.
why-take-back-card = Dabei wurde eine Karte aufgedeckt: Das lässt sich nicht rückgängig machen.
why-cancel-nothing = Es gibt kein Plättchen zurückzulegen.
