"""Bots of one's own at the prompt: named by whoever types, never by the file a game is kept in."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from broomstick.terminal.saves import home, restore
from broomstick.words import LANGUAGES
from terminal.talk import OVER, obedient, talk

SOURCE = """\
from pathlib import Path

from broomstick import Bot

Path(__file__).with_suffix(".ran").touch()


class Last(Bot):
    name = "last"

    def choose(self, view, choices, rng):
        return choices[-1]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a bot in it, as the one in which somebody types a command."""
    (tmp_path / "typed_bots.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    # As for the installed command, which does not look for modules where it is called.
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    yield tmp_path
    sys.modules.pop("typed_bots", None)


def ran(folder: Path) -> bool:
    return (folder / "typed_bots.ran").exists()


def test_a_bot_in_this_folder_plays(folder: Path) -> None:
    said = talk(
        "play card-game --players 3 --seed 7 --quick --bots typed_bots:Last,random --save game", obedient
    )
    assert OVER["en"] in said.out
    _, seats = restore(Path("game"))
    assert [seat.bot for seat in seats.seats] == ["", "typed_bots:Last", "random"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", ["nowhere:Last", "typed_bots:First", "typed_bots:Path", "clever"])
def test_one_that_cannot_be_is_refused_in_a_sentence(folder: Path, bot: str, language: str) -> None:
    said = talk(f"play card-game --bots {bot} --lang {language}")
    assert said.status == 2
    assert bot in said.err
    assert len(said.err.splitlines()) < 6
    assert "Traceback" not in said.err


def kept_with_own_bot(folder: Path) -> str:
    """A game that was left after the first question; says what was told then."""
    left = talk("play card-game --players 3 --seed 7 --bots typed_bots:Last,random --save game", [])
    (folder / "typed_bots.ran").unlink()
    sys.modules.pop("typed_bots", None)
    sys.path.remove("")
    return left.out


def test_a_file_runs_no_program_and_says_how_to_name_it(folder: Path) -> None:
    left = kept_with_own_bot(folder)
    assert "broomstick resume --bots typed_bots:Last,random game" in left
    for command in ("resume game", "replay game --all", "check game"):
        said = talk(command, [])
        assert (said.status == 2) == (command == "resume game")
        if said.status:
            assert "typed_bots:Last" in said.err
            assert "--bots typed_bots:Last" in said.err
        assert not ran(folder), command
        assert "typed_bots" not in sys.modules


def test_named_again_it_goes_on_as_if_the_game_had_not_been_left(folder: Path) -> None:
    talk("play card-game --players 3 --seed 7 --quick --bots typed_bots:Last,random --save whole", obedient)
    kept_with_own_bot(folder)
    said = talk("resume game --quick --bots typed_bots:Last,random", obedient)
    assert OVER["en"] in said.out
    assert Path("game").read_text() == Path("whole").read_text()


def test_other_bots_can_take_over(folder: Path) -> None:
    kept_with_own_bot(folder)
    said = talk("resume game --bots thrifty", [])
    assert said.status == 0
    assert not ran(folder)
    _, seats = restore(Path("game"))
    assert [seat.bot for seat in seats.seats] == ["", "thrifty", "thrifty"]
    # Without a word about bots it now goes on with these.
    assert talk("resume game", []).status == 0
    wrong = talk("resume game --bots thrifty,random,random", [])
    assert wrong.status == 2
    assert "2 seats are left for bots, but 3 are named" in wrong.err


def test_a_file_from_somebody_else_is_listed_without_running_anything(folder: Path) -> None:
    kept_with_own_bot(folder)
    title, head, *record = Path("game").read_text().split("\n")
    data = json.loads(head)
    data["seats"][2]["bot"] = "typed_bots:Last"
    home().mkdir(parents=True, exist_ok=True)
    (home() / "gift.txt").write_text("\n".join([title, json.dumps(data), *record]))
    assert "gift.txt" in talk("resume --list").out
    assert talk("resume", []).status == 2
    assert not ran(folder)
