"""What can be agreed before a game begins. Each game has one table of its options, which every room reads.

An option is a flag, a choice or a number. What it hangs on is said in the table too, with what somebody is told who
asks for something else: another option that it needs, how many may play with it, components that it always comes with.
"""

from collections.abc import Callable
from typing import Any

from broomstick.games.asked import number
from broomstick.heart.errors import Fact, OptionError
from broomstick.heart.plain import quote

Value = bool | int | str
Box = Any
"""The components of a game that is being made; each game has a class of its own for them."""


class Tie:
    """What an option hangs on; ``code`` and an English sentence say so to whoever asks for what cannot be."""

    def __init__(self, code: str, sentence: str) -> None:
        self.code = code
        self.sentence = sentence

    def refusal(self, field: str, facts: dict[str, Fact]) -> OptionError:
        filled = {
            name: ", ".join(map(str, fact)) if isinstance(fact, list) else fact
            for name, fact in facts.items()
        }
        return OptionError(f"{field}: {self.sentence.format(**filled)}", self.code, {"field": field, **facts})


class Need(Tie):
    """It can be other than usual only where another option, which stands before it in the table, is on."""

    def __init__(self, option: str, code: str, sentence: str) -> None:
        super().__init__(code, sentence)
        self.option = option


class Seats(Tie):
    """It can be other than usual only for some numbers of players."""

    def __init__(self, fewest: int, most: int, code: str, sentence: str) -> None:
        super().__init__(code, sentence)
        self.fewest = fewest
        self.most = most


class Option:
    """One thing that can be agreed: its name, what it hangs on, and how a value is checked."""

    def __init__(self, name: str, kind: str, needs: Need | None = None, seats: Seats | None = None) -> None:
        self.name = name
        self.kind = kind
        self.needs = needs
        self.seats = seats

    def usual(self, box: Box) -> Value:
        """What it is where nothing is said of it."""
        raise NotImplementedError

    def check(self, asked: object, box: Box) -> Value:
        """A value that can be, or an OptionError."""
        raise NotImplementedError

    def facts(self, value: Value, box: Box) -> dict[str, Fact]:
        """What a refusal says of a value that could be if something else were so."""
        return {}

    def settle(self, asked: dict[str, Any], agreed: dict[str, Value], players: int, box: Box) -> Value:
        """What is agreed of it, with so many players, after the options before it."""
        usual = self.usual(box)
        value = self.check(asked[self.name], box) if self.name in asked else usual
        if value != usual:
            if self.seats is not None and not self.seats.fewest <= players <= self.seats.most:
                bounds: dict[str, Fact] = {"lowest": self.seats.fewest, "highest": self.seats.most}
                raise self.seats.refusal(self.name, {**bounds, "players": players})
            if self.needs is not None and not agreed[self.needs.option]:
                raise self.needs.refusal(self.name, self.facts(value, box))
        return value

    def standard(self) -> Box:
        """The components that are used where nothing is said of any option; none where it does not ask for them."""
        return None

    def told(self, fewest: int, most: int) -> dict[str, Any]:
        """All of it as plain data, of a game for so many players."""
        seats = self.seats
        found: dict[str, Any] = {
            "name": self.name,
            "kind": self.kind,
            "usual": self.usual(self.standard()),
            "fewest": fewest if seats is None else seats.fewest,
            "most": most if seats is None else seats.most,
        }
        if self.needs is not None:
            found["needs"] = self.needs.option
        return found


class Choice(Option):
    """One of several names, the first of which is usual. Each may bring components with it."""

    def __init__(
        self, name: str, values: list[str], other: Tie, box: Callable[[str], Box], file: str = ""
    ) -> None:
        super().__init__(name, "choice")
        self.values = values
        self.other = other
        self.box = box
        self.file = file
        """Where in the data a file is put that somebody names instead; empty where none may be."""

    def usual(self, box: Box) -> Value:
        return self.values[0]

    def check(self, asked: object, box: Box) -> Value:
        if not isinstance(asked, str) or asked not in self.values:
            raise self.other.refusal(self.name, {"value": quote(asked), "names": self.values})
        return asked

    def told(self, fewest: int, most: int) -> dict[str, Any]:
        return {**super().told(fewest, most), "values": self.values}


