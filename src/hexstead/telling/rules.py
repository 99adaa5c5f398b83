"""The rules in our own words, and the texts of all components."""

from dataclasses import dataclass
from typing import Final

from hexstead.content.catalogue import EDITIONS, EXPANSIONS, OPTIONS, TOKENS, VARIANTS
from hexstead.content.manifest import Edition, Expansion
from hexstead.engine.components import Card, Figure, Location
from hexstead.engine.explain import title
from hexstead.engine.terrain import NAMES, NO_TERRAIN
from hexstead.match.request import ISLAND
from hexstead.telling.figures import called, pieces_of
from hexstead.telling.standins import how_to_replace
from hexstead.telling.texts import all_texts_of
from hexstead.telling.words import counted, listed


@dataclass(frozen=True)
class Entry:
    title: str
    kind: str
    text: str
    example: str = ""
    """The key of the component whose drawn example shows it; empty without one."""


_GAME: Final = "The game"
_TOPICS: Final = (
    (
        "Aim",
        "Build your 40 settlements so that the kingdom cards and the castles pay you the most gold. Most "
        "of it is counted at the end; red cards, treasures and marked rows pay during the game.",
    ),
    (
        "Turn",
        "Show your terrain card and build 3 settlements on that terrain: this is your mandatory action. "
        "Before or after these builds, but not between them, you may use each of your ready tiles once. "
        "Then discard the card and draw the next one.",
    ),
    (
        "Building",
        "Build on free hexes, one settlement after the other. Each must go next to a settlement of yours "
        "if such a hex of the terrain is free; otherwise you may build anywhere on that terrain.",
    ),
    (
        "Terrains",
        "Grass, canyon, desert, flower field and forest can be built on. Water and mountains only if a "
        "tile says so; castles and locations never.",
    ),
    (
        "Full terrain",
        "When no hex of your card's terrain is free, the card leaves the game and you draw another at "
        "once, at any moment of your turn, even after your last build. Builds that are still due and "
        "tiles that use your card go on with the new terrain.",
    ),
    (
        "Terrain cards",
        "Used cards are discarded. When a card must be drawn and the draw pile is empty, the discards are "
        "shuffled and become the draw pile.",
    ),
    (
        "Taking tiles",
        "Build or move a settlement next to a location and take 1 of its tiles at once, if one is left. "
        "Each location hex gives you at most 1 tile in the whole game. Use it from your next turn on.",
    ),
    (
        "Losing tiles",
        "When no settlement of yours is left beside a location hex, its tile leaves the game at once: "
        "because the last one moved away, was removed by a Sword, set aside by a Temple, or was a figure "
        "that you took back.",
    ),
    (
        "Equal tiles",
        "2 tiles of the same kind, from 2 location hexes, can both be used in a turn. If you lose one of "
        "them, the one that you have used goes first.",
    ),
    (
        "Moving",
        "Lift the settlement, then put it on another hex. Barn, Harbor, Rope bridge and Tree house put it "
        "next to one of your others if they can. All other moves go where their own text says, whether or "
        "not your settlements are near.",
    ),
    (
        "Running out",
        "With fewer than 3 settlements left, build those. Tiles that move settlements still work.",
    ),
    (
        "End of the game",
        "When a player has no settlement left in the supply, the round is played to its end, so that all "
        "have had the same number of turns. A settlement that comes back later does not change that. Most "
        "gold wins; tied players share the victory.",
    ),
    (
        "Set-up",
        "4 boards make the map. 2 tiles lie on each location hex, 3 kingdom cards lie open. Each player "
        "has 40 settlements and 1 hidden terrain card.",
    ),
    (
        "Who begins",
        "Choose the start player, or draw one. Play goes clockwise.",
    ),
    (
        "Area",
        "Settlements of one colour that touch each other form an area; one alone is an area too.",
    ),
)
_NO_VARIANTS: Final = "Its rules are those told here."
_MORE: Final = "With expansions"
_MORE_TOPICS: Final = (
    (
        "Boards of several boxes",
        "Mix the boards of all boxes you like and draw 4. Each board brings what belongs to it: nomad "
        "tiles, tasks, figures or stone walls.",
    ),
    (
        "Nomad space",
        "1 tile lies face up on each nomad space and is never replaced. Build or move next to the space "
        "to take it. Nomad spaces are special hexes: cards that pay for locations pay for them too.",
    ),
    (
        "Nomad tile",
        "Use it in the turn after you took it, once; at the end of that turn it leaves the game, used or "
        "not. One that you take in another player's turn is for your turn of the next round. You keep it "
        "until then even if your settlements leave the space. Some tiles pay gold at once instead.",
    ),
    (
        "Red card",
        "A kingdom card that pays during the game, whenever you build what it asks for or when your turn "
        "ends, and nothing at the end of the game. Moving pays nothing. Placing a figure counts as "
        "building; of a figure that covers several hexes each hex counts.",
    ),
    (
        "Stone wall",
        "It belongs to nobody and stays for the whole game. Nobody can build on its hex or move there, "
        "and it never pays. Paddock and the bonus of Refuge jump over it. There are 25 for all.",
    ),
    (
        "Figure",
        "A piece that counts as a settlement: for building next to it, for tiles, cards and tasks. It is "
        "not one of your 40 settlements, so placing it never ends the game. A tile that moves a settlement "
        "can move a warrior, wagon or ship instead, to a hex where that figure may stand as well; a city "
        "hall and scouts never move that way. It stays on the board if you lose its tile.",
    ),
    (
        "Task",
        "1 task card lies open for each board of a box with tasks. Every player who fulfils it at the end "
        "of the game gets its gold, once.",
    ),
    (
        "Several cards",
        "With more than 1 terrain card, choose one of them before you first need its terrain. It holds "
        "for the whole turn; then all your cards are discarded. Until you choose, each card whose terrain "
        "is full is replaced; after that only the chosen one is, and the others are no longer available.",
    ),
    (
        "Swamp",
        "You can build on swamp. It does not count as water. Its terrain cards show swamp and another "
        "terrain: build 2 on swamp or 3 on the other one. Your first build or move on one of the two, by "
        "a tile as well, decides for the whole turn. Until then a side that is full is not there, and the "
        "card leaves the game only when both are. The cards come with the boards of Marshlands, or by a "
        "house rule always.",
    ),
    (
        "Palace",
        "A special hex. At the end it pays 5 gold to the player with the most settlements beside it; if "
        "several players tie for the most, each of them gets the 5 gold.",
    ),
    (
        "Bonus tile",
        "Your second tile of a kind, from 2 location hexes, brings the bonus tile of that kind, as long "
        "as there is one. It works from your next turn on. Lose one of the two tiles and the bonus is "
        "gone too.",
    ),
    (
        "Reaction",
        "Some tiles are used in the turn of another player, who has just taken the last tile from a hex. "
        "That turn waits. Whoever can react is asked, from the left of that player; a reaction may cause "
        "others. Each such tile works once a round, from the moment you took it; nobody has to use it, "
        "and an Outpost does not help there.",
    ),
    (
        "Set aside",
        "A settlement that is set aside counts as not yet built. In your next turn it is built with the "
        "others, on the terrain of your card.",
    ),
    (
        "Removed terrain",
        "A card may ask for it: one terrain is drawn before the game, and all cards that show it stay "
        "out. Only tiles build on that terrain then.",
    ),
    (
        "Farmland",
        "You can build on farmland, but no terrain card shows it: tiles lead there, and the farm action.",
    ),
    (
        "After the last round",
        "Before the gold is counted, the silos are emptied, in the order of the turns: for each silo "
        "beside a settlement of yours, build up to 3 settlements or move up to 3 different ones, always "
        "next to your own. No red card pays for it, but rows can still be marked.",
    ),
    (
        "Number tile",
        "Comes with a tile that stores. Return any number of them to build as many settlements. Using the "
        "tile brings you at most 1 in a turn, even with a Bazaar. There are 18 for all; lose the tile "
        "that stores and you return them.",
    ),
    (
        "Marked row",
        "The first player to have as many settlements in a row as the card says, by building or by "
        "moving, marks that row for good with one from the supply. It pays at once, and stays even if the "
        "settlements leave the row.",
    ),
    (
        "Stand-in board",
        "The printed layout of some boards is not published, so ours lie in their place. " + how_to_replace(),
    ),
    (
        "Inferred board",
        "The boards of the newest edition are inferred from the printed boards of the earlier ones. "
        + how_to_replace(),
    ),
    (
        "Capitol token",
        "It lies on a castle of a board with an oracle or a harbor, chosen or drawn, at most one on each, "
        "and pays for what stands close to it. The castle below it does not pay, but its hex stays a "
        "special one.",
    ),
    (
        "Cave token",
        "Each quadrant has one, chosen or drawn, on a mountain three or more steps from every special "
        "hex; a quadrant without such a mountain has none. It stays a mountain. A settlement on its hex "
        "is not beside it.",
    ),
    (
        "Island",
        "A second map, with the rows U to Y, that touches the first one nowhere. While a hex next to your "
        "settlements can be built on, you cannot build there; once you have settlements there, you may "
        "have to build next to them. Its coast counts as next to water but not as an edge of the board. "
        "The island is not a sector: what looks at sectors or edges leaves it out, and all else counts "
        "it, each row on its own.",
    ),
    (
        "Queenies as first printed",
        "The capitol, the caves and the island can be added to every game. At first each was made for "
        "some boards only: {triggers}.",
    ),
    (
        "Selection tile",
        "In the newest edition one is drawn for each board and names both of its locations. All four "
        "boards lie with the same side up, A or B.",
    ),
    (
        "Beautiful castles",
        "A variant of the newest edition: before the selection tiles are drawn, a castle tile is put on "
        "one location hex of two boards, chosen or drawn. That hex is a castle and gets no tiles.",
    ),
    (
        "Edition",
        "A printing of the rules: a set-up names the one by which it is played, and the rules that differ.",
    ),
)


