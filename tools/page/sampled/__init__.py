"""Which moments of which games the page's gallery shows, a file a game; any game that has one here is found by it."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

VIEWER = 0

Picture = dict[str, Any]
Moment = Callable[[Picture], bool]


class Sample(NamedTuple):
    """The first such moment of the first game in which there is one."""

    players: int
    moment: Moment
    viewer: int = VIEWER
    options: Mapping[str, Any] = {}


def asked(shown: Picture, word: str) -> bool:
    choices = shown["choices"] or {}
    return any(action["text"].split()[0] == word for action in choices.get("actions", []))


def brings(shown: Picture, word: str) -> list[Picture]:
    """What each choice of a kind would bring."""
    actions = (shown["choices"] or {}).get("actions", [])
    return [action["brings"] for action in actions if action["text"].split()[0] == word]


def watching(shown: Picture) -> bool:
    return shown["view"]["round"] == 3 and "out" in shown["view"]["said"]


def overtaken(shown: Picture) -> bool:
    view = shown["view"]
    return view["round"] >= 2 and view["said"][VIEWER] == "out" and not view["over"]


def at_the_end(shown: Picture) -> bool:
    return bool(shown["view"]["over"])
