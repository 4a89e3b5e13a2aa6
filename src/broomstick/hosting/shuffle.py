"""What people put into the shuffle, so that nobody chooses the deal: hashes first, then what they are hashes of."""

import hashlib
from collections.abc import Iterable

from broomstick.heart.plain import Plain
from broomstick.hosting.entries import COMMIT, DEAL, Entry

NOTHING = "-"
"""Stands for a seat that puts nothing in."""


class Shuffle:
    """By seat, what its device has committed to and what it has opened, as the log tells it."""

    def __init__(self, players: int) -> None:
        # None: nobody has come to this seat yet; "": its device puts nothing in.
        self.commits: list[str | None] = [None] * players
        self.values = [""] * players
        # Whether what was committed to is fixed.
        self.fixed = False
        self.done = False
        # What everybody may know of it, before the game is over and after: it is asked for all the time.
        self.told: dict[bool, list[Plain | None]] = {}

    def take_in(self, entry: Entry) -> None:
        """What the log says of it."""
        self.told = {}
        if entry.kind == COMMIT:
            assert entry.seat is not None
            self.commits[entry.seat] = entry.body["commit"]
            return
        self.fixed = True
        self.done = entry.kind == DEAL
        self.commits = list(entry.body["commits"])
        self.values = list(entry.body.get("values", self.values))

    @staticmethod
    def seed(seed: str, salt: str, values: Iterable[str]) -> str:
        """What the cards are dealt from: SHA-256 of the sealed seed, its salt and the values in the order of seats."""
        return sha256(" ".join([seed, salt, *(value or NOTHING for value in values)]))

    def shown(self, over: bool) -> list[Plain | None]:
        """By seat, what everybody may know of a deal: the hashes, what was left out, and at the end the values.

        Nobody may change it.
        """
        if over not in self.told:
            self.told[over] = self.by_seat(over)
        return self.told[over]

    def by_seat(self, over: bool) -> list[Plain | None]:
        found: list[Plain | None] = []
        for commit, value in zip(self.commits, self.values, strict=True):
            share: Plain = {"commit": commit}
            if not value:
                share["left_out"] = True
            elif over:
                share["value"] = value
            found.append(share if commit else None)
        return found


def commit_of(value: str) -> str:
    """The hash by which a value is told before it is opened."""
    return sha256(value)


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
