"""The five levels offered to people, from friendly to the strongest, by game: they differ in how they think, never in
what they see. This is the one place where they stand; every list of them is made from it."""

from collections.abc import Callable
from importlib.util import find_spec
from typing import NamedTuple

from broomstick.bots.bot import Bot
from broomstick.bots.learned import NEWEST, Learned
from broomstick.bots.learned.files import there
from broomstick.bots.searcher import Searcher
from broomstick.bots.searcher.manner import Manner
from broomstick.bots.styles.habits import Noisy
from broomstick.bots.styles.tempers import GREEDY
from broomstick.bots.thrifty import Thrifty
from broomstick.heart.chance import Chance
from broomstick.heart.errors import OptionError
from broomstick.heart.view import View


class Level(NamedTuple):
    """How one plays: what it does, in a line, and by game, how it is made."""

    says: str
    games: dict[str, Callable[[], Bot]]
    #: What it cannot think without: ``NETS``, or a package.
    needs: tuple[str, ...] = ()


def everywhere(make: Callable[[], Bot]) -> dict[str, Callable[[], Bot]]:
    return dict.fromkeys(GAMES, make)


def dreaming(errs: float) -> Callable[[], Bot]:
    """Whose mind wanders so often."""
    return lambda: Noisy(errs, Thrifty(GREEDY))


def looking(simulations: int) -> Callable[[], Bot]:
    """Who looks into so many rounds to come."""
    return lambda: Searcher(Manner(simulations=simulations))


NETS = "nets"
"""What was learned: not every host brings the files."""
GAMES = ("card-game", "witchs-brew", "broom-service")

LEVELS: dict[str, Level] = {
    "dreamy": Level(
        "its mind wanders: now and then it does whatever comes along",
        {"card-game": dreaming(0.8), "witchs-brew": dreaming(0.2), "broom-service": dreaming(0.2)},
    ),
    "grasping": Level(
        "snatches what it can have at once, and thinks of nothing later", everywhere(lambda: Thrifty(GREEDY))
    ),
    "thrifty": Level(
        "weighs what each choice is worth and how likely it is to be overtaken", everywhere(Thrifty)
    ),
    "seasoned": Level("has played millions of games, and plays by feel", everywhere(Learned), (NETS,)),
    "farsighted": Level(
        "plays on in its head, in many worlds that could be true, before it decides",
        {"card-game": looking(1600), "witchs-brew": looking(800), "broom-service": looking(400)},
        (NETS, "numpy"),
    ),
}
"""By name, each stronger than the one before."""


class AtLevel(Bot):
    """Plays every game as its level does."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.level = LEVELS[name]
        self.players: dict[str, Bot] = {}

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        game = view.game.name
        player = self.players.get(game)
        if player is None:
            make = self.level.games.get(game)
            if make is None:
                raise OptionError(
                    f"{self.name} does not know the game {game!r}; it plays {', '.join(self.level.games)}",
                    "bot-other-game",
                    {"name": self.name, "text": game, "names": list(self.level.games)},
                )
            player = self.players[game] = make()
        return player.choose(view, choices, rng)


def level(name: str) -> Bot:
    """A bot at a level; an OptionError says what is not there that it needs."""
    if needed := lacking(name):
        what = "nets, which were" if needed == NETS else f"{needed}, which is"
        raise OptionError(
            f"{name} needs {what} not installed here", "bot-needs", {"name": name, "needs": needed}
        )
    return AtLevel(name)


def lacking(name: str) -> str:
    """What a bot needs that is not there; nothing where it can play."""
    for needed in LEVELS[name].needs if name in LEVELS else ():
        if not (any(there(game, NEWEST) for game in GAMES) if needed == NETS else find_spec(needed)):
            return needed
    return ""


def at_level(game: str) -> list[str]:
    """The levels at which a game is played, the friendliest first."""
    return [name for name, each in LEVELS.items() if game in each.games]