def topics() -> list[Entry]:
    """What concerns no single component."""
    found = [Entry(name, _GAME, text) for name, text in _TOPICS]
    return found + [Entry(name, _MORE, text.format(triggers=_triggers())) for name, text in _MORE_TOPICS]


def _triggers() -> str:
    """What the Queenies were made for."""
    by_part = {key: token.triggers for key, token in TOKENS.items()}
    by_part |= {ISLAND: tuple([key for box in EXPANSIONS for key in box.island_triggers])}
    phrases = [
        f"{called(part)} for {listed([called(key) for key in keys], 'or')}" for part, keys in by_part.items()
    ]
    return listed(phrases)


def entries() -> list[Entry]:
    found = topics()
    for box in EXPANSIONS:
        found += _of_box(box)
    found += [_edition(key, edition) for key, edition in EDITIONS.items()]
    return found + [Entry(title(key), "House rule", text) for key, text in OPTIONS.items()]


def _of_box(box: Expansion) -> list[Entry]:
    found = [_entry(one, f"Location, {box.name}") for one in box.locations]
    found += [_entry(one, f"Nomad tile, {box.name}") for one in dict.fromkeys(box.tiles)]
    found += [_entry(one, f"Bonus tile, {box.name}") for one in box.bonuses]
    found += [_entry(one, f"For everybody, {box.name}") for _, one in box.extras]
    found += [_entry(one.action, f"For everybody, {box.name}") for one in box.tokens if one.action]
    found += [_figure(one, box.name) for one in box.locations if one.figure]
    found += [_entry(card, f"{_card_kind(card)}, {box.name}") for card in box.cards]
    found += [_entry(task, f"Task, {box.name}") for task in box.tasks]
    return found + [_entry(card, _when(card)) for card in box.always]


