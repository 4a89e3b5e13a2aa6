"""One codec for everything the engine writes as a small integer and people read as words.

Actions, steps of the agenda and journal entries are all *codes*: a kind in the low bits, its arguments above.
A codec turns a code into a short text and back, and (for actions) into a dense index for learners. The rules make and
read codes by functions with names, which ``tools/codes.py`` writes from the same kinds into the folders ``codes``.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from broomstick.heart.errors import BroomstickError, Fact

KIND_BITS: Final = 6
KIND_MASK: Final = (1 << KIND_BITS) - 1
SEAT_BITS: Final = 3
BAG_BITS: Final = 5
BAG_MASK: Final = (1 << BAG_BITS) - 1
FIRST_OWN: Final = 16
"""The number of the first kind that a game has besides the heart's."""
MOST_TEXTS: Final = 512
"""So many texts are kept to be said again."""


def kind_of(code: int) -> int:
    """The number of a code's kind, as ``actions.LEAD``."""
    return code & KIND_MASK


def bag_count(bag: int, thing: int) -> int:
    """How many of a thing are in a bag."""
    return bag >> BAG_BITS * thing & BAG_MASK


def bag_with(thing: int, count: int = 1) -> int:
    """A bag with some of one thing."""
    return count << BAG_BITS * thing


class CodecError(BroomstickError):
    """A text that no code of this codec has."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Arg:
    """What an argument may be. ``bits`` is the room it takes in a code, ``label`` what sentences call it."""

    def __init__(self, bits: int, label: str = "") -> None:
        self.bits = bits
        self.label = label

    def values(self) -> list[int]:
        """Every value, in the order in which choices are listed."""
        raise NotImplementedError

    def text(self, value: int) -> str:
        raise NotImplementedError

    def parse(self, words: list[str], at: int) -> tuple[int, int]:
        """The value written from ``words[at]`` on and where it ends; the value is -1 where there is none."""
        raise NotImplementedError

    def allowed(self) -> str:
        """What may be written here, for a refusal."""
        raise NotImplementedError

    def expected(self) -> CodecError:
        """The same as the error that lies behind a refusal."""
        return CodecError(self.allowed())


class Name(Arg):
    """One of several names."""

    def __init__(self, names: Sequence[str], bits: int = 0, label: str = "") -> None:
        super().__init__(bits or max(1, (len(names) - 1).bit_length()), label)
        self.names = list(names)

    def values(self) -> list[int]:
        return list(range(len(self.names)))

    def text(self, value: int) -> str:
        return self.names[value]

    def parse(self, words: list[str], at: int) -> tuple[int, int]:
        if at < len(words) and words[at] in self.names:
            return self.names.index(words[at]), at + 1
        return -1, at

    def allowed(self) -> str:
        return "one of " + ", ".join(self.names)

    def expected(self) -> CodecError:
        return CodecError(self.allowed(), "expected-name", {"names": self.names})


class Number(Arg):
    """A whole number within bounds, 0 or more."""

    def __init__(self, lowest: int, highest: int, label: str = "") -> None:
        super().__init__(max(1, highest.bit_length()), label)
        self.lowest = lowest
        self.highest = highest

    def values(self) -> list[int]:
        return list(range(self.lowest, self.highest + 1))

    def text(self, value: int) -> str:
        return str(value)

    def parse(self, words: list[str], at: int) -> tuple[int, int]:
        if at < len(words) and words[at].isascii() and words[at].isdigit() and len(words[at]) < 10:
            value = int(words[at])
            if self.lowest <= value <= self.highest and str(value) == words[at]:
                return value, at + 1
        return -1, at

    def allowed(self) -> str:
        return f"a number from {self.lowest} to {self.highest}"

    def expected(self) -> CodecError:
        return CodecError(self.allowed(), "expected-number", {"lowest": self.lowest, "highest": self.highest})


class Several(Arg):
    """A set of different names, written in the names' order; a bit mask in the code."""

    def __init__(self, names: Sequence[str], fewest: int, most: int, bits: int = 0, label: str = "") -> None:
        super().__init__(bits or len(names), label)
        self.names = list(names)
        self.fewest = fewest
        self.most = most

    def values(self) -> list[int]:
        return [m for m in range(1 << len(self.names)) if self.fewest <= m.bit_count() <= self.most]

    def text(self, value: int) -> str:
        return " ".join(name for i, name in enumerate(self.names) if value >> i & 1) or "nothing"

    def parse(self, words: list[str], at: int) -> tuple[int, int]:
        if at < len(words) and words[at] == "nothing":
            return (0, at + 1) if self.fewest == 0 else (-1, at)
        value = 0
        end = at
        while end < len(words) and words[end] in self.names:
            bit = 1 << self.names.index(words[end])
            if value & bit:
                return -1, at
            value |= bit
            end += 1
        if end == at or not self.fewest <= value.bit_count() <= self.most:
            return -1, at
        return value, end

    def allowed(self) -> str:
        count = str(self.fewest) if self.fewest == self.most else f"{self.fewest} to {self.most}"
        return f"{count} different ones of " + ", ".join(self.names)

    def expected(self) -> CodecError:
        facts: dict[str, Fact] = {"fewest": self.fewest, "most": self.most, "names": self.names}
        return CodecError(self.allowed(), "expected-several", facts)


