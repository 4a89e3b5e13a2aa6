"""What actions are made of, where a list of them is long: each by its features, or as a sequence of small choices.

Both come from the kinds of actions that a game declares (``heart/codec.py``).
"""

from collections.abc import Iterable

from broomstick.heart.codec import Arg, Bag, Name, Several, bag_count
from broomstick.heart.game import Game

ENOUGH = "enough"
"""Ends a set or a bag."""


class Features:
    """For each action the same numbers: of which kind it is, and what its arguments are; 0 where it has none such."""

    def __init__(self, game: Game) -> None:
        codec = game.actions
        self.game = game
        #: A name for each number.
        self.names: list[str] = []
        place: dict[str, int] = {}
        rows: list[dict[str, int]] = []
        for code in codec.codes():
            kind = codec.kind(code)
            row = {f"kind: {kind.word}": 1}
            for arg, value in zip(kind.args, kind.unpack(code), strict=True):
                row |= told(arg, value)
            rows.append(row)
        for kind in codec.kinds.values():
            for name in [f"kind: {kind.word}", *(name for arg in kind.args for name in columns(arg))]:
                if name not in place:
                    place[name] = len(self.names)
                    self.names.append(name)
        self.rows = [bytes(row.get(name, 0) for name in self.names) for row in rows]

    @property
    def size(self) -> int:
        """How many numbers each action has."""
        return len(self.names)

    def of(self, index: int) -> bytes:
        """The numbers of an action, given by its index."""
        return self.rows[index]

    def table(self) -> bytes:
        """Those of all actions, one behind another: a constant of the game."""
        return b"".join(self.rows)


def columns(arg: Arg) -> list[str]:
    if isinstance(arg, (Name, Several, Bag)):
        return [f"{arg.label}: {name}" for name in arg.names]
    return [arg.label]


def told(arg: Arg, value: int) -> dict[str, int]:
    """An argument by the names of its numbers."""
    names = columns(arg)
    if isinstance(arg, Name):
        return {names[value]: 1}
    if isinstance(arg, Several):
        return {name: value >> i & 1 for i, name in enumerate(names)}
    if isinstance(arg, Bag):
        return {name: bag_count(value, i) for i, name in enumerate(names)}
    return {names[0]: value}


class Spelling:
    """Each action as a sequence of small choices, each one of a few ``words``: first its kind, then its arguments.

    A set is chosen thing by thing in the order of its list, a bag likewise with repeats, until there is enough.
    """

    def __init__(self, game: Game) -> None:
        codec = game.actions
        self.game = game
        #: All small choices.
        self.words: list[str] = []
        place: dict[str, int] = {}
        self.spelled: list[list[int]] = []
        for code in codec.codes():
            kind = codec.kind(code)
            words = [kind.word]
            for arg, value in zip(kind.args, kind.unpack(code), strict=True):
                words += small(arg, value)
            for word in words:
                if word not in place:
                    place[word] = len(self.words)
                    self.words.append(word)
            self.spelled.append([place[word] for word in words])
        #: The most small choices that an action takes.
        self.longest: int = max(len(spelled) for spelled in self.spelled)

    def spell(self, index: int) -> list[int]:
        """The small choices that an action is made of, given by its index."""
        return self.spelled[index]

    def left(self, chosen: list[int], legal: Iterable[int]) -> list[int]:
        """Which of some actions begin with these small choices."""
        count = len(chosen)
        return [index for index in legal if self.spelled[index][:count] == chosen]

    def next(self, chosen: list[int], legal: Iterable[int]) -> list[int]:
        """What can be chosen next, so that one of these actions comes of it; nothing where one is spelled out."""
        count = len(chosen)
        return sorted(
            {self.spelled[i][count] for i in self.left(chosen, legal) if len(self.spelled[i]) > count}
        )


def small(arg: Arg, value: int) -> list[str]:
    """An argument as small choices."""
    if isinstance(arg, Several):
        return [*(f"{arg.label} {name}" for i, name in enumerate(arg.names) if value >> i & 1), ENOUGH]
    if isinstance(arg, Bag):
        names = [name for i, name in enumerate(arg.names) for _ in range(bag_count(value, i))]
        return [*(f"{arg.label} {name}" for name in names), ENOUGH]
    return [f"{arg.label} {arg.text(value)}"]
