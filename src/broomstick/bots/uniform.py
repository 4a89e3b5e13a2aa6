"""The bot that knows nothing: every choice is as good as any other."""

from broomstick.bots.bot import Bot
from broomstick.heart.chance import Chance
from broomstick.heart.view import View


class Random(Bot):
    """Takes each legal choice equally often. Plays every game."""

    name = "random"

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        return rng.pick(choices)
