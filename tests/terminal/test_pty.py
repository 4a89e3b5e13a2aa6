"""One person at a real terminal: whole games by keyboard, widths, colours, and every way of leaving."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from broomstick.heart.core import PICKS
from broomstick.heart.state import State
from broomstick.terminal.faces.broom_service.plain import SHOWN_FISTS
from broomstick.terminal.saves import restore
from broomstick.words import LANGUAGES, words
from terminal.screen import Screen, only_game, without_escapes
from terminal.talk import OVER, listed, picking, short_box

COMMANDS = ["help", "state", "hand", "log", "who", "hint", "rules", "rules tie", "choices", "xyz", "99"]
"""Typed once each, at as many questions."""


def on_disk(file: Path) -> State:
    """The game as it is kept at this moment."""
    return restore(file)[0].replay()


def wanted_numbers(state: State, plain: bool) -> list[int]:
    """The numbers by which the open question of seat 0 is answered, as they stand on the screen."""
    choices = [state.game.text(choice) for choice in state.choices(0)]
    if state.topic == PICKS:
        roles = {role for choice in choices for role in choice.split()[1:]} if len(choices) > 1 else set()
        return list(range(1, len(roles) + 1))
    first = 0 if asks_for_a_number(state) else 1
    numbers = list(range(first, first + len(choices)))
    # In plain text how many is asked for with the fewest and the most.
    return [0, 1, numbers[-1]] if plain and first == 0 and len(numbers) > SHOWN_FISTS else numbers


def asks_for_a_number(state: State) -> bool:
    """Whether answers are counted from 0, so that a number means itself."""
    return state.game.text(state.choices(0)[0]) == "fist 0"


def play_to_the_end(screen: Screen, file: Path, plain: bool) -> None:
    """Answer everything with the first answer; on the way type every command, and look for every number."""
    commands = list(COMMANDS)
    shown = screen.asked()
    while True:
        state = on_disk(file)
        first = 0 if asks_for_a_number(state) else 1
        assert screen.numbers() == wanted_numbers(state, plain), screen.lines()
        if commands:
            assert screen.answer(commands.pop(0)).strip()
            shown = screen.answer("choices")
        if plain:
            # In plain text all that is needed can be read off the screen.
            wanted = wanted_numbers(state, plain)
            in_a_row = [number for at, number in enumerate(wanted) if number == wanted[0] + at]
            assert len(listed(shown)) == len(in_a_row)
            assert picking(shown) == (state.topic == PICKS)
        roles = len(state.game.text(state.choices(0)[0]).split()) - 1 if state.topic == PICKS else 1
        screen.type(" ".join(map(str, range(first, first + roles))))
        screen.until(lambda: screen.process.poll() is not None or screen.is_asked(), "an answer")
        if screen.process.poll() is not None:
            return
        shown = screen.asked()


def is_command(line: str) -> bool:
    """A line to be copied into a shell is never broken."""
    return line.startswith("  broomstick ")


MOST = {"card-game": 6, "witchs-brew": 5, "broom-service": 5}
"""The games, and for how many each is at most."""

SHORT = [
    ("card-game", "fr", 60, False),
    ("card-game", "en", 200, True),
    ("witchs-brew", "de", 80, False),
    ("broom-service", "fr", 60, False),
]
LONG = [
    (game, language, columns, plain)
    for game in MOST
    for language in LANGUAGES
    for columns in (60, 80, 200)
    for plain in (False, True)
    if (game, language, columns, plain) not in SHORT
]


@pytest.mark.parametrize(
    ("game", "language", "columns", "plain"),
    [*SHORT, *[pytest.param(*one, marks=pytest.mark.slow) for one in LONG]],
)
def test_a_whole_game_fits_the_terminal_and_every_number_to_type_is_on_the_screen(
    game: str, language: str, columns: int, plain: bool, tmp_path: Path
) -> None:
    file = tmp_path / "game"
    options = (
        f"--seed 12 --players {MOST[game] if columns == 60 else 4} --quick --lang {language} --save {file}"
    )
    if game == "broom-service" and (game, language, columns, plain) in SHORT:
        options += f" --data {short_box(tmp_path)}"
    with Screen(
        f"play {game}",
        options,
        "--plain" if plain else "",
        columns=columns,
        rows=(30 if columns == 60 else 24) + (0 if game == "card-game" else 10),
    ) as screen:
        play_to_the_end(screen, file, plain)
        assert screen.ended() == 0, screen.shown()
        assert OVER[language] in screen.everything()
        assert [line for line in screen.too_wide() if not is_command(line)] == []
        assert on_disk(file).over
        if plain:
            assert b"\x1b" not in screen.raw
        else:
            # Drawn in colour, and nothing is ever drawn over: it can all be scrolled back to.
            assert b";5;" in screen.raw
            codes = set(re.findall(rb"\x1b\[[0-9;?]*([@-~])", screen.raw))
            assert codes == {b"m"}


@pytest.mark.parametrize(
    ("term", "encoding"), [("dumb", "utf-8"), ("", "utf-8"), ("xterm-256color", "ascii")]
)
def test_a_terminal_that_cannot_draw_gets_plain_text(term: str, encoding: str) -> None:
    with Screen("play card-game --seed 7", term=term, PYTHONIOENCODING=encoding) as screen:
        shown = screen.asked()
        assert b"\x1b" not in screen.raw
        assert listed(shown) == listed(PLAIN_QUESTION)


PLAIN_QUESTION = """
  1  take meadow   1 meadow potion, +0 VP
  2  take fire     1 fire potion, +0 VP
  3  take berry    1 berry potion, +0 VP
  4  take fog      1 fog potion, +0 VP
