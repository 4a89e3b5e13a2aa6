"""So many at once, and so many a second in the long run: buckets of tokens that fill up again by themselves."""

import math
import time
from collections.abc import Callable
from dataclasses import field
from typing import Any

MOST_REMEMBERED = 10_000


def limit(usual: int, means: str) -> Any:
    """A number that whoever runs a host may set, and what it is the number of."""
    return field(default=usual, metadata={"means": means})


class Bucket:
    """A bucket for each of those who take from it, by whatever name."""

    def __init__(self, at_once: int, per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self.now = now
        # What was left, and when that was.
        self.left: dict[str, tuple[float, float]] = {}

    def share(self, one: str) -> int:
        """How many times as much somebody may take as others."""
        return 1

    def has(self, one: str = "") -> float:
        most = float(self.at_once * self.share(one))
        if one not in self.left:
            return most
        left, at = self.left[one]
        return min(most, left + (self.now() - at) * self.per_second * self.share(one))

    def take(self, one: str = "") -> bool:
        """Take one out, if there is one."""
        left = self.has(one)
        if left < 1:
            return False
        if len(self.left) >= MOST_REMEMBERED:
            self.forget()
        self.left[one] = (left - 1, self.now())
        return True

    def give_back(self, one: str = "") -> None:
        """What was taken last is not counted."""
        self.left[one] = (self.has(one) + 1, self.now())

    def forget(self) -> None:
        """Whoever has a full bucket need not be remembered; then the older half is not either."""
        self.left = {
            one: kept for one, kept in self.left.items() if self.has(one) < self.at_once * self.share(one)
        }
        for one in list(self.left)[: max(0, len(self.left) - MOST_REMEMBERED // 2)]:
            del self.left[one]

    def wait(self, one: str = "") -> int:
        """Whole seconds until there is one again."""
        return max(1, math.ceil((1 - self.has(one)) / (self.per_second * self.share(one))))
