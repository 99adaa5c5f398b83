# The page that says what Hexstead is and who made what.

about-version = Version { $version }
about-unofficial = Unofficial
about-unofficial-text = Hexstead is made by fans. It is not connected with Donald X. Vaccarino or Queen Games, and neither of them has approved it.
about-own = The rules are told in our own words and all drawings are our own. Nothing of the publisher's texts or pictures is in here.
about-game = The board game
about-game-text = Kingdom Builder is a board game by Donald X. Vaccarino, published by Queen Games. The name belongs to its owners.
about-buy = If you like playing here, get the real thing: it's even nicer around a table.
about-licence = Free software
about-licence-text = Hexstead is open source under the MIT licence: use it, change it, share it, host it yourself.
about-link-source = Source code
about-link-docs = Documentation
about-link-changelog = What's new
about-link-issues = Report a problem
about-link-licence = Licence
about-parts = Made with
about-parts-text = Thank you to everybody behind these projects:
about-short = Unofficial: not connected with Donald X. Vaccarino or Queen Games.