"""


def test_without_colour_the_drawing_stays() -> None:
    with (
        Screen("play card-game --seed 7") as coloured,
        Screen("play card-game --seed 7", NO_COLOR="1") as bare,
    ):
        assert coloured.asked() == bare.asked()
        assert b"38;5;" in coloured.raw
        assert "┌" in without_escapes(bare.raw)
        # Bold, dim and reversed are no colours.
        codes = {
            int(code) for found in re.findall(rb"\x1b\[([0-9;]*)m", bare.raw) for code in found.split(b";")
        }
        assert codes <= {0, 1, 2, 7}


def test_the_tab_key_finishes_words_and_the_arrow_key_brings_lines_back() -> None:
    with Screen("play card-game --seed 7 --plain") as screen:
        screen.asked()
        screen.keys("ta\tber\t")
        screen.wait_for("take berry")
        screen.keys("\r")
        assert "You take the berry witch" in screen.asked()
        screen.keys("\x1b[A")
        screen.wait_for("take berry")
        screen.keys("\x15qu\t")
        screen.wait_for("quit")
        screen.keys("\r")
        assert screen.ended() == 0, screen.shown()


def test_odd_keys_do_no_harm() -> None:
    with Screen("play card-game --seed 7 --quick --plain") as screen:
        screen.asked()
        for keys in (
            b"\xff\xfe",
            b"x" * 3000,
            b"\x00\x01\x02abc",
            b"\x16\x1b[2J",
            "猫\u202e".encode(),
            b"\x1bOP~",
        ):
            screen.press(keys + b"\r")
            assert "is none of the answers" in " ".join(screen.asked().split())
        # Pasted text counts as typed, its marks do not.
        screen.press(b"\x1b[200~take fog\x1b[201~\r")
        assert "You take the fog witch" in screen.asked()
        # Nothing of it came back as a command to the terminal.
        assert b"\x1b[2J" not in screen.raw


LEAVING = {"ctrl-c": 130, "ctrl-d": 0, "hang-up": 130, "terminate": 130, "kill": -signal.SIGKILL}
"""Ways of going, and the exit status of each."""


def leave(screen: Screen, how: str) -> int:
    """Go; returns the exit status."""
    if how == "hang-up":
        screen.close()
        return screen.wait()
    if how == "ctrl-c":
        screen.interrupt()
    elif how == "ctrl-d":
        screen.end()
    else:
        screen.signal(signal.SIGTERM if how == "terminate" else signal.SIGKILL)
    return screen.ended()


SAID = {"ctrl-c": "leave-interrupted", "ctrl-d": "leave-end-of-input", "terminate": "leave-closed"}


@pytest.mark.parametrize("how", LEAVING)
def test_whoever_leaves_finds_the_same_question_again(how: str, tmp_path: Path) -> None:
    plain = "--plain" if how in ("ctrl-d", "terminate") else ""
    with Screen("play card-game --seed 7 --quick", plain) as screen:
        screen.asked()
        screen.answer("2")
        screen.answer("2 3 4")
        question = screen.answer("1")
        file = only_game(tmp_path / "home")
        before = file.read_bytes()
        # In the middle of a line, but for Ctrl-D, which ends only an empty one.
        if how != "ctrl-d":
            screen.keys("cow")
            screen.wait_for("cow")
        assert leave(screen, how) == LEAVING[how]
        said = screen.shown()
        lines_again = how == "hang-up" or not screen.editing()
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]
    assert "Traceback" not in said
    if how in SAID:
        # The terminal takes whole lines again, as it did before.
        assert lines_again
        assert words("en").say(SAID[how]) in said
        assert f"broomstick resume {file}" in said
    with Screen("resume --quick", plain) as screen:
        # The end of what is shown is the same: the table and the question.
        assert screen.asked().splitlines()[-12:] == question.splitlines()[-12:]
        screen.answer("1")
        assert on_disk(file).moves > restore_text(before).moves


def restore_text(text: bytes) -> State:
    """A game from the bytes of its file."""
    file = Path(os.environ["BROOMSTICK_HOME"]) / "copy"
    file.write_bytes(text)
    return on_disk(file)


@pytest.mark.parametrize(
    ("streams", "status", "said"),
    [
        ("<&- >&-", 0, ""),
        pytest.param(
            "</dev/null >/dev/full",
            2,
            "broomstick: " + words("en").say("trouble-os-enospc"),
            marks=pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device here"),
        ),
    ],
)
def test_closed_streams_and_a_full_disk_bring_no_traceback(streams: str, status: int, said: str) -> None:
    command = "play card-game --seed 7" if "<&-" in streams else "games"
    line = f'exec "$0" -m broomstick {command} {streams}'
    ran = subprocess.run(
        ["sh", "-c", line, sys.executable], capture_output=True, text=True, timeout=60, check=False
    )
    assert (ran.returncode, ran.stderr.strip()) == (status, said)
