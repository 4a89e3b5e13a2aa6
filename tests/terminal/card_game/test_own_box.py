"""A box of somebody's own, with types of witches that no words file knows."""

import tomllib
from pathlib import Path

import pytest

import broomstick
from broomstick.heart.errors import Reason
from broomstick.heart.journal import Entry
from broomstick.terminal.faces.card_game.signs import letters_of
from broomstick.words import LANGUAGES, Cast, Speech
from terminal.talk import obedient, talk

STANDARD = ["root", "meadow", "fire", "berry", "sun", "water", "fog"]
OWN = ["moon", "moor", "iron-clad", "x", "rose", "sea", "oak"]


def box() -> str:
    """Components in which four players have types of their own, and one task about them."""
    gone = [f'[[witch]]\nname = "{name}"\nplayers = 7\n' for name in STANDARD]
    own = [f'[[witch]]\nname = "{name}"\ncolour = "teal"\ncopies = 15\nplayers = 3\n' for name in OWN]
    tasks = [f"[[task]]\nnumber = {number}\nplayers = 7\n" for number in range(1, 12)]
    task = "[[task]]\nnumber = 20\nplayers = 3\npoints = 5\nneeds = { moon = 2, moor = 3 }\n"
    return "\n".join(["[game]\nopen_tasks = 1\n", *gone, *own, *tasks, task])


def speech(language: str) -> Speech:
    game = broomstick.load("card-game", data=tomllib.loads(box()))
    return Speech(language, game, Cast(["You", "Ada", "Ben", "Cleo"], 0, True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played(language: str, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(box())
    said = talk(f"play card-game --seed 7 --quick --data {file} --lang {language}", obedient)
    assert said.status == 0
    assert said.err == ""
    assert "iron-clad" in said.out


@pytest.mark.parametrize(
    ("language", "told", "knocked_out", "not_open", "not_in_stock"),
    [
        (
            "en",
            "Ada brews 2 moon potions and 1 brave potion.",
            "Your moon witch is knocked out!",
            "No moon lies open.",
            "You have no moon and rose in your stock.",
        ),
        (
            "fr",
            "Ada prépare 2 potions moon et 1 potion brave.",
            "Votre sorcière moon est éliminée !",
            "Aucune sorcière moon n’est face visible.",
            "Vous n’avez pas les sorcières moon et rose dans votre paquet.",
        ),
        (
            "de",
            "Ada braut 2 Tränke moon und 1 Muttrank.",
            "Ausgestochen: deine Hexe moon!",
            "Es liegt keine Hexe moon offen.",
            "Du hast keine Hexe moon und keine Hexe rose im Vorrat.",
        ),
    ],
)
def test_its_types_have_whole_sentences(
    language: str, told: str, knocked_out: str, not_open: str, not_in_stock: str
) -> None:
    say = speech(language)
    entries = say.game.entries

    def plain(text: str) -> str:
        return text.replace("\u00a0", " ").replace("\u202f", " ")

    assert plain(say.entry(Entry(entries.parse("brews moon 2 1"), 1, 255))) == told
    assert plain(say.entry(Entry(entries.parse("knocked-out moon"), 0, 255))) == knocked_out
    refused = say.refusal(Reason("not-open", "", {"type": "moon", "choices": ["take rose"]}))
    assert plain(refused).startswith(not_open)
    assert plain(say.refusal(Reason("not-in-stock", "", {"types": ["moon", "rose"]}))) == not_in_stock


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_types_have_letters_of_their_own(language: str) -> None:
    assert letters_of(OWN, speech(language)) == ["Mo", "Mr", "Ir", "X ", "Ro", "Se", "Oa"]


def test_its_types_leave_ours_their_letters() -> None:
    assert letters_of(["rose", "root", "fox", "fog"], speech("en")) == ["Rs", "Ro", "Fx", "Fo"]
