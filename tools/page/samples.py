"""Write sample tables for the page's gallery, web/src/sample/*.json: messages of the server, from real games.

    python tools/page/samples.py
    python tools/page/samples.py --check

Each file is a welcome and the news after it, for one viewer at one moment of a game between bots. With --check nothing
is written; the exit status says whether the files are up to date.
"""

import asyncio
import functools
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
from broomstick.heart.journal import PUBLIC
from broomstick.heart.view import View
from broomstick.hosting.live_messages import News, Welcome
from broomstick.hosting.messages import SeatShown
from broomstick.hosting.moments import Archive
from broomstick.hosting.pictures import changes, picture
from broomstick.hosting.table import BOT, PERSON, Table
from broomstick.server import maps
from files import as_json, deliver

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from drill.game import load_drill as load_plain

NAMES = ["Ada", "Bram", "Lin", "Kit", "Mira", "Otto"]
VIEWER = 0

Picture = dict[str, Any]
Moment = Callable[[Picture], bool]


def asked(shown: Picture, word: str) -> bool:
    choices = shown["choices"] or {}
    return any(action["text"].split()[0] == word for action in choices.get("actions", []))


def picking(shown: Picture) -> bool:
    return shown["view"]["round"] == 3 and "pick" in (shown["choices"] or {})


def taking(shown: Picture) -> bool:
    return asked(shown, "take")


def leading(shown: Picture) -> bool:
    return shown["view"]["round"] == 2 and asked(shown, "lead") and len(shown["view"]["hand"]) > 1


def following(shown: Picture) -> bool:
    view = shown["view"]
    return (
        view["round"] >= 2
        and asked(shown, "brave")
        and view["said"].count("silent") > 1
        and "out" in view["said"]
    )


def last_to_speak(shown: Picture) -> bool:
    view = shown["view"]
    return view["round"] == 3 and asked(shown, "brave") and view["said"].count("silent") == 1


def overtaken(shown: Picture) -> bool:
    view = shown["view"]
    return view["round"] >= 2 and view["said"][VIEWER] == "out" and not view["over"]


def at_the_end(shown: Picture) -> bool:
    return bool(shown["view"]["over"])


def brew(*words: str, role: str = "", set_: int = 3) -> Moment:
    """The viewer is asked for one of these, in a set or later, perhaps about some role."""

    def here(shown: Picture) -> bool:
        view = shown["view"]
        return (
            view["round"] >= set_ and role in ("", view["role"]) and any(asked(shown, word) for word in words)
        )

    return here


def brew_picking(shown: Picture) -> bool:
    return shown["view"]["round"] == 4 and "pick" in (shown["choices"] or {})


def brew_leading(shown: Picture) -> bool:
    return shown["view"]["round"] == 3 and asked(shown, "lead") and len(shown["view"]["hand"]) == 4


def brew_following(shown: Picture) -> bool:
    view = shown["view"]
    able = any(action["brings"].get("possible") for action in (shown["choices"] or {}).get("actions", []))
    return (
        view["role"] in ("wizard", "witch", "druid")
        and asked(shown, "brave")
        and able
        and view["ravens"] > 0
        and view["said"].count("silent") > 1
    )


def choosing_colours(shown: Picture) -> bool:
    return asked(shown, "take") and len(shown["choices"]["actions"]) > 5 and shown["view"]["round"] >= 2


def adding(shown: Picture) -> bool:
    return asked(shown, "add") and len(shown["choices"]["actions"]) > 4


def losing(shown: Picture) -> bool:
    return asked(shown, "lose") and len(shown["choices"]["actions"]) > 3


MOMENTS: dict[str, tuple[int, int, Moment]] = {
    "taking": (4, VIEWER, taking),
    "picking": (4, VIEWER, picking),
    "leading": (4, VIEWER, leading),
    "following": (4, VIEWER, following),
    "last-to-speak": (4, VIEWER, last_to_speak),
    "overtaken": (4, VIEWER, overtaken),
    "three": (3, VIEWER, leading),
    "six": (6, VIEWER, following),
    "watching": (5, PUBLIC, lambda shown: shown["view"]["round"] == 3 and "out" in shown["view"]["said"]),
    "end": (4, VIEWER, at_the_end),
}
"""Players, viewer and moment of each sample."""

