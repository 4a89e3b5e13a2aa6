"""Games, states and views again, from what ``pickle`` kept of them.

That is a game's identity and plain data, never fields: so what a compiled core has written a plain one reads, and the
other way round. Nothing is checked as a position from a stranger is; whoever reads a pickle trusts where it is from.
"""

import json
from typing import TYPE_CHECKING, Final

from broomstick.heart.journal import Journal
from broomstick.heart.plain import Plain, Reader
from broomstick.heart.record import Loader

if TYPE_CHECKING:
    from broomstick.heart.game import Game
    from broomstick.heart.state import State
    from broomstick.heart.view import View

MOST_GAMES: Final = 32
"""Games that are kept, so that a thousand states of one game do not make it a thousand times."""

GAMES: Final[dict[tuple[Loader, str], "Game"]] = {}


def game_again(loader: Loader, identity: Plain) -> "Game":
    """The game of this identity. Games never change, so all that is read here shares one."""
    which = (loader, json.dumps(identity, sort_keys=True))
    game = GAMES.get(which)
    if game is None:
        game = loader(identity)
        if len(GAMES) == MOST_GAMES:
            del GAMES[next(iter(GAMES))]
        GAMES[which] = game
    return game


def state_again(game: "Game", fields: Plain, journal: Journal | None) -> "State":
    """A state from the fields of its position and its journal, where it keeps one."""
    state = game.blank()
    game.clear(state)
    state.read_fields(Reader(fields))
    state.journal = journal
    return state


def view_again(game: "Game", data: Plain) -> "View":
    """A view from its data."""
    return game.read_view(data)
