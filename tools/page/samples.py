"""Write sample tables for the page's gallery, web/src/sample/*.json: messages of the server, from real games.

    python tools/page/samples.py
    python tools/page/samples.py --check

Each file is a welcome and the news after it, for one viewer at one moment of a game between bots. With --check nothing
is written; the exit status says whether the files are up to date.
"""

import asyncio
import functools
import importlib
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

import broomstick
from broomstick.bots import Bot, make
from broomstick.heart.chance import Chance
from broomstick.heart.codec import kind_of
from broomstick.heart.codes import actions
from broomstick.heart.game import Game
from broomstick.heart.journal import PUBLIC
from broomstick.heart.view import View
from broomstick.hosting.live_messages import News, Welcome
from broomstick.hosting.messages import SeatShown
from broomstick.hosting.moments import Archive
from broomstick.hosting.pictures import changes, picture
from broomstick.hosting.table import BOT, PERSON, Table
from broomstick.server import maps
from files import as_json, deliver
from sampled import VIEWER, Moment, Sample, at_the_end

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

NAMES = ["Ada", "Bram", "Lin", "Kit", "Mira", "Otto"]
GAMES = sorted(file.stem for file in Path(__file__).with_name("sampled").glob("[a-z]*.py"))


def samples(game: str) -> dict[str, Any]:
    """All samples of a game, by the names of their files."""
    own = importlib.import_module(f"sampled.{game}")
    load = getattr(own, "load", functools.partial(broomstick.load, game.replace("_", "-")))
    return {f"sample/{name}.json": sample(load, wanted) for name, wanted in own.MOMENTS.items()}


def sample(load: Callable[..., Game], wanted: Sample) -> dict[str, Any]:
    """The welcome is from three decisions before."""
    for number in range(1, 100):
        made = load(players=wanted.players, **wanted.options)
        found = look(Table(made, f"sample {number}", "salt", 0), wanted.viewer, wanted.moment)
        if found:
            return found
    raise LookupError("no game has such a moment")


def look(table: Table, viewer: int, moment: Moment) -> dict[str, Any] | None:
    """Play until the moment has come."""
    bots = [sampler(table.game.name) for _ in range(table.game.players)]
    streams = [Chance(table.seed, name=f"bot {seat}") for seat in range(table.game.players)]
    table.apply(table.propose_start("start", 0.0))
    steps = [step(table, viewer)]
    while not moment(steps[-1]["picture"]):
        if table.state.over:
            return None
        state = table.state
        chosen = {
            seat: state.game.text(bots[seat].choose(state.view(seat), state.choices(seat), streams[seat]))
            for seat in (state.deciders if table.sealed else state.deciders[:1])
        }
        key = f"key {table.number}"
        if table.sealed:
            entry = table.propose_lock(chosen, key, 0.0)
            assert entry is not None
        else:
            ((seat, action),) = chosen.items()
            entry = table.propose_act(seat, table.position, action, key, 0.0)
        table.apply(entry)
        steps.append(step(table, viewer))
    return told(table, viewer, steps[-4:])


class Keen(Bot):
    """Does anything rather than nothing: whatever a bot becomes that plays well, these samples stay as they are."""

    def choose(self, _view: View, choices: list[int], rng: Chance) -> int:
        deeds = [action for action in choices if kind_of(action) != actions.DECLINE]
        return deeds[rng.below(len(deeds))] if deeds else choices[0]


def sampler(game: str) -> Bot:
    return make("thrifty") if game == "card-game" else Keen()


def step(table: Table, viewer: int) -> dict[str, Any]:
    return {
        "at": table.position,
        "picture": picture(table, viewer),
        "journal": table.told(viewer).since(0),
        "sealed": table.sealed,
    }


def told(table: Table, viewer: int, steps: list[dict[str, Any]]) -> dict[str, Any]:
    """A welcome at the first step and news of the others."""
    players = table.game.players
    first = steps[0]
    welcome = Welcome(
        table="t4bl3",
        code="OWLS",
        seat=None if viewer == PUBLIC else viewer,
        seats=[
            SeatShown(PERSON, NAMES[seat], here=True)
            if seat in (0, 2)
            else SeatShown(BOT, NAMES[seat], "thrifty")
            for seat in range(players)
        ],
        seal=table.seal,
        at=first["at"],
        picture=first["picture"],
        journal=first["journal"],
        ready=[],
        answer=None,
        chat=[{"seat": 2, "text": "Hello! Somebody brave today?"}, {"seat": 0, "text": "Never.\n"}],
    )
    news = []
    for number, (before, after) in enumerate(pairwise(steps), 1):
        ready = list(range(1, players)) if after["sealed"] and viewer == VIEWER else []
        news.append(
            News(
                number=number,
                at=after["at"],
                picture=changes(before["picture"], after["picture"]),
                told=len(before["journal"]),
                journal=after["journal"][len(before["journal"]) :],
                ready=ready[:-1],
            )
        )
    return {"welcome": msgspec.to_builtins(welcome), "news": msgspec.to_builtins(news)}


def looked_back(players: int) -> dict[str, Any]:
    """A whole game, moment by moment, as each seat and everybody was shown it."""
    table = Table(broomstick.load("card-game", players=players), "sample 1", "salt", 0)
    look(table, VIEWER, at_the_end)
    eyes = {"public": PUBLIC, **{str(seat): seat for seat in range(players)}}
    archive = Archive()
    return {
        name: msgspec.to_builtins(asyncio.run(archive.play(table, viewer))) for name, viewer in eyes.items()
    }


def board(side: str) -> dict[str, Any]:
    """A map of the samples, as a table shows it."""
    game = broomstick.load("broom-service", players=4, board=side)
    shown, _ = asyncio.run(maps.of_game(game))
    found: dict[str, Any] = msgspec.to_builtins(shown)
    return found


if __name__ == "__main__":
    files = {name: as_json(found) for game in GAMES for name, found in samples(game).items()}
    files |= {f"sample/maps/{side}.json": as_json(board(side)) for side in ("front", "back")}
    files["sample/past/game.json"] = as_json(looked_back(3))
    sys.exit(deliver("write samples for the page's gallery", files))
