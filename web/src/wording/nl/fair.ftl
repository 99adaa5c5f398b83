# Whether the cards were dealt fairly.

fair-check = Kaarten controleren
fair-verified = Klopt: de seed van de kaarten is gemaakt zoals beloofd
fair-commitment = De server gebruikte de seed die vóór het delen was vastgelegd.
fair-commitment-unseen = De seed van de server past bij wat was vastgelegd, maar deze browser was er vóór het delen niet bij om dat te onthouden.
fair-shares = { $who-count ->
    [one] De browser van { $who } voegde willekeurige bytes toe.
   *[other] De browsers van { $who } voegden willekeurige bytes toe.
}
fair-no-shares = Geen browser van een speler voegde willekeurige bytes toe: je hebt alleen het woord van de server.
fair-mine = Wat deze browser toevoegde, zit erbij.
fair-seed = De seed van de kaarten volgt uit dit alles; je browser heeft het net nagerekend.
fair-not-replayed = Wil je nagaan of de kaarten uit deze seed volgen? Voer hexstead check-fair uit met het spelbestand.
fair-mismatch = Dit klopt niet
fair-wrong-commitment = Bij dit spelbestand hoort een andere vastlegging dan die deze browser vóór het spel zag.
fair-wrong-server-seed = De server gebruikte een andere seed dan was vastgelegd.
fair-wrong-seed = De seed van de kaarten volgt niet uit de seed van de server en de bytes van de spelers.
fair-mine-missing = Het deel van je browser ontbreekt
fair-mine-missing-text = De delen passen bij elkaar, maar de bytes die deze browser stuurde zitten er niet bij: ze kwamen te laat, of de server liet ze weg.
fair-not-made = Niets te controleren
fair-not-made-text = Het spelbestand zegt niet waaruit de seed van de kaarten is gemaakt, zoals bij het begeleide spel en bij spellen uit oudere versies.
fair-no-crypto = In deze browser niet te controleren
fair-no-crypto-text = Browsers controleren hashes alleen op HTTPS-pagina’s of op je eigen computer. Download het spelbestand en voer hexstead check-fair uit.
