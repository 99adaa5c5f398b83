"""The one place that turns keys and arguments into sentences. In the browser, `lib/say.ts` does the same."""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Final, TypeAlias

from hexstead.engine.actions import NOBODY
from hexstead.engine.said import PLAYER, Argument, BadInput, Said
from hexstead.wording.languages import ENGLISH, bundle

Values: TypeAlias = dict[str, int | float | str]

WAY: Final = "way"
"""The form that is a second sentence and always follows: the way out."""


def say(
    said: Said,
    language: str = ENGLISH,
    names: Sequence[str] = (),
    you: int = NOBODY,
    rooms: tuple[str, ...] = (),
) -> str:
    """The sentence. The names are those of the players by seat; one of them may be the reader's."""
    return Speaker(language, names, you, rooms).say(said)


def say_error(error: BadInput, language: str = ENGLISH, rooms: tuple[str, ...] = ()) -> str:
    return say(error.said, language, rooms=rooms)


class Speaker:
    """Speaks a language and knows the players; some rooms have more to say."""

    def __init__(
        self,
        language: str = ENGLISH,
        names: Sequence[str] = (),
        you: int = NOBODY,
        rooms: tuple[str, ...] = (),
    ) -> None:
        self.language = language
        self.names = names
        self.you = you
        self._bundle = bundle(language, *rooms)

    def say(self, said: Said) -> str:
        """A missing message is said as its key. Tests make sure that none is missing."""
        seat = said.args.get("seat")
        if said.id == PLAYER and isinstance(seat, int) and seat != self.you:
            return self.names[seat] if seat < len(self.names) else str(seat + 1)
        if not self._bundle.has_message(said.id):
            return str(said)
        sentence = self.sentence(said.id, self.values(said.args))
        return f"{sentence} {self.form(said, WAY)}" if WAY in self.forms(said) else sentence

    def sentence(self, id: str, values: Values) -> str:
        """An existing message with these values."""
        message = self._bundle.get_message(id)
        return self._format(message.value, values) if message.value else id

    def form(self, said: Said, attribute: str) -> str:
        """Another form, such as a name with its article; without that form, the plain one."""
        if attribute not in self.forms(said):
            return self.say(said)
        return self._format(self._bundle.get_message(said.id).attributes[attribute], self.values(said.args))

    def forms(self, said: Said) -> list[str]:
        if not self._bundle.has_message(said.id):
            return []
        return list(self._bundle.get_message(said.id).attributes)

    def text(self, key: str, /, **args: Argument | float) -> str:
        """A message by its key. Unlike what travels over the wire, it may contain fractions."""
        return self.sentence(key, self.values(args))

    def values(self, args: Mapping[str, Argument | float]) -> Values:
        """What messages may use: `$tile`, its other forms as `$tile-a`, for lists also `$tiles-or`."""
        values: Values = {}
        for name, value in args.items():
            if isinstance(value, Said):
                values |= self._of_said(name, value)
            elif isinstance(value, list):
                values |= self._of_list(name, value)
            else:
                values[name] = value
        return values

    def _of_said(self, name: str, said: Said) -> Values:
        if said.id == PLAYER and said.args["seat"] != self.you:
            return {name: self.say(said), f"{name}-within": self.say(said)}
        forms: Values = {f"{name}-{form}": self.form(said, form) for form in self.forms(said)}
        return {name: self.say(said), **forms}

    def _of_list(self, name: str, items: Sequence[int | str | Said]) -> Values:
        """`$name` is joined with "and", `$name-or` with "or" ...; `$name-count` is how many there are."""
        said = [self.say(one) if isinstance(one, Said) else str(one) for one in items]
        if all([isinstance(one, Said) and one.id == PLAYER for one in items]):
            said.sort(
                key=lambda name: name != self.sentence(PLAYER, {})
            )  # "You and Ada", never "Ada and You"
        values: Values = {name: self.listed(said), f"{name}-count": len(said)}
        values |= {f"{name}-{last}": self.listed(said, last) for last in ("or", "comma", "semicolon")}
        for form in self.forms(items[0]) if items and isinstance(items[0], Said) else ():
            forms = [self.form(one, form) for one in items if isinstance(one, Said)]
            values |= {f"{name}-{form}": self.listed(forms), f"{name}-or-{form}": self.listed(forms, "or")}
        return values

    def listed(self, items: Sequence[str], last: str = "and") -> str:
        """Items in a sentence: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        between = "semicolon" if last == "semicolon" else "comma"
        before = reduce(lambda joined, item: self._pair(between, joined, item), items[:-1])
        return self._pair(last, before, items[-1])

    def _pair(self, key: str, first: str, last: str) -> str:
        return self._format(self._bundle.get_message(f"list-{key}").value, {"first": first, "last": last})

    def _format(self, pattern: object, values: Values) -> str:
        text, _ = self._bundle.format_pattern(pattern, values)  # type: ignore[arg-type]  # one of the bundle's own
        return str(text)
