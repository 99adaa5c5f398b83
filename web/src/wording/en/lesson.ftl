# The guided first game, step by step.

lesson-title = Guided first game
lesson-step = Step { $at } of { $of }
lesson-done = Got it

lesson-goal = Build a kingdom worth gold
lesson-goal-text = You score gold for your settlements. These kingdom cards decide how: { $cards }.

# $terrain: such as "grass".
lesson-build = Build your first settlement
lesson-build-text = Your card shows { $terrain }. Choose any lit hex. Hover over one to see what it would earn.
lesson-build-text-touch = Your card shows { $terrain }. Tap a lit hex once to see what it would earn, tap it again to build.

lesson-adjacency = Stay together
lesson-adjacency-text = New settlements must touch your own if they can, so only { $terrain } next to them is lit.

lesson-why = Ask why not
lesson-why-text = Click a hex that isn't lit to find out why. Then build the last settlement of this turn.

lesson-end = Three are built
lesson-end-text = That was your turn. Changed your mind? Press Take back. Otherwise end your turn.

lesson-location = Take a tile
lesson-location-text = Hexes with a golden rim are locations. Build right next to one to take its tile.

# $tile: its name; $text: what it does.
lesson-tile = A tile of your own
lesson-tile-text = { $tile }: { $text } From your next turn on you can use it once per turn.
lesson-tile-text-ready = { $tile }: { $text } You can use it once per turn.

lesson-use = Use the tile
lesson-use-text = Before or after your three settlements, choose { $tile } among your tiles, then a lit hex.

lesson-gold = Where the gold comes from
lesson-gold-text = Hover over a bar on a card: the hexes that earn it light up. Look at the other players' bars too.
lesson-gold-text-touch = Tap a bar on a card: the hexes that earn it light up. Look at the other players' bars too.

lesson-on = The rest is yours
lesson-on-text = When a player builds their last settlement, the round is played out. Most gold wins.
