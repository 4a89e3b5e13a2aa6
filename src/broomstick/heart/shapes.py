"""What the steps of the agenda look like to a learner: rows of numbers, all of one width."""

from typing import Final, final

from broomstick.heart.codec import Arg, Codec, Name, Number, Several
from broomstick.heart.errors import BroomstickError

AGENDA_ROOM: Final = 8
"""Steps told, from the next one on; random play has met seven at once."""
TURNS_ROOM: Final = 64
"""Finished turns told if nothing else is asked for, from the last one back."""
TURN_HEAD: Final = 3
"""Round, role and leader, before what each seat said."""
BYTE: Final = 8


def width_of(arg: Arg) -> int:
    """The numbers that an argument takes."""
    return (len(arg.names) + BYTE - 1) // BYTE if isinstance(arg, Several) else 1


@final
class StepShapes:
    """The rows of a game's steps."""

    def __init__(self, codec: Codec, players: int) -> None:
        self.codec = codec
        self.players = players
        self.numbers: list[int] = sorted(codec.kinds)
        self.words: list[str] = [codec.kinds[number].word for number in self.numbers]
        self.width: int = 1 + max(
            [sum([width_of(arg) for arg in kind.args]) for kind in codec.kinds.values()]
        )

    def row(self, step: int, seat: int) -> bytes:
        """A step as one seat counts: the place of its kind from 1, then its arguments."""
        kind = self.codec.kind(step)
        found = [1 + self.numbers.index(kind.number)]
        for arg, value in zip(kind.args, kind.unpack(step), strict=True):
            if isinstance(arg, Number):
                found.append((value - seat) % self.players + 1 if arg.label == "seat" else value + 1)
            elif isinstance(arg, Name):
                found.append(value + 1)
            elif isinstance(arg, Several):
                mask = turned(value, seat, self.players) if arg.label == "seats" else value
                found += [mask >> BYTE * i & 255 for i in range(width_of(arg))]
            else:
                raise BroomstickError(
                    f"a step that takes {arg.label} cannot be told to learners", "programming"
                )
        return bytes(found) + bytes(self.width - len(found))


def turned(mask: int, seat: int, players: int) -> int:
    """A mask of seats as one of them counts."""
    return (mask >> seat | mask << players - seat) & (1 << players) - 1
