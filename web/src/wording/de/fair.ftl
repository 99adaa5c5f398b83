# Whether the cards were dealt fairly.

fair-check = Karten prüfen
fair-verified = Bestätigt: Der Startwert der Karten entstand wie versprochen
fair-commitment = Auf den Startwert des Servers hatte der Server sich festgelegt, bevor die Karten verteilt wurden.
fair-commitment-unseen = Der Startwert des Servers passt zu seiner Festlegung. Dieser Browser war aber vor dem Verteilen nicht da und kann sie nicht bezeugen.
fair-shares = { $who-count ->
    [one] Der Browser von { $who } hat Zufall beigesteuert.
   *[other] Die Browser von { $who } haben Zufall beigesteuert.
}
fair-no-shares = Kein Browser hat Zufall beigesteuert: Du hast nur das Wort des Servers.
fair-mine = Der Beitrag dieses Browsers ist dabei.
fair-seed = Aus all dem folgt der Startwert der Karten. Das hat dein Browser gerade nachgerechnet.
fair-not-replayed = Ob auch die Karten aus diesem Startwert folgen, prüft hexstead check-fair mit der Spieldatei.
fair-mismatch = Das passt nicht zusammen
fair-wrong-commitment = Die Spieldatei gehört zu einer anderen Festlegung als der, die dieser Browser vor der Partie gesehen hat.
fair-wrong-server-seed = Auf diesen Startwert hatte der Server sich nicht festgelegt.
fair-wrong-seed = Der Startwert der Karten folgt nicht aus dem des Servers und den Beiträgen der Browser.
fair-mine-missing = Der Beitrag deines Browsers fehlt
fair-mine-missing-text = Alles passt zusammen, aber was dieser Browser geschickt hat, ist nicht dabei: Es kam zu spät, oder der Server hat es weggelassen.
fair-not-made = Nichts zu prüfen
fair-not-made-text = In der Spieldatei steht nicht, woraus der Startwert der Karten entstand. So ist es in der geführten Partie und in Partien älterer Versionen.
fair-no-crypto = In diesem Browser nicht prüfbar
fair-no-crypto-text = Browser prüfen das nur auf HTTPS-Seiten oder auf deinem eigenen Rechner. Lade die Spieldatei herunter und starte hexstead check-fair.
