"""Bots of one's own by ``module:Class``: from the library and the command line, never from the net or from a file."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import broomstick
from broomstick import BroomstickError, OptionError
from broomstick.bots import make, make_known

SOURCE = '''\
"""A bot, and what is none."""
import pathlib

from broomstick import Bot

pathlib.Path(__file__).with_suffix(".ran").touch()


class Timid(Bot):
    """Never brave if it can help it."""

    name = "timid"

    def choose(self, view, choices, rng):
        safe = [action for action in choices if "brave" not in view.game.text(action)]
        return rng.pick(safe or choices)


class Fussy(Timid):
    def __init__(self, wants):
        self.wants = wants


class Stranger:
    def choose(self, view, choices, rng):
        return choices[0]


number = 5
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which Python looks for modules, with some."""
    names = ["own_bots", "own_empty", "own_broken", "own_needy", "own_pack", "own_pack.inner"]
    (tmp_path / "own_bots.py").write_text(SOURCE)
    (tmp_path / "own_empty.py").write_text("from broomstick import Bot\n")
    (tmp_path / "own_broken.py").write_text("1 / 0\n")
    (tmp_path / "own_needy.py").write_text("import not_there_at_all\n")
    (tmp_path / "own_pack").mkdir()
    (tmp_path / "own_pack" / "__init__.py").write_text("")
    (tmp_path / "own_pack" / "inner.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in names:
        sys.modules.pop(name, None)


@pytest.mark.parametrize("spec", ["own_bots:Timid", "own_pack.inner:Timid"])
def test_a_class_is_found_in_its_module(folder: Path, spec: str) -> None:
    assert make(spec).name == "timid"
    game = broomstick.load("card-game", players=3)
    final = broomstick.match(game, [spec, "random", "random"], seed=1)
    assert final.over
    # The very bot of the page about writing one, which has this outcome there.
    assert final.scores() == [8, 33, 19]


@pytest.mark.parametrize(
    ("spec", "code", "message"),
    [
        ("own_nowhere:Timid", "bot-no-module", "'own_nowhere:Timid': there is no module 'own_nowhere'"),
        ("own_pack.nowhere:Timid", "bot-no-module", "there is no module 'own_pack.nowhere'"),
        ("own_bots:Bold", "bot-no-class", "own_bots has no Bold; bots there: Timid, Fussy$"),
        ("own_empty:Bold", "bot-no-bots", "'own_empty:Bold': there is no bot in own_empty$"),
        (
            "own_bots:Stranger",
            "not-a-bot",
            "Stranger is no bot; a bot is a class derived from broomstick.Bot",
        ),
        ("own_bots:number", "not-a-bot", "number is no bot"),
        ("own_empty:Bot", "not-a-bot", "Bot is no bot"),
        (
            "own_bots:Fussy",
            "bot-broken",
            "cannot be made: TypeError: .*missing 1 required positional argument",
        ),
        ("own_broken:Timid", "bot-broken", "cannot be made: ZeroDivisionError: division by zero"),
        ("own_needy:Timid", "bot-broken", "cannot be made: ModuleNotFoundError: .*not_there_at_all"),
    ],
)
def test_what_cannot_be_made_is_refused_with_the_reason(
    folder: Path, spec: str, code: str, message: str
) -> None:
    with pytest.raises(OptionError, match=message) as caught:
        make(spec)
    assert caught.value.code == code
    with pytest.raises(OptionError, match=message):
        broomstick.match(broomstick.load("card-game"), [spec, "random", "random", "random"])


@pytest.mark.parametrize("spec", ["clever", ":Timid", "own_bots:", "own bots:Timid", "..:x", "own_bots:a.b"])
def test_what_is_neither_a_name_nor_a_class_is_refused_with_both(folder: Path, spec: str) -> None:
    with pytest.raises(
        OptionError, match=r"there are random, dreamy, .*, learned@1, searcher, module:Class$"
    ):
        make(spec)


def test_our_own_names_come_first(folder: Path) -> None:
    """There is a module called random, too."""
    with pytest.raises(OptionError, match="random takes nothing behind a colon"):
        make("random:Random")


def test_nothing_is_imported_for_what_comes_from_elsewhere(folder: Path) -> None:
    with pytest.raises(OptionError, match=r"there are random, dreamy, .*, learned@1, searcher$"):
        make_known("own_bots:Timid")
    assert "own_bots" not in sys.modules
    assert not (folder / "own_bots.ran").exists()
    assert make_known("thrifty").name == "thrifty"
    # That it would have been noticed:
    make("own_bots:Timid")
    assert (folder / "own_bots.ran").exists()


def test_an_error_of_the_bot_while_it_plays_is_the_bots_own(folder: Path) -> None:
    (folder / "own_bad.py").write_text(
        "from broomstick import Bot\nclass Bad(Bot):\n    name = 'bad'\n"
        "    def choose(self, view, choices, rng):\n        return -1\n"
    )
    with pytest.raises(BroomstickError, match="the bot 'bad' in seat"):
        broomstick.match(broomstick.load("card-game"), ["own_bad:Bad"] * 4)
    sys.modules.pop("own_bad", None)
