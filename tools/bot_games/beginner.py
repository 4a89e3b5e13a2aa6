"""Somebody who knows the rules and has no plan: what the weakest level for people is measured by.

    PYTHONPATH=tools/bot_games broomstick arena card-game --bots dreamy --among beginner:Beginner --games 400

It goes for what brings most at once, and is brave every other time, whoever may still overtake it.
"""

from broomstick import Bot, Chance, View
from broomstick.bots.styles.tempers import GREEDY
from broomstick.bots.thrifty import Thrifty
from broomstick.heart.codec import kind_of
from broomstick.heart.codes import actions


class Beginner(Bot):
    """Dares as it comes; all else for what it brings at once."""

    name = "beginner"

    def __init__(self) -> None:
        self.otherwise = Thrifty(GREEDY)

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        if actions.BRAVE in choices:
            return rng.pick(choices)
        chosen = self.otherwise.choose(view, choices, rng)
        if kind_of(chosen) != actions.LEAD:
            return chosen
        role = actions.lead_role(chosen)
        return rng.pick([choice for choice in choices if actions.lead_role(choice) == role])
