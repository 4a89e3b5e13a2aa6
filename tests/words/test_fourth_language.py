"""A language is a folder: one more of them is spoken by the library and the terminal, with nothing else touched."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import broomstick

PACKAGE = Path(broomstick.__file__).parent
CHANGED = {
    "language.ftl": "language = cat\n    .place = 4\n",
    "heart.ftl": "stance-brave = miaow\nlist-and = { $first } mrr { $last }\n",
    "card_game/title.ftl": "title = Miaow: The Card Game\n    .pitch = Mrr.\n",
    "card_game/game.ftl": "role-fire = embers\n    .letters = Em\n",
}
"""All that there is of the language of cats; the rest of its words it has to borrow."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package in which cats are understood."""
    folder = tmp_path_factory.mktemp("house")
    shutil.copytree(
        PACKAGE, folder / "broomstick", ignore=shutil.ignore_patterns("page", "__pycache__", "*.so")
    )
    for name, text in CHANGED.items():
        file = folder / "broomstick" / "words" / "ct" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def run(house: Path, *arguments: str, said: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": str(house)}
    done = subprocess.run(
        [sys.executable, *arguments], input=said, env=environment, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_library_says_what_there_is_and_borrows_the_rest(house: Path) -> None:
    code = """
from broomstick.words import LANGUAGES, words
from broomstick.words.books import reading
said = words("ct", "card-game")
print(list(LANGUAGES.items())[-1])
print(said.say("title"), "/", said.say("title.pitch"), "/", said.say("stance-brave"), "/", said.say("stance-cowardly"))
print(said.say("role-fire"), "/", said.say("role-fire.the"), "/", said.say("role-sun.the"))
print(said.listed(["a", "b", "c"]), "/", words("ct", "witchs-brew").say("title"))
print(said.has("role-fire.the"), said.has("no-such-message"), said.has("role-fire.no-such-form"))
print(len(reading.book("ct", "broom-service").items) == len(reading.book("en", "broom-service").items))
"""
    assert run(house, "-c", code).splitlines() == [
        "('ct', 'cat')",
        "Miaow: The Card Game / Mrr. / miaow / cowardly",
        "embers / the fire witch / the sun witch",
        "a, b mrr c / Witch's Brew",
        "True False False",
        "True",
    ]


def test_the_terminal_speaks_it(house: Path) -> None:
    help_text = " ".join(run(house, "-m", "broomstick", "--lang", "ct", "--help").split())
    assert "de (Deutsch), ct (cat)" in help_text
    assert "Miaow: The Card Game" in run(house, "-m", "broomstick", "--lang", "ct", "games")


@pytest.mark.parametrize(("game", "word"), [("card-game", "mrr"), ("broom-service", "quit")])
def test_games_are_played_in_it_also_those_that_it_has_no_words_of(house: Path, game: str, word: str) -> None:
    play = ["play", game, "--seed", "cats", "--quick", "--plain", "--lang", "ct"]
    assert word in run(house, "-m", "broomstick", *play, said="\n".join(["1"] * 8) + "\nquit\n")
