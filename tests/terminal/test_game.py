"""Whole games at the prompt, through a pipe, with good answers and with junk."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

import broomstick
from broomstick import Chance
from broomstick.terminal import words
from terminal.talk import Talk, listed, obedient, talk


def final(file: Path) -> broomstick.State:
    """The game in a file that was kept at the prompt."""
    return broomstick.read_record(file.read_text().split("\n", 2)[2]).replay()


def varied(seed: int, picks: int = 3) -> object:
    """A person who answers legally, now with a number, now with words, now with beginnings of words."""
    rng = Chance(seed)

    def answer(shown: str) -> str:
        choices = listed(shown)
        assert choices, shown
        if "Pick " in shown:
            order = list(range(1, len(choices) + 1))
            rng.shuffle(order)
            names = [choices[i - 1].split()[0] for i in order[:picks]]
            return [", ".join(names).upper(), " ".join(map(str, order[:picks])), "pick " + " ".join(names)][
                rng.below(3)
            ]
        at = rng.below(len(choices))
        text = choices[at].split("   ")[0].strip()
        short = " ".join(word[:4] for word in text.split())
        return [str(at + 1), text, text.removeprefix("lead "), short, f"  {text.title()} "][rng.below(5)]

    return answer


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_whole_game_with_answers_in_every_form(players: int, tmp_path: Path) -> None:
    file = tmp_path / "game"
    said = talk(f"play card-game --players {players} --seed 12 --save {file}", varied(players))  # type: ignore[arg-type]
    assert said.status == 0
    assert said.err == ""
    assert words.GAME_OVER in said.out
    state = final(file)
    assert state.over
    # The result at the end is that of the game.
    for seat, name in enumerate(["You", *words.BOT_NAMES[: players - 1]]):
        row = next(
            line for line in said.out.splitlines() if line[4:].split(" ")[0] == name and line[1].isdigit()
        )
        numbers = [int(word) for word in row.split() if word.isdigit()]
        assert (numbers[0], numbers[-2]) == (state.places()[seat], state.scores()[seat])
    # Every answer was taken: nothing was asked twice.
    assert said.out.count("\n" + words.PROMPT) == sum(
        line.startswith("0 ") for line in file.read_text().splitlines()
    )


def test_a_whole_game_through_a_pipe() -> None:
    answers = "1\n1 2 3\n" * 80
    command = [sys.executable, "-m", "broomstick", "play", "card-game", "--seed", "7"]
    ran = subprocess.run(command, input=answers, capture_output=True, text=True, timeout=60, check=True)
    assert ran.stderr == ""
    assert words.GAME_OVER in ran.stdout
    # What was typed can be read in the output, as it could on a terminal.
    assert f"\n{words.PROMPT}1\nYou take meadow as first card\n" in ran.stdout
    # The same answers at the same deal give the same text.
    assert talk("play card-game --seed 7", answers.splitlines()).out == ran.stdout


def test_bytes_that_are_no_text_do_no_harm() -> None:
    command = [sys.executable, "-m", "broomstick", "play", "card-game", "--seed", "7", "--name", "Ada"]
    junk = bytes(range(256)).replace(b"\n", b"") + b"\n\xff\xfe\n1\n"
    env = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONPATH": str(Path(broomstick.__file__).parents[1])}
    ran = subprocess.run(command, input=junk, capture_output=True, timeout=60, check=True, env=env)
    assert ran.stderr == b""
    assert b"Ada takes meadow as first card" in ran.stdout


def junk_lines(seed: int, count: int) -> list[str]:
    """Whatever a cat on the keyboard, a hurried player or a broken script could send."""
    rng = Chance(seed)
    plain = """
        1 2 3 9 0 -1 1.5 007 99999999999999999999 \u00b2 \u0663 lead take pick brave cowardly same choices state hand
        log root meadow fire berry sun water fog snow witch act decline do nothing help ? rules f b c l s ro me wa,
        , ,, ; : ' " / * % {} {0} %s $HOME ~ \x00 \x1b[2J \x07 \u00e9 \u00df \u732b \U0001f9f9 \u202e \ufeff
    """
    bits = [*plain.split(), "x" * 5000, "\t", "\\", ""]
    lines = []
    for _ in range(count):
        size = rng.below(5)
        lines.append(" ".join(bits[rng.below(len(bits))] for _ in range(size)))
    return lines


@pytest.mark.parametrize("seed", range(4))
def test_junk_never_ends_a_game_nor_breaks_it(seed: int) -> None:
    lines = junk_lines(seed, 2000)
    said = talk(f"play card-game --seed {seed} --players {3 + seed}", lines)
    assert said.status == 0
    assert said.err == ""
    assert words.NO_MORE_INPUT in said.out or words.GAME_OVER in said.out
    # No control character of the input comes back in an answer.
    for _, reply in said.replies():
        assert all(c.isprintable() or c == "\n" for c in reply)


def test_a_bad_answer_gets_one_line_and_the_same_question() -> None:
    bad = [
        "7",
        "0",
        "fly",
        "lead",
        "lead fog brave",
        "brave cowardly",
        "x" * 900,
        "same",
        "take fire",
        "pick fire sun fog",
    ]
    said = talk("play card-game --seed 7", ["meadow", "fire sun fog", "fire brave", *bad])
    replies = dict(said.replies()[3:])
    assert said.replies()[2][0] == "fire brave"
    for line in bad:
        reply = replies[line]
        # One sentence, broken at most once.
        assert reply.count("\n") <= 1, reply
        assert 0 < len(reply) < 160
    # It is still the same question.
    assert (
        talk("play card-game --seed 7", ["meadow", "fire sun fog", "fire brave", *bad, "1"]).out.splitlines()[
            -12:
        ]
        == talk("play card-game --seed 7", ["meadow", "fire sun fog", "fire brave", "1"]).out.splitlines()[
            -12:
        ]
    )


def test_commands_change_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game"
    start = ["meadow", "fire sun fog"]
    talk(f"play card-game --seed 7 --save {file}", start)
    before = file.read_text()
    commands = ["help", "?", "state", "hand", "choices", "log", "rules", "HELP", ""]
    said = talk(f"resume {file}", commands)
    assert file.read_text() == before
    replies = said.replies()
    assert [typed for typed, _ in replies[:-1]] == commands
    assert all(reply.strip() for _, reply in replies)
    by_word = dict(replies)
    assert "In stock" in by_word["state"]
    assert "To play this round: fire, sun and fog." in by_word["hand"]
    assert by_word["choices"] in said.questions()[0]
    assert "You take meadow as first card" in by_word["log"]


def test_the_log_is_what_was_told() -> None:
    told: list[str] = []

    def answer(shown: str) -> str | None:
        if told and told[-1] == "log":
            return None
        if shown.count("ROUND 2"):
            told.append("log")
            return "log"
        return obedient(shown)

    said = talk("play card-game --seed 5", answer)
    log = said.replies()[-2][1]
    for line in log.splitlines():
        assert said.out.count(line) >= 2, line
    assert "ROUND 2 OF 4" in log


def leaving(said: Talk) -> list[str]:
    """What is said behind the last prompt."""
    return said.replies()[-1][1].strip().splitlines()


def test_the_end_of_input_is_said_and_is_no_error() -> None:
    said = talk("play card-game --seed 7", ["1"])
    assert said.status == 0
    assert leaving(said) == [words.NO_MORE_INPUT, words.NOT_SAVED]


@pytest.mark.parametrize("word", ["quit", "exit", " Quit "])
def test_quitting_is_said_and_is_no_error(word: str) -> None:
    said = talk("play card-game --seed 7", ["1", word, "1 2 3"])
    assert said.status == 0
    assert leaving(said) == [words.GOODBYE, words.NOT_SAVED]


def test_an_interruption_is_said_and_keeps_the_game(tmp_path: Path) -> None:
    def press_control_c(shown: str) -> str:
        if "ROUND 1" in shown:
            raise KeyboardInterrupt
        return "1"

    file = tmp_path / "game"
    said = talk(f"play card-game --seed 7 --save {file}", press_control_c)
    assert said.status == 130
    assert leaving(said) == [words.INTERRUPTED, *words.saved(str(file)).splitlines()]
    assert talk(f"resume {file}").status == 0


def test_at_a_terminal_lines_are_typed_not_echoed_and_control_d_leaves() -> None:
    """A real terminal device between us and the command."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "broomstick", "play", "card-game", "--seed", "7"]
    with subprocess.Popen(
        command, stdin=theirs, stdout=subprocess.PIPE, env={**os.environ, "TERM": "dumb"}
    ) as process:
        os.close(theirs)
        os.write(ours, b"meadow\nhand\n\x04")
        out, _ = process.communicate(timeout=60)
    os.close(ours)
    text = out.decode()
    assert process.returncode == 0
    assert f"{words.PROMPT}You take meadow as first card" in text
    assert "In stock: root 2" in text
    assert text.splitlines()[-2:] == [words.NO_MORE_INPUT, words.NOT_SAVED]
