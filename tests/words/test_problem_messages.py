"""Every error has a code, and every code a message in every language that fills in what the error brings."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import broomstick
from broomstick.words import LANGUAGES, words
from broomstick.words.books.reading import names
from words.english import ENGLISH, QUOTED
from words.sites import Site, sites

FOLDER = Path(broomstick.__file__).parent / "words"

ROOMS = ("bots/", "heart/", "games/")
"""Where everything that is wrong has a code; the rooms above say things in words of their own."""

PASSED_ON = {"fail", "moved", "not_a_choice", "refusal"}
"""Functions that make an error with a code they were given."""


class Message(visitor.Visitor):
    """What a message says without what is filled in, and what it has filled in."""

    def __init__(self, message: ast.Message) -> None:
        self.text = ""
        self.arguments: set[str] = set()
        assert message.value is not None
        self.visit(message.value)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's name
        self.text += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.arguments.add(node.id.name)


def messages(language: str) -> dict[str, Message]:
    resource = FluentParser().parse((FOLDER / language / "errors.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: Message(entry) for entry in resource.body if isinstance(entry, ast.Message)}


EVERY_SITE = sites()
CODED = [site for site in EVERY_SITE if site.code]
MESSAGES = {language: messages(language) for language in LANGUAGES}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_everything_wrong_has_a_code() -> None:
    rooms = [site for site in EVERY_SITE if site.room.startswith(ROOMS)]
    assert len(rooms) > 100
    # A game may bring kinds of arguments that we have no words for.
    assert [site.function for site in rooms if site.code == ""] == ["expected"]
    assert {site.function for site in rooms if site.code is None} == PASSED_ON


@every_language
def test_every_code_can_be_said(language: str) -> None:
    for site in CODED:
        said = words(language, game_of(site))
        refused = said.has(f"refusal-{site.code}")
        if site.maker == "IllegalAction":
            assert refused, f"{site}: {site.code}"
        else:
            assert said.has(f"error-{site.code}") or (site.maker == "Reason" and refused), (
                f"{site}: {site.code}"
            )


def game_of(site: Site) -> str:
    """The game whose room an error is made in; without one, any game must be able to say it."""
    games = names()
    return next((name for name in games if name.replace("-", "_") in Path(site.room).parts), games[-1])


@every_language
def test_every_message_is_somebodys(language: str) -> None:
    used = {f"error-{site.code}" for site in CODED if site.maker != "IllegalAction"}
    placed = {"problem-seat", "problem-line", "problem-file", "problem-entry"}
    assert set(MESSAGES[language]) - used == placed


@every_language
def test_the_languages_fill_in_the_same(language: str) -> None:
    filled = {name: message.arguments for name, message in MESSAGES[language].items()}
    assert filled == {name: message.arguments for name, message in MESSAGES["en"].items()}


@pytest.mark.parametrize("site", [site for site in CODED if site.maker != "IllegalAction"], ids=str)
def test_an_error_brings_what_its_message_fills_in(site: Site) -> None:
    message = MESSAGES["en"].get(f"error-{site.code}")
    if message is not None:
        assert message.arguments <= site.facts | {"english"}


@every_language
def test_every_message_is_said_whatever_the_numbers(language: str) -> None:
    for name, message in MESSAGES[language].items():
        for number in (0, 1, 2, 5, 31):
            said = words(language).say(name, dict.fromkeys(message.arguments, number))
            assert re.fullmatch(r"[^{}]+|.*\{ value = …, origin = … \}\.", said), said


@pytest.mark.parametrize("language", ["fr", "de"])
def test_no_message_was_left_in_english(language: str) -> None:
    for name, message in MESSAGES[language].items():
        text = QUOTED.sub("", message.text)
        assert not ENGLISH.search(text), f"{name}: {text}"
        assert message.text != MESSAGES["en"][name].text or not text.strip(" :,."), name
