# The page that says what Hexstead is and who made what.

about-version = Versie { $version }
about-unofficial = Niet officieel
about-unofficial-text = Hexstead is door fans gemaakt. Het heeft geen band met Donald X. Vaccarino of Queen Games en is door geen van beiden goedgekeurd.
about-own = De spelregels staan er in onze eigen woorden en alle tekeningen zijn van onszelf. Er zitten geen teksten of afbeeldingen van de uitgever in.
about-game = Het bordspel
about-game-text = Kingdom Builder is een bordspel van Donald X. Vaccarino, uitgegeven door Queen Games. De naam is van de rechthebbenden.
about-buy = Speel je hier graag? Koop dan het echte spel: samen aan tafel is het nog leuker.
about-licence = Vrije software
about-licence-text = Hexstead is open source onder de MIT-licentie: gebruik het, verander het, deel het, draai het op je eigen server.
about-link-source = Broncode
about-link-docs = Documentatie
about-link-changelog = Wat is er nieuw
about-link-issues = Een probleem melden
about-link-licence = Licentie
about-parts = Gemaakt met
about-parts-text = Bedankt, iedereen achter deze projecten:
about-short = Niet officieel: geen band met Donald X. Vaccarino of Queen Games.
