"""From actions to a learner's indices and back, quickly. The order is the codec's (``heart/codec.py``)."""

from typing import Final, final

from mypy_extensions import i64

from broomstick.heart.codec import KIND_BITS, KIND_MASK, Codec

LARGEST_TABLE: Final = 1 << 17
"""A kind with arguments of more values than this is looked up in a dictionary."""
NOTHING: Final[list[int]] = []


@final
class ActionIndex:
    """The indices of a codec's actions: 0 to ``size`` - 1."""

    def __init__(self, codec: Codec) -> None:
        self.codes: list[int] = codec.codes()
        self.size: int = len(self.codes)
        self.tables: list[list[int]] = [NOTHING for _ in range(1 << KIND_BITS)]
        self.rest: dict[int, int] = {}
        for number, kind in codec.kinds.items():
            highest = max([code >> KIND_BITS for code in kind.codes()], default=0)
            if highest < LARGEST_TABLE:
                self.tables[number] = [-1] * (highest + 1)
        for index, code in enumerate(self.codes):
            table = self.tables[code & KIND_MASK]
            if table:
                table[code >> KIND_BITS] = index
            else:
                self.rest[code] = index

    def of(self, code: i64) -> i64:
        """The index of a legal action."""
        table = self.tables[code & KIND_MASK]
        if table:
            return table[code >> KIND_BITS]
        return self.rest[int(code)]
