"""The hand-written bot: counts what a choice is worth, and what it risks. One folder of thoughts for each game."""

from broomstick.bots.bot import Bot
from broomstick.bots.thrifty import broom_service, card_game, witchs_brew
from broomstick.games.broom_service.table.view import BroomView
from broomstick.games.card_game.view import CardView
from broomstick.games.witchs_brew.view import BrewView
from broomstick.heart.chance import Chance
from broomstick.heart.errors import OptionError
from broomstick.heart.view import View

GAMES = ["card-game", "witchs-brew", "broom-service"]


class Thrifty(Bot):
    """Expected points, one decision at a time; no search, no memory but the view's.

    Chance it needs only where everybody begins with the same goods: picks of Witch's Brew, and of Broom
    Service with its fists. A steady one leaves no pick of Broom Service to chance.
    """

    name = "thrifty"

    def __init__(self, steady: bool = False) -> None:
        self.steady = steady

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        if isinstance(view, CardView):
            return card_game.choose(view, choices)
        if isinstance(view, BrewView):
            return witchs_brew.choose(view, choices, rng)
        if isinstance(view, BroomView):
            return broom_service.choose(view, choices, rng, self.steady)
        raise OptionError(
            f"thrifty does not know the game {view.game.name!r}; it plays {', '.join(GAMES)}",
            "bot-other-game",
            {"name": self.name, "text": view.game.name, "names": GAMES},
        )
