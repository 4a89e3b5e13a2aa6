"""The command line around the prompt."""

import os
import subprocess
import sys

import pytest

import broomstick
from broomstick.bots.specs import named
from broomstick.words import LANGUAGES, words
from terminal.talk import obedient, talk

COMMANDS = [
    "play",
    "resume",
    "replay",
    "check",
    "rules",
    "games",
    "arena",
    "board",
    "serve",
    "admin",
    "completion",
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_version_says_which_build_runs(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    builds = {
        True: {"en": "compiled core", "fr": "cœur compilé", "de": "kompilierter Kern"},
        False: {"en": "plain Python", "fr": "Python pur", "de": "reines Python"},
    }
    for compiled in (not broomstick.compiled, broomstick.compiled):
        monkeypatch.setattr(broomstick, "compiled", compiled)
        said = f"broomstick {broomstick.__version__} ({builds[compiled][language]})\n"
        assert talk(f"--version --lang {language}").out == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_has_examples_in_each_language(language: str) -> None:
    for command in ["", *COMMANDS]:
        said = talk(f"{command} --help --lang {language}")
        assert said.status == 0
        assert "  broomstick " in said.out.split(words(language).say("cli-examples"))[1]
        assert said.out.splitlines()[0].startswith(words(language).say("cli-usage").strip())
        assert all(len(line) <= 100 for line in said.out.splitlines())


def test_without_a_command_the_help_is_shown() -> None:
    assert talk("").out == talk("--help").out


def test_every_example_of_the_help_can_be_run() -> None:
    """Options and commands in the examples are those there are."""
    from broomstick.terminal.parser import Commands

    for language in LANGUAGES:
        for command in ["broomstick", *COMMANDS]:
            name = f"cli-examples-{command}"
            text = words(language).say(name) if words(language).has(name) else ""
            for line in text.splitlines():
                arguments = (
                    line.strip().removeprefix('eval "$(').split("  ")[0].split(" >")[0].rstrip(')"').split()
                )
                if arguments and arguments[0] == "broomstick" and "fish" not in arguments:
                    Commands(language).top.parse_args(arguments[1:])


def test_games_lists_every_game_and_every_bot() -> None:
    for language in LANGUAGES:
        said = talk(f"games --lang {language}")
        assert said.status == 0
        for name in [*broomstick.GAMES, *broomstick.bots.BOTS]:
            assert f"  {name} " in said.out


@pytest.mark.parametrize("players", [3, 6])
def test_rules_tell_the_numbers_of_the_components(players: int) -> None:
    said = talk(f"rules card-game --players {players}")
    assert said.status == 0
    assert ("snow" in said.out) == (players == 6)


def test_rules_find_a_word_and_say_when_there_is_none() -> None:
    assert "cg-tie-break" in talk("rules card-game tie").out
    assert "cg-tie-break" in talk("rules card-game --lang de Gleichstand").out
    assert "cg-tie-break" in talk("rules card-game --lang fr égalité").out
    nothing = talk("rules card-game xylophone")
    assert nothing.status == 0
    assert "xylophone" in nothing.out
    assert len(talk("rules card-game --all").out) > 10_000


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ("play chess", "card-game"),
        ("rules chess", "card-game"),
        ("play card-game --players 2", "3 to 6 players"),
        ("play card-game --players 7", "3 to 6 players"),
        ("play card-game --players two", "--players: 'two' is not a number"),
        ("play card-game --bots oracle", "random"),
        ("play card-game --bots random,thrifty", "3 seats are left for bots, but 2 are named"),
        ("play card-game --bots ,", "There is no bot"),
        ("play card-game --seat 0", "seats go from 1 to 4"),
        ("play card-game --seat 5", "seats go from 1 to 4"),
        ("play card-game --people 5", "5 people cannot sit at a table for 4"),
        ("play card-game --people 2 --names Ada,Ben,Cleo", "3 names are given, but “--people” says 2"),
        ("play card-game --names Ada,Ada", "the same name"),
        ("play card-game --names Rumpelstiltskin-the-Third", "20 letters"),
        ("play card-game --names \x1b[2J", "plain text"),
        ("play card-game --data /nowhere.toml", "nowhere.toml"),
        ("play card-game --lang klingon", "en, fr, de"),
        ("play card-game --lang", "something should stand behind it"),
        ("play card-game --faster", "nothing here is called --faster\nSee: broomstick play --help"),
        ("--faster", "nothing here is called --faster\nSee: broomstick --help"),
        ("play card-game --storm-clouds", "“--storm-clouds” cannot be set"),
        ("play witchs-brew --storm-clouds", "no option “--storm-clouds”. Possible: --barred-roles."),
        ("play broom-service --heavy-clouds 12", "only together with “--storm-clouds”"),
        ("play broom-service --extra-tiles", "“--extra-tiles” needs “--mountain-tiles”"),
        ("play card-game --barred-roles", "“--barred-roles”"),
        ("play card-game --expansion-cards", "“--expansion-cards”"),
        ("play witchs-brew --players 6", "3 to 5 players"),
        ("play witchs-brew --players 2", "3 to 5 players"),
        ("play witchs-brew --players 5 --barred-roles", "“--barred-roles”"),
        ("play witchs-brew --board front", "board"),
        ("play broom-service --players 6", "2 to 5 players"),
        ("play broom-service --board side", "front or back"),
        ("play broom-service --board nowhere.toml", "nowhere.toml"),
        ("play broom-service --board back --storm-clouds --heavy-clouds 10", "“--heavy-clouds”"),
        ("play broom-service --heavy-clouds 12", "“--heavy-clouds”"),
        ("play broom-service --storm-clouds --heavy-clouds 9", "“--heavy-clouds”"),
        ("play broom-service --barred-roles", "“--barred-roles”"),
        ("play", "something is missing: GAME"),
        ("dance", "'dance' is not there; there are 'play', 'resume'"),
        ("completion csh", "'bash', 'zsh', 'fish'"),
    ],
)
def test_what_cannot_be_is_refused_with_what_could(arguments: str, why: str) -> None:
    said = talk(arguments)
    assert said.status == 2
    assert said.out == ""
    assert why in said.err
    assert "Traceback" not in said.err


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize(
    "arguments", ["play", "dance", "play card-game --players x", "play card-game --players 9"]
)
def test_refusals_are_in_the_language_asked_for(arguments: str, language: str) -> None:
    said = talk(f"{arguments} --lang {language}")
    assert said.status == 2
    assert said.err != talk(arguments).err
    # Blanks that do not break are shown like any other.
    assert "?" not in said.err
    for english in ("missing", "not there", "number", "players:", "required", "invalid"):
        assert english not in said.err.replace("--players", "")


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BROOMSTICK_LANG")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert talk("games").out.startswith("Games:")
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert talk("games").out == talk("games --lang fr").out
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert talk("games").out == talk("games --lang de").out
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert talk("games").out.startswith("Games:")


