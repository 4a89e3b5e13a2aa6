"""Means and how sure they are."""

import math

CONFIDENT = 1.96
"""So many standard errors to either side hold the truth 95 times of 100, looked at once."""

ALPHA = 0.05
NEVER_SURE = 0.5
"""Where a bot won nothing yet (or everything), the interval is about that of the rule of three."""

TUNED_TO = 250
"""The interval for whoever looks again and again is narrowest at about so many values."""


class Mean:
    """The mean of values that come one by one, and how much they differ."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        apart = value - self.mean
        self.mean += apart / self.count
        self.squares += apart * (value - self.mean)

    def spread(self) -> float:
        """The standard deviation of single values, and a little where they were all alike so far."""
        if self.count < 2:
            return math.inf
        return max(math.sqrt(self.squares / (self.count - 1)), NEVER_SURE / math.sqrt(self.count))

    def half(self) -> float:
        """Half of the 95 % interval of the mean, for whoever looks once."""
        return CONFIDENT * self.spread() / math.sqrt(self.count) if self.count > 1 else math.inf

    def half_at_any_time(self) -> float:
        """The same for whoever looks as often as they like, and stops when they like.

        A confidence sequence: a normal mixture over all numbers of values, right in the long run.
        """
        if self.count < 2:
            return math.inf
        log = -2 * math.log(ALPHA)
        rho = (log + math.log(log + 1)) / TUNED_TO
        n = self.count
        width = 2 * (n * rho + 1) / (n * n * rho) * math.log(math.sqrt(n * rho + 1) / ALPHA)
        return self.spread() * math.sqrt(width)
