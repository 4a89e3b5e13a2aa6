"""Somebody who knows the rules and has no plan: what the weakest level for people is measured by.

    PYTHONPATH=tools/bot_games broomstick arena card-game --bots dreamy beginner:Beginner --games 400

It picks roles and calls them as they come, is brave every other time, and then does what brings most at once.
"""

from broomstick import Bot, Chance, View
from broomstick.bots.styles.tempers import GREEDY
from broomstick.bots.thrifty import Thrifty
from broomstick.heart.codec import kind_of
from broomstick.heart.codes import actions

AS_THEY_COME = (actions.PICK, actions.LEAD, actions.BRAVE, actions.COWARDLY)


class Beginner(Bot):
    """Picks, leads and dares as it comes; all else for what it brings at once."""

    name = "beginner"

    def __init__(self) -> None:
        self.otherwise = Thrifty(GREEDY)

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        if kind_of(choices[0]) in AS_THEY_COME:
            return rng.pick(choices)
        return self.otherwise.choose(view, choices, rng)
