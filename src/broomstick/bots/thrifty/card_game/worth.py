"""What potions are worth to their owner at the end of a card game, as far as can be told now."""

from functools import lru_cache

from broomstick.bots.thrifty.temper import USUAL, Temper
from broomstick.games.card_game.components import Components
from broomstick.games.card_game.view import CardView

FATES = (0.4, 0.4, 0.2)
"""How often a witch that is to be played later ends up cancelled, cowardly, brave: rather a dark view, so that a
task counts for much only when it is near."""

FOLLOW_UP = 0.3
"""Potions of a colour that each later chance to play its witch brings; most chances go to other witches."""


class Outlook:
    """Tables that follow from the components."""

    def __init__(self, parts: Components) -> None:
        # Points for as many potions of one colour as a display could ever hold, and some more.
        most = (parts.rounds + 2) * max(parts.brave_potions, parts.cowardly_potions) + parts.rounds + 2
        self.scale = [parts.colour_points(potions) for potions in range(most + 1)]
        # odds[plays][missing]: the chance that so many plays of a witch bring the potions that are missing.
        most = max((max(task.needs) for task in parts.tasks), default=0)
        brought = (0, parts.cowardly_potions, parts.brave_potions)
        self.odds = [[1.0] + [0.0] * most]
        for _ in range(parts.rounds + 1):
            before = self.odds[-1]
            self.odds.append(
                [
                    sum(
                        fate * before[max(0, missing - more)]
                        for fate, more in zip(FATES, brought, strict=True)
                    )
                    for missing in range(most + 1)
                ]
            )

    def colour(self, potions: float) -> float:
        """The points for a colour, read between the numbers of the scale too."""
        whole = int(potions)
        low = self.scale[whole]
        return low + (potions - whole) * (self.scale[whole + 1] - low)

    def reach(self, missing: int, plays: int) -> float:
        """The chance to brew what a task still needs of one colour."""
        return 1.0 if missing <= 0 else self.odds[plays][missing]


@lru_cache(maxsize=16)
def outlook(parts: Components) -> Outlook:
    return Outlook(parts)


class Worth:
    """What the next potions are worth to a seat: points now, points they lead to, and open tasks."""

    def __init__(self, view: CardView, seat: int, plays: list[int], temper: Temper = USUAL) -> None:
        """``plays`` says for each type how often the seat can still play it."""
        parts = view.parts
        self.parts = parts
        self.outlook = outlook(parts)
        self.plays = plays
        self.follow_up = FOLLOW_UP * temper.thrift
        self.potions = view.layout.potions[seat * view.kinds : (seat + 1) * view.kinds]
        self.tasks = [parts.tasks[task] for task in view.layout.tasks]

    def cowardly(self, kind: int) -> float:
        """What a cowardly witch of this type would add."""
        return self.gain(kind, self.parts.cowardly_potions)

    def brave(self, kind: int) -> float:
        """What a brave one would add, if she stands."""
        parts = self.parts
        return self.gain(kind, parts.brave_potions) + parts.brave_extra * parts.brave_points

    def gain(self, kind: int, more: int) -> float:
        """What so many more potions of a colour would add, one play of that type being spent on them."""
        outlook = self.outlook
        have = self.potions[kind]
        plays = max(0, self.plays[kind] - 1)
        coming = have + self.follow_up * plays
        worth = outlook.colour(coming + more) - outlook.colour(coming)
        for task in self.tasks:
            missing = task.needs[kind] - have
            if missing > 0:
                closer = outlook.reach(missing - more, plays) - outlook.reach(missing, plays)
                for other, need in enumerate(task.needs):
                    if need and other != kind:
                        closer *= outlook.reach(need - self.potions[other], self.plays[other])
                worth += task.points * closer
        return worth
