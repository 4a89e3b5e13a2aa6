"""What a bot is."""

from broomstick.heart.chance import Chance
from broomstick.heart.view import View


class Bot:
    """The base of every bot: a name, and a choice that depends on a view and on chance, on nothing else.

    A bot never gets the state of a game. What its seat may know is in the view, perfect memory included, so a bot
    need not remember anything; a world it wants to look into it draws itself, with ``view.game.imagine(view, rng)``.
    """

    name = "bot"

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        """One of ``choices``, the legal actions of ``view.viewer``; there is always at least one."""
        raise NotImplementedError
