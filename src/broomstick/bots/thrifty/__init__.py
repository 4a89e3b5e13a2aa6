"""The hand-written bot: counts what a choice is worth, and what it risks. One folder of thoughts for each game."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from broomstick.bots.bot import Bot
from broomstick.bots.thrifty.temper import USUAL, Temper
from broomstick.games import manifest_of, manifests
from broomstick.heart.chance import Chance
from broomstick.heart.errors import OptionError
from broomstick.heart.view import View


@cache
def thoughts(game: str) -> ModuleType | None:
    """The folder of thoughts for a game, whose ``choose`` decides; none where nobody has thought of it yet."""
    name = f"{__name__}.{manifest_of(game).folder}"
    return import_module(name) if find_spec(name) else None


class Thrifty(Bot):
    """Expected points, one decision at a time; no search, no memory but the view's.

    Chance it needs only where everybody begins with the same goods: picks of Witch's Brew, and of Broom
    Service with its fists. A steady one leaves no pick of Broom Service to chance.
    """

    name = "thrifty"

    def __init__(self, temper: Temper = USUAL, name: str = "thrifty") -> None:
        """With another temper it is another style, by a name of its own."""
        self.temper = temper
        self.name = name

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        game = view.game.name
        found = thoughts(game) if game in manifests() else None
        if found is None:
            raise unknown(game)
        chosen: int = found.choose(view, choices, rng, self.temper)
        return chosen


def unknown(game: str) -> OptionError:
    """What thrifty says of a game that it has no thoughts about."""
    known = [name for name in manifests() if thoughts(name)]
    return OptionError(
        f"thrifty does not know the game {game!r}; it plays {', '.join(known)}",
        "bot-other-game",
        {"name": Thrifty.name, "text": game, "names": known},
    )
