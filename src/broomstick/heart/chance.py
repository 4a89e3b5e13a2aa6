"""Chance: named streams of random numbers that come out the same on every machine, compiled or not.

Each stream is seeded with SHA-256 of seed, salt and name, so what is shown of one tells nothing of another.
The generator is sfc32 (Chris Doty-Humphrey), on 32-bit words.
"""

import hashlib
from collections.abc import Sequence
from typing import Any, Final, SupportsIndex, TypeVar

from mypy_extensions import i64

from broomstick.heart.errors import BroomstickError
from broomstick.heart.whole import whole

Item = TypeVar("Item")

MOST: Final = 1 << 63
"""The most numbers that ``below`` chooses among."""


def seed_text(seed: SupportsIndex | str) -> str:
    """A seed as it stands in records, and as streams are seeded with it."""
    return f"{seed}" if isinstance(seed, (int, str)) else f"{whole(seed)}"


class Chance:
    """One stream of random numbers."""

    def __init__(self, seed: SupportsIndex | str, salt: str = "", name: str = "") -> None:
        text = seed_text(seed)
        digest = hashlib.sha256(
            f"{len(text)}:{text}{len(salt)}:{salt}{name}".encode("utf-8", "surrogatepass")
        ).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "big")
        self.b: i64 = int.from_bytes(digest[4:8], "big")
        self.c: i64 = int.from_bytes(digest[8:12], "big")
        self.d: i64 = int.from_bytes(digest[12:16], "big")

    def __repr__(self) -> str:
        return f"Chance(words={self.words()})"

    def words(self) -> list[int]:
        """The generator's state: four 32-bit words."""
        return [int(self.a), int(self.b), int(self.c), int(self.d)]

    def set_words(self, words: list[int]) -> None:
        """Continue from a state that ``words`` gave."""
        self.a, self.b, self.c, self.d = words[0], words[1], words[2], words[3]

    def below(self, n: SupportsIndex) -> int:
        """A number from 0 to n - 1, each equally likely; n is 1 to 2**63."""
        count = n if isinstance(n, int) else whole(n)
        if 0 < count <= 0x80000000:
            return int(self.draw(count))
        if not 0 < count <= MOST:
            raise BroomstickError(
                f"below: should be a number from 1 to {MOST}, not {count}",
                "not-a-number",
                {"field": "below", "lowest": 1, "highest": MOST, "value": str(count)},
            )
        return self.draw_wide(count)

    def draw(self, n: i64) -> i64:
        """``below`` for the core, which knows that n is 1 to 2**31 (Lemire's method, without bias)."""
        mask: i64 = 0xFFFFFFFF
        while True:
            a = self.a
            b = self.b
            c = self.c
            d = self.d
            t = (a + b + d) & mask
            self.a = b ^ (b >> 9)
            self.b = (c + (c << 3)) & mask
            self.c = ((((c << 21) & mask) | (c >> 11)) + t) & mask
            self.d = (d + 1) & mask
            m = t * n
            low = m & mask
            if low >= n or low >= (mask + 1 - n) % n:
                return m >> 32

    def draw_wide(self, n: int) -> int:
        """The same for any n up to 2**63: beyond 2**32 a draw takes two words, the upper one first."""
        bits = 32 if n <= 1 << 32 else 64
        while True:
            word = self.word()
            if bits == 64:
                word = word << 32 | self.word()
            m = word * n
            low = m & (1 << bits) - 1
            if low >= n or low >= ((1 << bits) - n) % n:
                return m >> bits

    def word(self) -> int:
        """The generator's next word, all 32 bits of it."""
        word = int((self.a + self.b + self.d) & 0xFFFFFFFF)
        self.draw(1)
        return word

    def shuffle(self, items: list[Item]) -> None:
        """Put a list in random order, each order equally likely."""
        # ``draw`` written out once more: this loop is half of setting up a game.
        mask: i64 = 0xFFFFFFFF
        a = self.a
        b = self.b
        c = self.c
        d = self.d
        n: i64 = len(items)
        while n > 1:
            t = (a + b + d) & mask
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & mask
            c = ((((c << 21) & mask) | (c >> 11)) + t) & mask
            d = (d + 1) & mask
            m = t * n
            low = m & mask
            if low >= n or low >= (mask + 1 - n) % n:
                j = m >> 32
                n -= 1
                held = items[n]
                items[n] = items[j]
                items[j] = held
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def pick(self, items: Sequence[Item]) -> Item:
        """One of the items, each equally likely."""
        if len(items) == 0:
            raise BroomstickError("pick: there is nothing to pick from", "nothing-to-pick")
        return items[self.draw(len(items))]

    def copy(self) -> "Chance":
        """A twin that goes on with the same numbers."""
        twin = Chance(0)
        twin.a, twin.b, twin.c, twin.d = self.a, self.b, self.c, self.d
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return chance_again, (self.words(),)


def chance_again(words: list[int]) -> Chance:
    """A stream from what ``pickle`` kept of it."""
    chance = Chance(0)
    chance.set_words(words)
    return chance
