"""Files are cut into messages that are read one by one: the same as if a whole file were read."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import broomstick.words
from broomstick.words import LANGUAGES, Words
from broomstick.words.entries import attributes, cut, named_in, read_entry

FOLDER = Path(broomstick.words.__file__).parent
FILES = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.ftl"))

AWKWARD = """\
### What all of it is about.

# Of the first.
first = One line
second =
    several lines, with an
    equals = sign that begins nothing,
    and { $count ->
        [one] a choice = one
       *[other] { -brand } or { first } or { second.also }
    }
    .also = an attribute
    .more-2   = another

## A group

-brand = a { -kind } of term
-kind=short
third = { "" }
"""


def whole(text: str) -> dict[str, ast.Message | ast.Term]:
    """As the library reads a file."""
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk)
        if isinstance(entry, ast.Message | ast.Term):
            found[("-" if isinstance(entry, ast.Term) else "") + entry.id.name] = entry
    return found


def check(text: str) -> None:
    pieces = cut(text)
    expected = whole(text)
    assert list(pieces) == list(expected)
    for name, entry in expected.items():
        read = [one for one in read_entry(pieces[name]).body if isinstance(one, ast.Message | ast.Term)]
        assert len(read) == 1
        assert read[0].equals(entry, ignored_fields=["span", "comment"])
        assert attributes(pieces[name]) == [one.id.name for one in entry.attributes]


@pytest.mark.parametrize("file", FILES)
def test_the_pieces_of_a_file_are_its_messages(file: str) -> None:
    check((FOLDER / file).read_text(encoding="utf-8"))


def test_an_awkward_file_is_cut_alike() -> None:
    check(AWKWARD)


def test_what_a_message_names_is_known() -> None:
    pieces = cut(AWKWARD)
    assert named_in(read_entry(pieces["second"])) == ["-brand", "first", "second"]
    assert named_in(read_entry(pieces["-brand"])) == ["-kind"]


def test_a_message_is_read_with_all_it_names_and_no_other() -> None:
    said = Words("en", "")
    said.entries = cut(AWKWARD)
    assert said.say("second", count=2) == (
        "several lines, with an\nequals = sign that begins nothing,\nand a short of term or One line or an attribute"
    )
    assert said.known == {"second", "-brand", "-kind", "first"}
    assert not said.has("-brand")
    assert not said.has("second.less")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_forms_of_a_family_are_known_before_a_word_is_said(language: str) -> None:
    said = Words(language, "card-game")
    assert "the" in said.forms["role"]
    assert said.known == set()
