"""A whole game between bots."""

from collections.abc import Callable, Sequence
from pathlib import Path
from traceback import extract_tb
from typing import SupportsIndex

from broomstick.bots.bot import Bot
from broomstick.bots.specs import make
from broomstick.heart.chance import Chance
from broomstick.heart.codec import shorten
from broomstick.heart.errors import BroomstickError, OptionError
from broomstick.heart.game import Game
from broomstick.heart.plain import quote
from broomstick.heart.state import State
from broomstick.heart.whole import whole

OnAction = Callable[[State, int, int], None]
"""Called with the state after an action, the seat that chose it, and the action."""


def match(
    game: Game,
    bots: Sequence[Bot | str],
    seed: SupportsIndex | str = 0,
    salt: str = "",
    starter: SupportsIndex | None = None,
    on_action: OnAction | None = None,
) -> State:
    """Play a game to its end, one bot (or its text) a seat, and return the final state.

    The same arguments give the same game. Each seat has a stream of chance of its own, apart from the game's, so
    that a bot that draws more numbers than another changes neither the deal nor what the other bots draw.
    """
    seated = [make(bot) if isinstance(bot, str) else bot for bot in bots]
    if len(seated) != game.players:
        raise OptionError(
            f"bots: {game.name} is set up for {game.players} players, but there are {len(seated)} bots",
            "bot-count",
            {"players": game.players, "count": len(seated)},
        )
    streams = [Chance(seed, salt, f"bot {seat}") for seat in range(game.players)]
    state = game.start(seed, salt=salt, starter=starter)
    while not state.over:
        seat = state.asked
        action = decide(state, seat, seated[seat], streams[seat])
        state.step(action)
        if on_action is not None:
            on_action(state, seat, action)
    return state


def decide(state: State, seat: int, bot: Bot, rng: Chance) -> int:
    """Let a bot choose for a seat that is asked; a choice that is not legal is an error that names the bot."""
    choices = state.choices(seat)
    action = bot.choose(state.view(seat), choices[:], rng)
    # A learner's arrays hold numbers that are no ints; what it chose is one all the same.
    action = whole(action) if hasattr(action, "__index__") else action
    if action not in choices:
        raise BroomstickError(
            f"the bot {bot.name!r} in seat {seat} chose {action!r}, which is not a legal action now",
            "bot-illegal",
            {"name": bot.name, "seat": seat, "value": quote(action)},
        )
    return action


def failed(bot: Bot, seat: int, error: Exception) -> BroomstickError:
    """A bot of somebody else's that could not choose, for a reason its own code gives, and where that stands."""
    last = extract_tb(error.__traceback__)[-1]
    english = f"{type(error).__name__}: {error} ({Path(last.filename).name}, line {last.lineno})"
    return BroomstickError(
        f"the bot {bot.name!r} in seat {seat} failed: {english}",
        "bot-failed",
        {"name": bot.name, "seat": seat, "value": shorten(english, 200)},
    )
