# The page for a new table. What can be chosen for its set-up stands in choices.ftl.

new-table-title = New table
new-table-who = Who is playing?
new-table-who-in-seat = Who plays in seat { $seat }
new-table-name-in-seat = Name of seat { $seat }
new-table-bot-in-seat = Bot in seat { $seat }
new-table-here = On this device
new-table-bot = Bot
new-table-open = Open for a friend
new-table-you = You
new-table-name = Name
new-table-seat = Seat { $seat }: { $who }
new-table-add-seat = Add a seat
new-table-remove-seat = Remove this seat
new-table-too-many = { $edition }: for up to { $most } players. Remove a seat.
new-table-all-bots = At least one seat must be for a person.
new-table-listed = Show it in the list of open tables
new-table-stand-in = Bot for players who are away
new-table-idle = Players can vote for a bot when someone doesn't act for
new-table-never = No limit
new-table-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
new-table-preview = What you will play
new-table-redraw = Draw again
new-table-create = Set the table
new-table-start = Start the game

## The bar at the bottom.

new-table-ready = What you start here
# $open: how many seats wait for somebody.
new-table-summary = { $open ->
    [0] { $count } players. The game starts at once.
    [one] { $count } players. One seat waits for a friend.
   *[other] { $count } players. { $open } seats wait for friends.
}