def test_the_language_may_be_named_in_capitals() -> None:
    assert talk("games --lang FR") == talk("games --lang fr")


def test_bots_are_named_and_never_like_the_player() -> None:
    assert "Hazel" not in talk("play card-game --names Hâzel --seed 7").out
    said = talk("play card-game --seed 1 --names Hazel --bots random,thrifty,random")
    others = "Sorrel (random), Tansy (thrifty) and Bramble (random)"
    assert f"Hazel plays against {others}." in " ".join(said.out.split())


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_who_begins_can_be_named_and_whoever_wants_the_game_again_names_the_same(seat: int) -> None:
    names = ["Ada", "Ben", "Cleo"]
    drawn = broomstick.load("card-game", 3).start("1").starter + 1
    played = talk(
        f"play card-game --players 3 --names Ada,Ben,Cleo --seed 1 --starter {seat} --quick", obedient
    )
    assert f"{names[seat - 1]} will lead." in played.out
    assert (f"--starter {seat} --seed 1" in played.out) == (seat != drawn)


def test_nobody_begins_from_a_seat_that_is_not_there() -> None:
    for seat in (0, 5):
        assert (
            f"There is no seat {seat}: seats go from 1 to 4." in talk(f"play card-game --starter {seat}").err
        )


def test_without_a_seed_each_game_is_another() -> None:
    deals = {talk("play card-game").out for _ in range(5)}
    assert len(deals) > 1


def test_the_module_is_the_command() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "broomstick", "games"], capture_output=True, text=True, check=True
    )
    assert ran.stdout == talk("games").out


def test_a_reader_who_goes_away_is_no_error() -> None:
    command = [sys.executable, "-m", "broomstick", "play", "card-game", "--seed", "7", "--quick"]
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
        assert process.wait(timeout=30) in (0, 130)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_a_script_for_the_shell(shell: str) -> None:
    said = talk(f"completion {shell}")
    assert said.status == 0
    assert "broomstick" in said.out


def completed(line: str) -> list[str]:
    """What a shell would be told for a line, as argcomplete's protocol has it."""
    env = {
        **os.environ,
        "_ARGCOMPLETE": "1",
        "_ARGCOMPLETE_IFS": "\n",
        "_ARGCOMPLETE_STDOUT_FILENAME": "/dev/stdout",
        "_ARGCOMPLETE_COMP_WORDBREAKS": " ",
        "COMP_LINE": line,
        "COMP_POINT": str(len(line)),
    }
    ran = subprocess.run(
        [sys.executable, "-m", "broomstick"], capture_output=True, text=True, env=env, timeout=60
    )
    return [word.strip() for word in ran.stdout.split("\n") if word.strip()]


def test_completion_knows_commands_games_and_options() -> None:
    assert completed("broomstick re") == ["resume", "replay"]
    assert completed("broomstick play ca") == ["card-game"]
    assert "--players" in completed("broomstick play card-game --p")
    assert set(completed("broomstick games --lang ")) == set(LANGUAGES)
    assert completed("broomstick completion z") == ["zsh"]
    assert set(completed("broomstick play card-game --bots ")) == set(named())
    assert completed("broomstick replay --as o") == ["open"]
    assert completed("broomstick check box.toml --game w") == ["witchs-brew"]


@pytest.mark.parametrize("columns", [60, 80, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_fits_the_terminal(
    language: str, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the longest names, whatever the number of players."""
    monkeypatch.setenv("COLUMNS", str(columns))
    name = "Wilhelmina-Rosamunda"
    for players in (3, 6):
        answers = [
            "rules",
            "help",
            "state",
            "who",
            "rules tie",
            "log",
            "hint",
            "1",
            "1 2 3",
            "hand",
            "99",
            "f",
        ]
        answers += ["1", "1 2 3", "state"] * 60
        said = talk(
            f"play card-game --seed 3 --quick --players {players} --names {name} --lang {language}", answers
        )
        assert words(language).say("entry-game-over") in said.out
        told = said.out[: said.out.index("  broomstick replay")]
        assert [line for line in told.splitlines() if len(line) > columns] == []
