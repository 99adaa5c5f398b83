"""The rules in our own words, and the texts of all components."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from hexstead.boxes.catalogue import EDITIONS, EXPANSIONS, OPTIONS, TOKENS
from hexstead.boxes.manifest import Edition, Expansion
from hexstead.boxes.rulings import RULINGS
from hexstead.engine.said import Argument, Said, named, terrain_named
from hexstead.engine.terrain import NO_TERRAIN
from hexstead.engine.tiles import Card, Figure, Tile
from hexstead.setup.request import ISLAND
from hexstead.wording.say import Speaker
from hexstead.wording.standins import where_to_draw
from hexstead.wording.supplies import pieces_of
from hexstead.wording.texts import all_texts_of


@dataclass(frozen=True)
class Entry:
    title: Said
    kind: Said
    texts: tuple[Said, ...]
    example: str = ""
    """The key of the component whose drawn example shows it; empty if there is none."""
    key: str = ""
    """Its own key, if it has one."""

    @property
    def rulings(self) -> list[int]:
        """The rulings about it, by their numbers."""
        return rulings_about(self.key)


@dataclass(frozen=True)
class SpokenEntry:
    """An entry in the reader's language."""

    title: str
    kind: str
    text: str
    example: str
    key: str
    rulings: tuple[str, ...]


def spoken(entry: Entry, speaker: Speaker) -> SpokenEntry:
    text = " ".join([speaker.say(one) for one in entry.texts])
    rulings = tuple([speaker.say(ruling_said(number)) for number in entry.rulings])
    return SpokenEntry(
        speaker.say(entry.title), speaker.say(entry.kind), text, entry.example, entry.key, rulings
    )


def rulings_about(key: str) -> list[int]:
    return [number for number, about in RULINGS.items() if key in about]


def ruling_said(number: int) -> Said:
    return named("ruling", str(number))


_TOPICS: Final = (
    "aim",
    "turn",
    "building",
    "terrains",
    "full-terrain",
    "terrain-cards",
    "taking-tiles",
    "losing-tiles",
    "equal-tiles",
    "moving",
    "running-out",
    "end-of-the-game",
    "set-up",
    "who-begins",
    "area",
)
_MORE_TOPICS: Final = (
    "boards-of-several-boxes",
    "nomad-space",
    "nomad-tile",
    "red-card",
    "stone-wall",
    "figure",
    "task",
    "several-cards",
    "swamp",
    "palace",
    "bonus-tile",
    "reaction",
    "set-aside",
    "removed-terrain",
    "farmland",
    "after-the-last-round",
    "number-tile",
    "marked-row",
    "stand-in-board",
    "inferred-board",
    *[f"{(token.action or token).key}-token" for token in TOKENS.values()],
    "island",
    "as-first-printed",
    "selection-tile",
    "beautiful-castles",
    "edition",
)


def topics() -> list[Entry]:
    """Topics that aren't about a single component."""
    return [_topic(key, "game") for key in _TOPICS] + [_topic(key, "more") for key in _MORE_TOPICS]


def _topic(key: str, kind: str) -> Entry:
    facts: dict[str, dict[str, Argument]] = {
        "stand-in-board": {"how": where_to_draw()},
        "inferred-board": {"how": where_to_draw()},
        "as-first-printed": {"triggers": _triggers()},
    }
    text = Said(f"rule-{key}-text", facts.get(key, {}))
    return Entry(named("rule", key), _kind(kind), (text,), key=key)


def _triggers() -> list[Said]:
    """What tokens and islands were made for."""
    by_part = {named("token", key): token.triggers for key, token in TOKENS.items()}
    by_part |= {Said(f"terrain-{ISLAND}"): tuple([key for box in EXPANSIONS for key in box.island_triggers])}
    return [
        Said("rule-trigger", {"part": part, "tiles": [named("tile", key) for key in keys]})
        for part, keys in by_part.items()
    ]


def _kind(what: str, **args: Argument) -> Said:
    return Said(f"kind-{what}", args)


def entries() -> list[Entry]:
    found = topics()
    for box in EXPANSIONS:
        found += _of_box(box)
    found += [_edition(key, edition) for key, edition in EDITIONS.items()]
    return found + [_house_rule(key) for key in OPTIONS]


def _house_rule(key: str) -> Entry:
    return Entry(named("option", key), _kind("house-rule"), (Said(f"option-{key}-text"),), key=key)


def _of_box(box: Expansion) -> list[Entry]:
    here = named("box", box.key)
    found = [_entry(one, _kind("location", box=here)) for one in box.locations]
    found += [_entry(one, _kind("nomad-tile", box=here)) for one in dict.fromkeys(box.tiles)]
    found += [_entry(one, _kind("bonus-tile", box=here)) for one in box.bonuses]
    found += [_entry(one, _kind("extra", box=here)) for _, one in box.extras]
    found += [_entry(one.action, _kind("extra", box=here)) for one in box.tokens if one.action]
    found += [_figure(one, one.figure, here) for one in box.locations if one.figure]
    found += [_entry(card, _kind(_card_kind(card), box=here)) for card in box.cards]
    found += [_entry(task, _kind("task", box=here)) for task in box.tasks]
    return found + [_entry(card, _when(card)) for card in box.always]


def _entry(component: Tile | Card, kind: Said) -> Entry:
    name = named("card" if isinstance(component, Card) else "tile", component.key)
    return Entry(name, kind, tuple(all_texts_of(component)), component.key, component.key)


def _edition(key: str, edition: Edition) -> Entry:
    """How its rules differ; its key is its name in set-ups."""
    texts = [named("variant", variant) for variant in edition.variants]
    kind = _kind("edition", key=key)
    return Entry(named("edition", key), kind, tuple(texts) or (Said("rule-no-variants"),))


def _when(card: Card) -> Said:
    """When something without a card pays."""
    if card.only_with_token:
        return _kind("pays-with-token", token=named("token", card.only_with_token))
    if card.only_with == NO_TERRAIN:
        return _kind("pays-always")
    return _kind("pays-with-terrain", terrain=terrain_named(card.only_with))


def _card_kind(card: Card) -> str:
    return "red-card" if card.after_build or card.after_turn else "card"


def _figure(location: Tile, figure: Figure, box: Said) -> Entry:
    texts = tuple(texts_of_figure(figure, location))
    return Entry(named("figure", figure.key), _kind("figure", box=box), texts, location.key, figure.key)


def texts_of_figure(figure: Figure, location: Tile) -> Iterator[Said]:
    """What a figure says about itself."""
    facts: dict[str, Argument] = {"figure": named("figure", figure.key), "tile": named("tile", location.key)}
    facts["number"] = pieces_of(figure)
    yield Said("figure-for-all" if figure.is_passing else "figure-for-each", facts)
    if figure.number > pieces_of(figure):
        yield Said("figure-covers", {"hexes": figure.number})
    else:
        yield Said("figure-passes" if figure.is_passing else "figure-counts", facts)
    if figure.is_blocking:
        yield Said("figure-blocks")
    if figure.is_fixed:
        yield Said("figure-stays")
