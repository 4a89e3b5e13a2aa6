"""Codes are made and read by functions that ``tools/codes.py`` writes: these fit what games say of their kinds."""

from importlib import import_module
from pathlib import Path
from runpy import run_path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import broomstick
from broomstick.games import manifest_of
from broomstick.heart.codec import Arg, Codec, Kind
from games.vocabulary import CASES

tool: Any = SimpleNamespace(**run_path(str(Path(__file__).parents[2] / "tools" / "codes.py")))
GAMES = [(name, options) for name in broomstick.GAMES for options in CASES[name]]


def test_what_is_written_is_what_the_tool_would_write() -> None:
    old = [path for path, text in tool.texts().items() if path.read_text("utf-8") != text]
    assert old == [], "python tools/codes.py writes them anew"


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_every_kind_is_packed_and_read_by_its_name(name: str, options: dict[str, Any]) -> None:
    """Whatever the options: bits have the same meaning in every game, and none is lost or shared."""
    game = broomstick.load(name, **options)
    for folder in (f"broomstick.games.{manifest_of(name).folder}.codes", "broomstick.heart.codes"):
        for codec, plural in ((game.actions, "actions"), (game.steps, "steps"), (game.entries, "entries")):
            check(codec, import_module(f"{folder}.{plural}"), everything="heart" not in folder)


def check(codec: Codec, module: ModuleType, everything: bool) -> None:
    for kind in codec.kinds.values():
        name = tool.identifier(kind.word)
        if not everything and not hasattr(module, name.upper()):
            continue
        assert getattr(module, name.upper()) == kind.number
        for values in corners(kind):
            if not values:
                continue
            code = getattr(module, tool.safe(name))(*values)
            assert code == kind.pack(values)
            for arg, value in zip(kind.args, values, strict=True):
                label = tool.identifier(arg.label)
                if f"{name}_{label}" not in map(tool.identifier, codec.words):
                    assert getattr(module, f"{name}_{label}")(code) == value, (kind.word, label)
                if hasattr(module, f"{label}_of"):
                    assert getattr(module, f"{label}_of")(code) == value, (kind.word, label)


def corners(kind: Kind) -> list[list[int]]:
    """All arguments at their highest, and each of them alone."""
    most = [highest(arg) for arg in kind.args]
    return [most, *([value if i == at else 0 for i, value in enumerate(most)] for at in range(len(most)))]


def highest(arg: Arg) -> int:
    return (1 << arg.bits) - 1


@pytest.mark.parametrize("name", ["witchs-brew", "broom-service"])
def test_things_have_the_numbers_of_their_places_in_lists(name: str) -> None:
    """What the tool reads from the file of the lists is what the game plays with."""
    folder = f"broomstick.games.{manifest_of(name).folder}"
    lists = import_module(f"{folder}.{'box.lists' if name == 'broom-service' else 'lists'}")
    things = import_module(f"{folder}.codes.things")
    wanted = {
        before + thing: number
        for before, groups in lists.NUMBERED.items()
        for group in groups
        for number, thing in enumerate(group)
    }
    wanted |= {counted: len(group) for counted, group in lists.COUNTED.items()}
    found = {word: number for word, number in vars(things).items() if word.isupper()}
    assert found == {tool.identifier(word).upper(): number for word, number in wanted.items()}


def test_reasons_have_the_numbers_of_their_names() -> None:
    for name, options in GAMES:
        game = broomstick.load(name, **options)
        folder = manifest_of(name).folder
        for kind in game.entries.kinds.values():
            for arg in kind.args:
                if arg.label == "reason":
                    reasons = import_module(f"broomstick.games.{folder}.codes.reasons")
                    for value in arg.values():
                        assert getattr(reasons, tool.identifier(arg.text(value)).upper()) == value
