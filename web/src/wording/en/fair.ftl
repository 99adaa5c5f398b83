# Whether the cards were dealt fairly.

fair-check = Check the cards
fair-verified = Verified: the seed of the cards was made as promised
fair-commitment = The server's seed is the one it committed to before the cards were dealt.
fair-commitment-unseen = The server's seed fits its commitment, but this browser wasn't there before the deal to remember it.
fair-shares = { $who-count ->
    [one] { $who }'s browser added random bytes.
   *[other] The browsers of { $who } added random bytes.
}
fair-no-shares = No player's browser added random bytes: you have only the server's word.
fair-mine = This browser's bytes are among them.
fair-seed = The seed of the cards follows from all of this: your browser has just checked it.
fair-not-replayed = To check that the cards follow from this seed, run hexstead check-fair with the game file.
fair-mismatch = This doesn't match
fair-wrong-commitment = The game file has a different commitment from the one this browser saw before the game.
fair-wrong-server-seed = The server's seed isn't the one it committed to.
fair-wrong-seed = The seed of the cards doesn't follow from the server's seed and the players' bytes.
fair-mine-missing = Your browser's part is missing
fair-mine-missing-text = The parts fit together, but this browser's bytes aren't among them: they came too late, or the server left them out.
fair-not-made = Nothing to check
fair-not-made-text = The game file doesn't say what the seed of its cards was made of, as in the guided game and in games of older versions.
fair-no-crypto = Can't be checked in this browser
fair-no-crypto-text = Browsers check hashes only on HTTPS pages or on your own computer. Download the game file and run hexstead check-fair.
