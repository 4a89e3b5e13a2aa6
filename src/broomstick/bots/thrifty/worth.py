"""What potions are worth to their owner at the end of a card game, as far as can be told now."""

from functools import lru_cache

from broomstick.games.card_game.components import Components
from broomstick.games.card_game.view import CardView

FATES = (0.3, 0.3, 0.4)
"""How a witch that will be played later fares on average: cancelled, cowardly, brave."""

FOLLOW_UP = 0.65
"""Potions that each later chance to play a type brings on average; most of them will go to other types."""


class Outlook:
    """Tables that follow from the components: points for colours, and the odds of brewing enough."""

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        most = max((max(task.needs) for task in parts.tasks), default=0)
        # odds[plays][missing]: the chance that so many plays of a type bring at least what is missing.
        self.odds = [[1.0] + [0.0] * most]
        for _ in range(parts.rounds + 1):
            before = self.odds[-1]
            self.odds.append([self.after_one_play(before, missing) for missing in range(most + 1)])

    def after_one_play(self, before: list[float], missing: int) -> float:
        brought = (0, self.parts.cowardly_potions, self.parts.brave_potions)
        return sum(fate * before[max(0, missing - n)] for fate, n in zip(FATES, brought, strict=True))

    def colour(self, potions: float) -> float:
        """The scale of points for one colour, read between its numbers too."""
        whole = int(potions)
        low = self.parts.colour_points(whole)
        return low + (potions - whole) * (self.parts.colour_points(whole + 1) - low)

    def reach(self, missing: int, plays: int) -> float:
        """The chance to get the potions that a task still needs of one colour."""
        return 1.0 if missing <= 0 else self.odds[plays][missing]


@lru_cache(maxsize=16)
def outlook(parts: Components) -> Outlook:
    return Outlook(parts)


class Worth:
    """What a seat's next potions are worth to it: points now, points they lead to, and open tasks."""

    def __init__(self, view: CardView, seat: int, plays: list[int]) -> None:
        """``plays`` says for each type how often this seat can still play it."""
        parts = view.parts
        kinds = view.kinds
        self.parts = parts
        self.outlook = outlook(parts)
        self.plays = plays
        self.potions = view.layout.potions[seat * kinds : (seat + 1) * kinds]
        self.tasks = [parts.tasks[task] for task in view.layout.tasks]

    def cowardly(self, kind: int) -> float:
        """What a cowardly witch of this type would add."""
        return self.gain(kind, self.parts.cowardly_potions)

    def brave(self, kind: int) -> float:
        """What a brave one would add, if she stands."""
        parts = self.parts
        return self.gain(kind, parts.brave_potions) + parts.brave_extra * parts.brave_points

    def gain(self, kind: int, more: int) -> float:
        """What so many more potions of one colour would add, one play of that type being spent on them."""
        odds = self.outlook
        have = self.potions[kind]
        plays = max(0, self.plays[kind] - 1)
        coming = have + FOLLOW_UP * plays
        worth = odds.colour(coming + more) - odds.colour(coming)
        for task in self.tasks:
            need = task.needs[kind] - have
            if need > 0:
                closer = odds.reach(need - more, plays) - odds.reach(need, plays)
                for other, wanted in enumerate(task.needs):
                    if wanted and other != kind:
                        closer *= odds.reach(wanted - self.potions[other], self.plays[other])
                worth += task.points * closer
        return worth