def _entry(component: Location | Card, kind: str) -> Entry:
    return Entry(title(component.key), kind, all_texts_of(component), component.key)


def _edition(key: str, edition: Edition) -> Entry:
    """How its rules differ; its key is what a set-up calls it."""
    texts = [VARIANTS[variant] for variant in edition.variants]
    return Entry(edition.name, f"Edition {key}", " ".join(texts) or _NO_VARIANTS)


def _when(card: Card) -> str:
    """When something pays for which there is no card."""
    if card.only_with_token:
        return f"Pays on maps with a {called(card.only_with_token)}"
    if card.only_with == NO_TERRAIN:
        return "Pays in every game"
    return f"Pays on maps with a {NAMES[card.only_with]}"


def _card_kind(card: Card) -> str:
    return "Red kingdom card" if card.after_build or card.after_turn else "Kingdom card"


def _figure(location: Location, box: str) -> Entry:
    if location.figure is None:
        raise ValueError(f"{location.key} brings no figure")
    name, text = title(location.figure.key), text_of_figure(location.figure, location)
    return Entry(name, f"Figure, {box}", text, location.key)


def text_of_figure(figure: Figure, location: Location) -> str:
    """What a figure says of itself, in words."""
    number = counted(pieces_of(figure), called(figure.key))
    whose = f"There are {number} in all" if figure.is_passing else f"Each player has {number}"
    text = f"{whose}, for the {title(location.key)} tile."
    if figure.number > pieces_of(figure):
        text += f" It covers {figure.number} hexes and counts as a settlement on each of them."
    elif figure.is_passing:
        text += (
            f" A {called(figure.key)} counts as a settlement until the end of the turn, then it goes back. "
            "It takes no tile and earns no gold."
        )
    else:
        text += f" A {called(figure.key)} counts as a settlement."
    if figure.is_blocking:
        text += " Nobody may build on or move to a hex beside it, not even its owner."
    if figure.is_fixed:
        text += " It never leaves the board."
    return text