class Bag(Arg):
    """Some of several names, the same one more than once if need be; five bits for each name's count."""

    def __init__(self, names: Sequence[str], fewest: int, most: int, label: str = "") -> None:
        super().__init__(BAG_BITS * len(names), label)
        self.names = list(names)
        self.fewest = fewest
        self.most = most

    def values(self) -> list[int]:
        found = [(0, 0)]
        for i in range(len(self.names)):
            found = [(v | n << BAG_BITS * i, c + n) for v, c in found for n in range(self.most - c + 1)]
        return sorted(v for v, c in found if c >= self.fewest)

    def text(self, value: int) -> str:
        words: list[str] = []
        for i, name in enumerate(self.names):
            words += [name] * (value >> BAG_BITS * i & BAG_MASK)
        return " ".join(words) or "nothing"

    def parse(self, words: list[str], at: int) -> tuple[int, int]:
        if at < len(words) and words[at] == "nothing":
            return (0, at + 1) if self.fewest == 0 else (-1, at)
        value = 0
        end = at
        while end < len(words) and words[end] in self.names and end - at < self.most:
            value += 1 << BAG_BITS * self.names.index(words[end])
            end += 1
        if end == at or end - at < self.fewest:
            return -1, at
        return value, end

    def allowed(self) -> str:
        return f"{self.fewest} to {self.most} of " + ", ".join(self.names)

    def expected(self) -> CodecError:
        facts: dict[str, Fact] = {"fewest": self.fewest, "most": self.most, "names": self.names}
        return CodecError(self.allowed(), "expected-bag", facts)


class Kind:
    """A kind of code: its word, its arguments, and whether there is any of it in this game."""

    def __init__(self, word: str, args: Sequence[Arg] = (), there: bool = True) -> None:
        self.number = 0
        self.word = word
        self.args = list(args)
        self.there = there

    def pack(self, values: Sequence[int]) -> int:
        code = self.number
        shift = KIND_BITS
        for arg, value in zip(self.args, values, strict=True):
            code |= value << shift
            shift += arg.bits
        return code

    def unpack(self, code: int) -> list[int]:
        values: list[int] = []
        rest = code >> KIND_BITS
        for arg in self.args:
            values.append(rest & (1 << arg.bits) - 1)
            rest >>= arg.bits
        return values

    def codes(self) -> list[int]:
        """Every code of this kind, in listed order."""
        rows: list[list[int]] = [[]]
        for arg in self.args:
            rows = [[*row, value] for row in rows for value in arg.values()]
        return [self.pack(row) for row in rows]


def numbered(kinds: Sequence[Kind], first: int) -> list[Kind]:
    """Number kinds in their order; those that are there."""
    for i, kind in enumerate(kinds):
        kind.number = first + i
    return [kind for kind in kinds if kind.there]


class Codec:
    """Codes to text and back; and to an index and back. Kinds are numbered in their order, the heart's first."""

    def __init__(self, what: str, heart: Sequence[Kind], own: Sequence[Kind] = ()) -> None:
        self.what = what
        kinds = [*numbered(heart, 1), *numbered(own, FIRST_OWN)]
        self.kinds = {kind.number: kind for kind in kinds}
        self.words = {kind.word: kind for kind in kinds}
        if len(self.words) < len(kinds):
            raise BroomstickError(f"two kinds of {what} share a word", "programming")
        if len(heart) >= FIRST_OWN or FIRST_OWN + len(own) > 1 << KIND_BITS:
            raise BroomstickError(f"there are more kinds of {what} than have room", "programming")
        self._codes: list[int] = []
        self._index: dict[int, int] = {}
        # What was said last: the same few are said again and again.
        self._texts: dict[int, str] = {}

    def kind(self, code: int) -> Kind:
        return self.kinds[code & KIND_MASK]

    def text(self, code: int) -> str:
        """The short text of a code."""
        known = self._texts.get(code)
        if known is not None:
            return known
        kind = self.kinds[code & KIND_MASK]
        words = [kind.word]
        for arg, value in zip(kind.args, kind.unpack(code), strict=True):
            words.append(arg.text(value))
        text = " ".join(words)
        if len(self._texts) >= MOST_TEXTS:
            self._texts.clear()
        self._texts[code] = text
        return text

    def parse(self, text: str) -> int:
        """The code of a text; a CodecError says what would be readable."""
        words = text.lower().split()
        if not words or words[0] not in self.words:
            known = list(self.words)
            raise CodecError(
                f"{shorten(text)!r} is no {self.what}; known are: {', '.join(known)}",
                "unknown-word",
                {"text": shorten(text), "what": self.what, "names": known},
            )
        kind = self.words[words[0]]
        at = 1
        values: list[int] = []
        for arg in kind.args:
            value, at = arg.parse(words, at)
            if value < 0:
                raise CodecError(
                    f"{shorten(text)!r}: after {' '.join(words[:at])!r} comes {arg.allowed()}",
                    "wrong-word",
                    {"text": shorten(text), "after": shorten(" ".join(words[:at]))},
                    arg.expected(),
                )
            values.append(value)
        if at < len(words):
            raise CodecError(
                f"{shorten(text)!r}: nothing comes after {' '.join(words[:at])!r}",
                "too-many-words",
                {"text": shorten(text), "after": shorten(" ".join(words[:at]))},
            )
        return kind.pack(values)

    def codes(self) -> list[int]:
        """Every code there is, in a fixed order: the learner's actions."""
        if not self._codes:
            found: list[int] = []
            for number in sorted(self.kinds):
                found += self.kinds[number].codes()
            self._index = {code: i for i, code in enumerate(found)}
            self._codes = found
        return self._codes

    @property
    def size(self) -> int:
        return len(self.codes())

    def index(self, code: int) -> int:
        """The learner's index of a code, 0 to size - 1."""
        self.codes()
        return self._index[code]

    def at(self, index: int) -> int:
        """The code with this index."""
        return self.codes()[index]

    def known(self, code: int) -> bool:
        """Whether this integer is a code at all."""
        self.codes()
        return code in self._index


def shorten(text: str, most: int = 60) -> str:
    """A text fit to be quoted in a message, however long it was."""
    return text if len(text) <= most else text[: most - 1] + "…"
