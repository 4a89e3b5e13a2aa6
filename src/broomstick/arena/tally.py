"""What came of the games: shares of wins, points, and who came in before whom.

All games of a deal are counted together, as one value: that the seats were rotated over it takes most of its luck out.
"""

from collections.abc import Sequence
from typing import Any

from broomstick.arena.line_ups import LineUp, alone, unique
from broomstick.arena.numbers import Mean


class Standing:
    """One bot in one line-up, deal by deal."""

    def __init__(self) -> None:
        #: Of each win it has the share that one of its seats gets; with all alike that is one divided by the players.
        self.wins = Mean()
        self.points = Mean()
        #: The share of wins after each deal, for a curve, and half of its interval.
        self.curve: list[tuple[float, float]] = []


class Meeting:
    """The games of one line-up."""

    def __init__(self, line_up: LineUp) -> None:
        self.line_up = line_up
        self.bots = unique(line_up)
        self.alone = alone(line_up)
        self.standings = {bot: Standing() for bot in self.bots}
        self.ahead: dict[tuple[str, str], Mean] = {
            (one, other): Mean() for one in self.bots for other in self.bots if one != other
        }
        self.deals = 0
        #: Whether a stopping rule has ended it.
        self.settled = False
        self.open: list[tuple[Sequence[str], Sequence[int], Sequence[int]]] = []

    @property
    def title(self) -> str:
        if self.alone is not None:
            return f"{self.alone} | {self.line_up[1]}"
        return " ".join(self.line_up)

    def add(self, bots: Sequence[str], places: Sequence[int], points: Sequence[int]) -> None:
        """One game; the last of its deal closes the deal."""
        self.open.append((bots, places, points))
        if len(self.open) == len(self.line_up):
            self.close()

    def close(self) -> None:
        self.deals += 1
        for bot in self.bots:
            wins: list[float] = []
            scored: list[int] = []
            for bots, places, points in self.open:
                first = places.count(1)
                for seat, sits in enumerate(bots):
                    if sits == bot:
                        wins.append(1 / first if places[seat] == 1 else 0.0)
                        scored.append(points[seat])
            standing = self.standings[bot]
            standing.wins.add(sum(wins) / len(wins))
            standing.points.add(sum(scored) / len(scored))
            standing.curve.append((standing.wins.mean, standing.wins.half()))
        for (one, other), mean in self.ahead.items():
            mean.add(self.before(one, other))
        self.open.clear()

    def before(self, one: str, other: str) -> float:
        """How often one bot came in before another in this deal; a place that is shared counts half."""
        found: list[float] = []
        for bots, places, _ in self.open:
            for seat, sits in enumerate(bots):
                for beside, rival in enumerate(bots):
                    if sits == one and rival == other:
                        apart = places[beside] - places[seat]
                        found.append(1.0 if apart > 0 else 0.0 if apart < 0 else 0.5)
        return sum(found) / len(found)

    def watched(self) -> list[Standing]:
        """Those a stopping rule looks at: of a duel who sits alone, else everybody."""
        return [self.standings[bot] for bot in ([self.alone] if self.alone is not None else self.bots)]


class Tally:
    """All line-ups of an arena."""

    def __init__(self, line_ups: Sequence[LineUp]) -> None:
        self.meetings = [Meeting(line_up) for line_up in line_ups]
        self.bots = unique([bot for line_up in line_ups for bot in line_up])
        #: Every game by who sat where and who came in where, for ratings, with the deal it belongs to.
        self.games: list[tuple[int, Sequence[str], Sequence[int]]] = []

    def add(self, which: int, deal: int, row: dict[str, Any]) -> None:
        """A game of a line-up, as its line tells it."""
        self.meetings[which].add(row["bots"], row["places"], row["scores"])
        self.games.append((deal, row["bots"], row["places"]))

    def met(self, one: str, other: str) -> Meeting | None:
        """The duels of one bot alone among others of one kind, if there were any."""
        for meeting in self.meetings:
            if meeting.alone == one and meeting.line_up[1] == other and meeting.deals:
                return meeting
        return None

    def before(self, one: str, other: str) -> tuple[float, float] | None:
        """How often one came in before the other, wherever they met, and half of the interval."""
        weights = total = squares = 0.0
        for meeting in self.meetings:
            mean = meeting.ahead.get((one, other))
            if mean is not None and mean.count > 1:
                weights += mean.count
                total += mean.count * mean.mean
                squares += (mean.count * mean.half()) ** 2
        return (total / weights, squares**0.5 / weights) if weights else None

    def overall(self, bot: str) -> tuple[float, float] | None:
        """The share of wins of a bot over all it was measured among, each counted alike, and half of the interval.

        Where it was measured in duels, its own kind counts too where others were measured among it: as what it is, an
        even share. So bots that were measured among the same ones can be compared.
        """
        found: list[tuple[float, float]] = []
        if self.measured:
            for rival in self.rivals:
                meeting = self.met(bot, rival)
                if meeting is not None:
                    wins = meeting.standings[bot].wins
                    found.append((wins.mean, wins.half()))
                elif rival == bot and bot in self.measured:
                    found.append((1 / len(self.meetings[0].line_up), 0.0))
        else:
            its = [meeting.standings[bot].wins for meeting in self.meetings if bot in meeting.standings]
            found = [(wins.mean, wins.half()) for wins in its if wins.count > 1]
        if not any(half for _, half in found):
            return None
        return sum(mean for mean, _ in found) / len(found), sum(half**2 for _, half in found) ** 0.5 / len(
            found
        )

    @property
    def measured(self) -> list[str]:
        """The bots that sat alone in duels."""
        return unique([meeting.alone for meeting in self.meetings if meeting.alone is not None])

    @property
    def rivals(self) -> list[str]:
        """Those that they sat among."""
        return unique([meeting.line_up[1] for meeting in self.meetings if meeting.alone is not None])
