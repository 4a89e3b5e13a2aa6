"""Plain data (what JSON can carry) to fields, checked: every error names the field and what is allowed."""

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

from broomstick.heart.codec import Codec, shorten
from broomstick.heart.errors import BroomstickError, Fact, PositionError, Reason
from broomstick.heart.whole import whole

Plain = dict[str, Any]


class Reader:
    """Takes the fields out of a mapping one by one; ``done`` refuses what nobody asked for."""

    def __init__(self, data: object, where: str = "") -> None:
        if not isinstance(data, Mapping):
            message = f"{where or 'the data'} should be a mapping of fields, not {kind_of(data)}"
            if where:
                raise PositionError(message, "not-a-table", {"field": where[:-1], "value": quote(data)})
            raise PositionError(message, "no-fields", {"value": quote(data)})
        self.where = where
        self.data = {str(key): value for key, value in data.items()}
        self.taken: set[str] = set()

    def fail(
        self,
        field: str,
        message: str,
        code: str = "",
        facts: dict[str, Fact] | None = None,
        why: BroomstickError | Reason | None = None,
    ) -> PositionError:
        """What is wrong with a field: in English, and as a code with facts."""
        place: dict[str, Fact] = {"field": self.where + field}
        if facts is not None:
            place.update(facts)
        return PositionError(f"{self.where}{field}: {message}", code, place, why)

    def wrong(self, field: str, message: str) -> PositionError:
        """A field that a game's rules speak against."""
        return self.fail(field, message, "not-by-rules")

    def take(self, field: str) -> object:
        if field not in self.data:
            raise self.fail(field, "is missing", "missing")
        self.taken.add(field)
        return self.data[field]

    def has(self, field: str) -> bool:
        """Whether a field is there that need not be."""
        return field in self.data

    def part(self, field: str) -> "Reader":
        return Reader(self.take(field), f"{self.where}{field}.")

    def number(self, field: str, lowest: int, highest: int) -> int:
        return self.check_number(field, self.take(field), lowest, highest)

    def check_number(self, field: str, value: object, lowest: int, highest: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            raise self.fail(
                field,
                f"should be a number from {lowest} to {highest}, not {quote(value)}",
                "not-a-number",
                {"lowest": lowest, "highest": highest, "value": quote(value)},
            )
        return value

    def flag(self, field: str) -> bool:
        value = self.take(field)
        if not isinstance(value, bool):
            shown = quote(value)
            raise self.fail(field, f"should be true or false, not {shown}", "not-a-flag", {"value": shown})
        return value

    def text(self, field: str) -> str:
        value = self.take(field)
        if not isinstance(value, str):
            shown = quote(value)
            raise self.fail(field, f"should be a text, not {shown}", "not-a-text", {"value": shown})
        return value

    def items(self, field: str, count: int = -1) -> list[object]:
        value = self.take(field)
        if not isinstance(value, Sequence) or isinstance(value, str):
            shown = quote(value)
            raise self.fail(field, f"should be a list, not {shown}", "not-a-list", {"value": shown})
        if count >= 0 and len(value) != count:
            raise self.fail(
                field,
                f"should have {count} entries, not {len(value)}",
                "wrong-length",
                {"count": count, "found": len(value)},
            )
        return list(value)

    def numbers(self, field: str, count: int, lowest: int, highest: int) -> list[int]:
        items = self.items(field, count)
        return [self.check_number(f"{field}[{i}]", item, lowest, highest) for i, item in enumerate(items)]

    def name(self, field: str, names: list[str], value: object) -> int:
        """The index of a name among those allowed."""
        if not isinstance(value, str) or value not in names:
            raise self.fail(field, *not_one_of(value, names))
        return names.index(value)

    def optional_name(self, field: str, names: list[str]) -> int:
        """The index of a name, or -1 for null."""
        value = self.take(field)
        return -1 if value is None else self.name(field, names, value)

    def optional_seat(self, field: str, players: int) -> int:
        value = self.take(field)
        return -1 if value is None else self.check_number(field, value, 0, players - 1)

    def names(self, field: str, names: list[str]) -> list[int]:
        return [self.name(f"{field}[{i}]", names, item) for i, item in enumerate(self.items(field))]

    def mask(self, field: str, names: list[str], value: object) -> int:
        """A set of names as a bit mask."""
        if not isinstance(value, Sequence) or isinstance(value, str):
            shown = quote(value)
            raise self.fail(
                field, f"should be a list of names, not {shown}", "not-a-list-of-names", {"value": shown}
            )
        found = 0
        for item in value:
            bit = 1 << self.name(field, names, item)
            if found & bit:
                raise self.fail(field, f"names {quote(item)} twice", "named-twice", {"value": quote(item)})
            found |= bit
        return found

    def masks(self, field: str, names: list[str], count: int) -> list[int]:
        return [self.mask(f"{field}[{i}]", names, item) for i, item in enumerate(self.items(field, count))]

    def seats(self, field: str, players: int) -> int:
        found = 0
        for item in self.items(field):
            bit = 1 << self.check_number(field, item, 0, players - 1)
            if found & bit:
                raise self.fail(field, f"names seat {item} twice", "named-twice", {"value": quote(item)})
            found |= bit
        return found

    def code(self, field: str, codec: Codec, value: object) -> int:
        if not isinstance(value, str):
            raise self.fail(
                field,
                f"should be the text of a {codec.what}, not {quote(value)}",
                "not-a-code",
                {"what": codec.what, "value": quote(value)},
            )
        try:
            return codec.parse(value)
        except BroomstickError as error:
            raise self.fail(field, str(error), "field-because", why=error) from None

    def codes(self, field: str, codec: Codec) -> list[int]:
        return [self.code(f"{field}[{i}]", codec, item) for i, item in enumerate(self.items(field))]

    def done(self) -> None:
        unknown = sorted(set(self.data) - self.taken)
        if unknown:
            known = sorted(self.taken)
            raise self.fail(
                shorten(unknown[0]),
                f"is not a field here; known are {', '.join(known)}",
                "unknown-field",
                {"names": known},
            )


def kind_of(value: object) -> str:
    return type(value).__name__


def quote(value: object) -> str:
    return shorten(repr(value))


def not_one_of(value: object, names: list[str]) -> tuple[str, str, dict[str, Fact]]:
    """What is wrong with a value that should be one of some names: in English, and as a code with facts."""
    facts: dict[str, Fact] = {"value": quote(value), "names": names}
    return f"{quote(value)} is not one of {', '.join(names)}", "unknown-name", facts


def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def name_or_none(names: list[str], index: int) -> str | None:
    return None if index < 0 else names[index]


def members(mask: int) -> list[int]:
    """The numbers that are in a set: the bits of a mask, from the lowest."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def mask_names(names: list[str], mask: SupportsIndex) -> list[str]:
    """The names whose bits are set in a mask: ``mask_names(game.roles, view.hand)`` are the roles held."""
    bits = whole(mask)
    return [name for i, name in enumerate(names) if bits >> i & 1]


def mask_seats(mask: SupportsIndex) -> list[int]:
    """The seats whose bits are set in a mask: ``mask_seats(state.pending)`` are those that owe a decision."""
    bits = whole(mask)
    return [seat for seat in range(8) if bits >> seat & 1]