BREW_MOMENTS: dict[str, tuple[int, int, Moment]] = {
    "brew-picking": (4, VIEWER, brew_picking),
    "brew-leading": (4, VIEWER, brew_leading),
    "brew-following": (4, VIEWER, brew_following),
    "brew-spell": (4, VIEWER, brew("brave", role="warlock")),
    "brew-shelf": (4, VIEWER, brew("brave", role="begging-monk")),
    "brew-buying": (4, VIEWER, brew("buy")),
    "brew-vial": (4, VIEWER, brew("bottle")),
    "brew-colours": (4, VIEWER, choosing_colours),
    "brew-selling": (4, VIEWER, brew("sell")),
    "brew-paying": (4, VIEWER, brew("pay")),
    "brew-losing": (4, VIEWER, losing),
    "brew-adding": (4, VIEWER, adding),
    "brew-gold": (4, VIEWER, brew("add-gold")),
    "brew-overtaken": (4, VIEWER, overtaken),
    "brew-three": (3, VIEWER, brew_leading),
    "brew-five": (5, VIEWER, brew_following),
    "brew-watching": (
        5,
        PUBLIC,
        lambda shown: shown["view"]["round"] == 3 and "out" in shown["view"]["said"],
    ),
    "brew-end": (4, VIEWER, at_the_end),
}
"""The same for Witch's Brew."""

OPTIONS: dict[str, dict[str, Any]] = {"brew-picking": {"barred_roles": True}}


def broom(*words: str, round_: int = 2, least: int = 1, step: str = "", event: str = "") -> Moment:
    """The viewer is asked for one of these, with so many choices, at a kind of step, under an event."""

    def here(shown: Picture) -> bool:
        view = shown["view"]
        return (
            view["round"] >= round_
            and any(asked(shown, word) for word in words)
            and len(shown["choices"]["actions"]) >= least
            and (not step or view["agenda"][-1].startswith(f"{step} "))
            and event in ("", view["events"][-1])
        )

    return here


def broom_picking(shown: Picture) -> bool:
    return shown["view"]["round"] == 3 and (shown["choices"] or {}).get("count") == 4


def broom_more(shown: Picture) -> bool:
    return "fewest" in (shown["choices"] or {}) and shown["view"]["round"] > 1


def broom_chain(shown: Picture) -> bool:
    """Several things are owed to the viewer, the next one a flight to many a place."""
    steps = [step for step in shown["view"]["agenda"] if step.split()[0] in ("tile", "delivery", "free-move")]
    return len(steps) > 1 and asked(shown, "fly") and len(shown["choices"]["actions"]) > 7


def broom_following(shown: Picture) -> bool:
    view = shown["view"]
    gains = [action["brings"] for action in (shown["choices"] or {}).get("actions", [])]
    return (
        view["round"] >= 3
        and asked(shown, "brave")
        and (view["role"] or "").endswith("-witch")
        and all(gain["possible"] for gain in gains)
        and view["said"].count("silent") > 1
    )


BROOM_MOMENTS: dict[str, tuple[int, int, Moment]] = {
    "broom-picking": (4, VIEWER, broom_picking),
    "broom-more": (4, VIEWER, broom_more),
    "broom-leading": (4, VIEWER, broom("lead", least=7)),
    "broom-following": (4, VIEWER, broom_following),
    "broom-flying": (4, VIEWER, broom("fly", least=5, step="brave", round_=3)),
    "broom-delivering": (4, VIEWER, broom("deliver", least=4)),
    "broom-lifting": (4, VIEWER, broom("lift", least=4)),
    "broom-taking": (4, VIEWER, broom("take", step="cowardly", event="black-distillery")),
    "broom-first": (4, VIEWER, broom("do", round_=1)),
    "broom-chain": (4, VIEWER, broom_chain),
    "broom-fist": (4, VIEWER, broom("fist")),
    "broom-giving": (4, VIEWER, broom("give", least=2)),
    "broom-works": (4, VIEWER, broom("hand-in")),
    "broom-overtaken": (4, VIEWER, overtaken),
    "broom-two": (2, VIEWER, broom("fly", least=4)),
    "broom-five": (5, VIEWER, broom("lift", "deliver", least=3, round_=3)),
    "broom-watching": (
        5,
        PUBLIC,
        lambda shown: shown["view"]["round"] == 3 and "out" in shown["view"]["said"],
    ),
    "broom-end": (4, VIEWER, at_the_end),
}
"""The same for Broom Service, with storm clouds and mountain tiles."""

BROOM_OPTIONS: dict[str, Any] = {"storm_clouds": True, "mountain_tiles": True}


def brings(shown: Picture, word: str) -> list[Picture]:
    """What each choice of a kind would bring."""
    actions = (shown["choices"] or {}).get("actions", [])
    return [action["brings"] for action in actions if action["text"].split()[0] == word]


def back_turbo(shown: Picture) -> bool:
    """A brave witch could fly to a hill from which she jumps on, and elsewhere."""
    flights = brings(shown, "fly")
    return (
        len(flights) > 2
        and shown["view"]["agenda"][-1].startswith("brave ")
        and any(len(flight["circles"] or []) == 2 for flight in flights)
    )


def back_stranded(shown: Picture) -> bool:
    """One of the flights is a jump to the island that nobody leaves."""
    flights = brings(shown, "fly")
    return len(flights) > 1 and any(flight["circles"] == ["d"] for flight in flights)