class Always(Tie):
    """It is on whatever is asked for where the components want it. Which do hangs on a choice."""

    def __init__(self, choice: Choice, because: Callable[[Box], str], code: str, sentence: str) -> None:
        super().__init__(code, sentence)
        self.choice = choice
        self.because = because
        """What in the box wants it, by name; empty where nothing does."""

    def values(self) -> list[str]:
        """The values of the choice with which it is always on."""
        return [value for value in self.choice.values if self.because(self.choice.box(value))]


class Flag(Option):
    """On or off, and usually off."""

    def __init__(
        self, name: str, needs: Need | None = None, seats: Seats | None = None, always: Always | None = None
    ) -> None:
        super().__init__(name, "flag", needs, seats)
        self.always = always

    def usual(self, box: Box) -> Value:
        return False

    def check(self, asked: object, box: Box) -> Value:
        if not isinstance(asked, bool):
            raise OptionError(
                f"{self.name}: should be true or false, not {asked!r}",
                "not-a-flag",
                {"field": self.name, "value": quote(asked)},
            )
        return asked

    def settle(self, asked: dict[str, Any], agreed: dict[str, Value], players: int, box: Box) -> Value:
        value = super().settle(asked, agreed, players, box)
        because = "" if self.always is None else self.always.because(box)
        if self.always is None or not because:
            return value
        if self.name in asked and not value:
            raise self.always.refusal(self.name, {self.always.choice.name: because})
        return True

    def forced(self, agreed: dict[str, Value]) -> bool:
        """Whether it is on with what else is agreed, without being asked for."""
        return self.always is not None and agreed[self.always.choice.name] in self.always.values()

    def told(self, fewest: int, most: int) -> dict[str, Any]:
        found = super().told(fewest, most)
        if self.always is not None:
            found["always"] = {self.always.choice.name: self.always.values()}
        return found


class Number(Option):
    """A whole number within bounds, usually the highest. Bounds may follow from the components that a choice brings."""

    def __init__(
        self,
        name: str,
        bounds: Callable[[Box], tuple[int, int]],
        choice: Choice | None = None,
        needs: Need | None = None,
        often: int | None = None,
    ) -> None:
        super().__init__(name, "number", needs)
        self.bounds = bounds
        self.choice = choice
        self.often = often
        """What is usual, where that is not the highest."""

    def usual(self, box: Box) -> Value:
        return self.bounds(box)[1] if self.often is None else self.often

    def check(self, asked: object, box: Box) -> Value:
        value = number(asked)
        lowest, highest = self.bounds(box)
        if value is None or not lowest <= value <= highest:
            raise OptionError(
                f"{self.name}: should be a number from {lowest} to {highest}, not {quote(asked)}",
                "not-a-number",
                {"field": self.name, "lowest": lowest, "highest": highest, "value": quote(asked)},
            )
        return value

    def facts(self, value: Value, box: Box) -> dict[str, Fact]:
        return {"value": value, "highest": self.bounds(box)[1]}

    def standard(self) -> Box:
        return None if self.choice is None else self.choice.box(self.choice.values[0])

    def told(self, fewest: int, most: int) -> dict[str, Any]:
        found = super().told(fewest, most)
        found["bounds"] = (
            [self.told_bounds({}, None)]
            if self.choice is None
            else [
                self.told_bounds({self.choice.name: value}, self.choice.box(value))
                for value in self.choice.values
            ]
        )
        return found

    def told_bounds(self, where: dict[str, str], box: Box) -> dict[str, Any]:
        lowest, highest = self.bounds(box)
        return {"where": where, "lowest": lowest, "highest": highest}


def settled(
    options: list[Option], asked: dict[str, Any], players: int, box: Box = None, **known: Value
) -> dict[str, Value]:
    """What is agreed of every option, in the table's order; what is ``known`` has been settled before."""
    agreed: dict[str, Value] = {}
    for option in options:
        found = known.get(option.name)
        agreed[option.name] = option.settle(asked, agreed, players, box) if found is None else found
    return agreed
