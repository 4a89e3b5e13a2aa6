"""The command line around the prompt."""

import subprocess
import sys

import pytest

import broomstick
from broomstick.terminal import words
from terminal.talk import talk


def test_version() -> None:
    assert talk("--version").out == f"broomstick {broomstick.__version__}\n"


@pytest.mark.parametrize("arguments", ["--help", "play --help"])
def test_help_has_examples(arguments: str) -> None:
    said = talk(arguments)
    assert said.status == 0
    assert "broomstick play card-game" in said.out.split("examples:")[1]


def test_games_lists_every_game_and_every_bot() -> None:
    said = talk("games")
    assert said.status == 0
    for name in [*broomstick.GAMES, *broomstick.bots.BOTS]:
        assert f"  {name} " in said.out


@pytest.mark.parametrize("players", [3, 6])
def test_rules_tell_the_numbers_of_the_components(players: int) -> None:
    said = talk(f"rules card-game --players {players}")
    assert said.status == 0
    assert "root 2, fire 3, water 4" in said.out
    assert ("snow 22" in said.out) == (players == 6)
    assert "docs/rules/card-game.md" in said.out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ("play chess", "there are card-game"),
        ("rules chess", "there are card-game"),
        ("play card-game --players 2", "3 to 6 players"),
        ("play card-game --players 7", "3 to 6 players"),
        ("play card-game --players two", "invalid int value"),
        ("play card-game --bots oracle", "there are random, thrifty"),
        ("play card-game --bots random,thrifty", "4 players need 3 bots, not 2"),
        ("play card-game --bots ,", "4 players need 3 bots, not 2"),
        ("play card-game --seat 4", "from 0 to 3"),
        ("play card-game --seat -1", "from 0 to 3"),
        ("play card-game --name Rumpelstiltskin", "1 to 10 letters"),
        ("play card-game --name \x1b[2J", "plain text"),
        ("dance", "invalid choice"),
        ("", "required"),
    ],
)
def test_what_cannot_be_is_refused_with_what_could(arguments: str, why: str) -> None:
    said = talk(arguments)
    assert said.status == 2
    assert said.out == ""
    assert why in said.err
    assert "Traceback" not in said.err


def test_bots_are_named_and_never_like_the_player() -> None:
    said = talk("play card-game --seed 1 --name Hazel --bots random,thrifty,random")
    others = "Sorrel (random bot), Tansy (thrifty bot) and Bramble (random bot)"
    assert f"Hazel plays against {others}." in " ".join(said.out.split())


def test_without_a_seed_each_game_is_another() -> None:
    deals = {talk("play card-game").out for _ in range(5)}
    assert len(deals) > 1


def test_the_module_is_the_command() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "broomstick", "games"], capture_output=True, text=True, check=True
    )
    assert ran.stdout == talk("games").out


def test_a_reader_who_goes_away_is_no_error() -> None:
    command = [sys.executable, "-m", "broomstick", "play", "card-game", "--seed", "7"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b"1\n1 2 3\n" * 200)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=30) == 0


def test_every_sentence_of_the_prompt_fits_a_terminal() -> None:
    """At most 80 columns, with the longest name, whatever the number of players."""
    for players in (3, 4, 5, 6):
        answers = ["rules", "help", "state", "1", "1 2 3", "hand"] + ["1", "1 2 3", "state"] * 60
        said = talk(f"play card-game --seed 3 --players {players} --name Wilhelmina", answers)
        wide = [line for line in said.out.splitlines() if len(line) > 80 and not line.startswith("'")]
        assert words.GAME_OVER in said.out
        assert wide == []
