"""Chance: named streams of random numbers that come out the same on every machine, compiled or not.

Each stream is seeded with SHA-256 of seed, salt and name, so what is shown of one tells nothing of another.
The generator is sfc32 (Chris Doty-Humphrey), on 32-bit words.
"""

import hashlib

from mypy_extensions import i64


class Chance:
    """One stream of random numbers."""

    def __init__(self, seed: int | str, salt: str = "", name: str = "") -> None:
        text = f"{seed}"
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

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (Lemire's method, without bias)."""
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

    def shuffle(self, items: list[int]) -> None:
        """Put a list in random order, each order equally likely."""
        # ``below`` written out once more: this loop is half of setting up a game.
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

    def pick(self, items: list[int]) -> int:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def copy(self) -> "Chance":
        """A twin that goes on with the same numbers."""
        twin = Chance(0)
        twin.a, twin.b, twin.c, twin.d = self.a, self.b, self.c, self.d
        return twin
