"""The hand-written bot: counts what a choice is worth, and what it risks. One set of thoughts for each game."""

from broomstick.bots.bot import Bot
from broomstick.bots.thrifty import card_game
from broomstick.contest.chance import Chance
from broomstick.contest.errors import OptionError
from broomstick.contest.view import View
from broomstick.games.card_game.view import CardView

GAMES = ["card-game"]


class Thrifty(Bot):
    """Expected points, one decision at a time; no search, no chance, no memory but the view's."""

    name = "thrifty"

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        if view.game.name == "card-game" and isinstance(view, CardView):
            return card_game.choose(view, choices)
        raise OptionError(
            f"thrifty does not know the game {view.game.name!r}; it plays {', '.join(GAMES)}",
            "bot-other-game",
            {"name": self.name, "text": view.game.name, "names": GAMES},
        )