def back_cowardly(shown: Picture) -> bool:
    """Everything that a cowardly play may be used for."""
    return all(asked(shown, word) for word in ("tile", "draw", "card")) and bool(
        brings(shown, "fly") or brings(shown, "deliver")
    )


def back_following(shown: Picture) -> bool:
    """Brave or cowardly, with tiles and cards in front of the viewer."""
    own = shown["view"]["seats"][VIEWER]
    return asked(shown, "brave") and bool(own["cards"]) and bool(own["forest_tiles"])


def back_picking(shown: Picture) -> bool:
    choices = shown["choices"] or {}
    return (choices.get("fewest"), choices.get("count")) == (4, 5) and shown["view"]["events"][
        -1
    ] != "more-or-less"


BACK_MOMENTS: dict[str, tuple[int, int, Moment]] = {
    "broom-back-picking": (4, VIEWER, back_picking),
    "broom-back-following": (4, VIEWER, back_following),
    "broom-back-turbo": (4, VIEWER, back_turbo),
    "broom-back-jump": (4, VIEWER, broom("jump")),
    "broom-back-stranded": (3, VIEWER, back_stranded),
    "broom-back-cowardly": (5, VIEWER, back_cowardly),
    "broom-back-anywhere": (4, VIEWER, broom("fly", step="anywhere")),
    "broom-back-wind": (4, VIEWER, broom("fly", step="effect", least=5)),
    "broom-back-swap": (4, VIEWER, broom("swap", least=6)),
    "broom-back-under": (4, VIEWER, broom("under")),
    "broom-back-gift": (5, VIEWER, broom("take", step="gift", round_=1)),
    "broom-back-more": (3, VIEWER, broom("add", round_=1)),
    "broom-back-watching": (5, PUBLIC, lambda shown: shown["view"]["round"] == 5),
    "broom-back-end": (4, VIEWER, at_the_end),
}
"""The same on the back, with everything that can be had."""

BACK_OPTIONS: dict[str, Any] = {
    "board": "back",
    "storm_clouds": True,
    "extra_tiles": True,
    "expansion_cards": True,
}


def plain_picking(shown: Picture) -> bool:
    return shown["view"]["round"] == 2 and "pick" in (shown["choices"] or {})


def plain_leading(shown: Picture) -> bool:
    return shown["view"]["round"] == 2 and asked(shown, "lead") and len(shown["choices"]["actions"]) > 2


def plain_choosing(shown: Picture) -> bool:
    """Something else than brave or cowardly, with more than two answers."""
    actions = (shown["choices"] or {}).get("actions", [])
    return len(actions) > 2 and not asked(shown, "lead")


def plain_following(shown: Picture) -> bool:
    return asked(shown, "brave") and "out" in shown["view"]["said"]


PLAIN_MOMENTS: dict[str, tuple[int, int, Moment]] = {
    "plain-picking": (4, VIEWER, plain_picking),
    "plain-leading": (4, VIEWER, plain_leading),
    "plain-following": (4, VIEWER, plain_following),
    "plain-choosing": (3, VIEWER, plain_choosing),
    "plain-watching": (
        5,
        PUBLIC,
        lambda shown: shown["view"]["round"] == 2 and "out" in shown["view"]["said"],
    ),
    "plain-end": (4, VIEWER, at_the_end),
}
"""The same for a game that has no table of its own in the page."""


def sample(
    players: int, viewer: int, moment: Moment, game: str | None = "card-game", **options: Any
) -> dict[str, Any]:
    """The first such moment of the first game that has one; the welcome is from three decisions before."""
    load = load_plain if game is None else functools.partial(broomstick.load, game)
    for number in range(1, 100):
        found = look(Table(load(players=players, **options), f"sample {number}", "salt", 0), viewer, moment)
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
        commitment=table.commitment,
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
    files = {f"sample/{name}.json": as_json(sample(*wanted)) for name, wanted in MOMENTS.items()}
    files |= {
        f"sample/{name}.json": as_json(sample(*wanted, "witchs-brew", **OPTIONS.get(name, {})))
        for name, wanted in BREW_MOMENTS.items()
    }
    files |= {
        f"sample/{name}.json": as_json(sample(*wanted, "broom-service", **BROOM_OPTIONS))
        for name, wanted in BROOM_MOMENTS.items()
    }
    files |= {
        f"sample/{name}.json": as_json(sample(*wanted, "broom-service", **BACK_OPTIONS))
        for name, wanted in BACK_MOMENTS.items()
    }
    files |= {f"sample/{name}.json": as_json(sample(*wanted, None)) for name, wanted in PLAIN_MOMENTS.items()}
    files |= {f"sample/maps/{side}.json": as_json(board(side)) for side in ("front", "back")}
    files["sample/past/game.json"] = as_json(looked_back(3))
    sys.exit(deliver("write samples for the page's gallery", files))
