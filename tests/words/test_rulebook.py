"""The rules as words: complete in every language, and on the pages as they are in the files."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import broomstick
from broomstick.games import manifest_of
from broomstick.heart.errors import OptionError
from broomstick.terminal.rulebook import rule_lines, rules_text
from broomstick.words import LANGUAGES, Words, words
from broomstick.words.books import reading
from broomstick.words.books.items import Book, Item, Paragraph, Table, plain
from words.versions import versions

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "rules"
TOOL = ROOT / "tools" / "rule_pages.py"
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)

OWN_NUMBER = {
    "card-game": {"score": {"brave": 3}},
    "witchs-brew": {"warlock": {"favour": 3}},
    "broom-service": {"black-market": {"points": 4}},
}
"""A number of somebody's own, in the box of each game."""

each_game = pytest.mark.parametrize("game", reading.names())
each_language = pytest.mark.parametrize("language", LANGUAGES)


def messages(language: str, file: str) -> list[str]:
    return MESSAGE.findall(
        (ROOT / "src/broomstick/words" / language / f"{file}.ftl").read_text(encoding="utf-8")
    )


def rule_messages(language: str, folder: str) -> list[str]:
    """What is said of rules: all of their own file, and the rules of event cards, which stand with these."""
    events = ROOT / "src/broomstick/words" / language / folder / "events.ftl"
    own = messages(language, f"{folder}events") if events.exists() else []
    return messages(language, f"{folder}rules") + [name for name in own if name.startswith("rule")]


def books(language: str) -> list[Book]:
    return [reading.heart(language), *(reading.book(language, name) for name in reading.names())]


def page(language: str, name: str) -> str:
    folder = PAGES if language == "en" else PAGES / language
    return (folder / f"{name}.md").read_text(encoding="utf-8")


def shown(items: list[Item]) -> str:
    """As lines; a space that must not break is like any other here."""
    return "\n".join(rule_lines(items, 200)).replace("\u00a0", " ")


def short_text(data: Any = None, players: int = 4, language: str = "en") -> str:
    return shown(reading.short(language, broomstick.load("card-game", players=players, data=data)))


@each_language
def test_every_rule_that_has_words_stands_once_in_the_outline(language: str) -> None:
    for book in books(language):
        own = "" if book.name == "heart" else f"{manifest_of(book.name).folder}/"
        written = [name for name in rule_messages(language, own) if name.startswith("rule-")]
        ids = [rule.id for rule in book.rules]
        assert sorted(written) == sorted(f"rule-{name}" for name in ids)
        assert len(set(ids)) == len(ids) > 30


@each_language
def test_no_message_of_the_rules_is_left_unused(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything in the files is said somewhere: in a book, in the rules in short or by the search."""
    said: set[str] = set()
    say = Words.say

    def note(self: Words, message: str, *facts: Any, **more: Any) -> str:
        said.add(message)
        return say(self, message, *facts, **more)

    monkeypatch.setattr(Words, "say", note)
    reading.heart.cache_clear()
    reading.standard.cache_clear()
    for name in reading.names():
        game = broomstick.load(name)
        rules_text(language, game, [], 80, True)
        for version in versions(name):
            rules_text(language, version)
        rules_text(language, game, ["brave"])
        assert not reading.search(language, name, "cg-tpyes")
        rules_text(language, game, ["cg-tpyes"])
        reading.book(language, name, OWN_NUMBER[name])
        written = messages(language, "rules") + rule_messages(language, f"{manifest_of(name).folder}/")
        assert [message for message in written if message not in said] == []


@each_language
def test_languages_have_the_same_items_in_the_same_order(language: str) -> None:
    for book, english in zip(books(language), books("en"), strict=True):
        assert [type(item) for item in book.items] == [type(item) for item in english.items]
        assert [rule.id for rule in book.rules] == [rule.id for rule in english.rules]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_rule_is_left_in_english(language: str) -> None:
    for book, english in zip(books(language), books("en"), strict=True):
        same = [
            rule.id for rule, other in zip(book.rules, english.rules, strict=True) if rule.text == other.text
        ]
        assert same == []


@each_language
def test_titles_of_sections_differ(language: str) -> None:
    for book in books(language):
        assert len(set(book.sections)) == len(book.sections) > 5


def test_marks_are_taken_off_for_plain_text() -> None:
    assert (
        plain("**Brave** or *not*, `cg-types` in [the heart](heart.md)")
        == "Brave or not, cg-types in the heart"
    )
    assert plain("2 * 3 and 4 * 5") == "2 * 3 and 4 * 5"


@each_language
def test_no_mark_is_left_in_the_terminal(language: str) -> None:
    for book in books(language):
        text = shown(list(book.items))
        assert not re.search(r"\*|`|\]\(|\{|\}", text)


def test_a_game_without_a_book_is_refused_with_those_that_have_one() -> None:
    with pytest.raises(OptionError, match=r"no rules of 'chess' here; there are those of .*card-game"):
        reading.book("en", "chess")


def run_tool(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(TOOL), *arguments], capture_output=True, text=True)


def test_pages_are_what_the_words_say() -> None:
    ran = run_tool("--check")
    # To write them: python tools/rule_pages.py
    assert (ran.stdout, ran.returncode) == ("", 0), ran.stdout + ran.stderr


def test_check_names_pages_that_are_not_up_to_date(tmp_path: Path) -> None:
    folder = ["--folder", str(tmp_path)]
    assert run_tool(*folder).returncode == 0
    assert run_tool(*folder, "--check").returncode == 0
    heart = tmp_path / "fr" / "heart.md"
    heart.write_text(heart.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    (tmp_path / "de" / "card-game.md").unlink()
    (tmp_path / "chess.md").write_text("# Chess\n", encoding="utf-8")
    ran = run_tool(*folder, "--check")
    assert ran.returncode == 1
    assert sorted(line.split(":")[0] for line in ran.stdout.splitlines()) == [
        "chess.md",
        "de/card-game.md",
        "fr/heart.md",
    ]
    assert "python tools/rule_pages.py" in ran.stdout


@pytest.mark.parametrize("name", ["heart", *reading.names()])
def test_pages_of_all_languages_have_the_same_rules_in_the_same_order(name: str) -> None:
    english = re.findall(r"^- `([^`]+)` — \S", page("en", name), re.MULTILINE)
    assert len(english) > 30
    for language in LANGUAGES:
        assert re.findall(r"^- `([^`]+)` — \S", page(language, name), re.MULTILINE) == english


@each_language
@pytest.mark.parametrize("name", ["heart", *reading.names()])
def test_links_of_pages_lead_somewhere(language: str, name: str) -> None:
    links = re.findall(r"\]\(([^)]+)\)", page(language, name))
    folder = PAGES if language == "en" else PAGES / language
    assert len(links) > len(LANGUAGES) - 1
    assert [link for link in links if not (folder / link).is_file()] == []


def numbers(table: Table) -> list[str]:
    return [re.sub(r"\D+", " ", cell).strip() for row in table.rows for cell in row if re.search(r"\d", cell)]


@each_game
@each_language
def test_tables_have_the_same_numbers_in_every_language(language: str, game: str) -> None:
    tables = [item for item in reading.book(language, game).items if isinstance(item, Table)]
    english = [item for item in reading.book("en", game).items if isinstance(item, Table)]
    assert [numbers(table) for table in tables] == [numbers(table) for table in english]


@each_game
@each_language
def test_rules_have_the_same_numbers_in_every_language(language: str, game: str) -> None:
    """Digits alone: small numbers may be words."""
    english = reading.book("en", game).rules
    for rule, other in zip(reading.book(language, game).rules, english, strict=True):
        # "6, 7 or 8" and the like may come in another order.
        assert sorted(re.findall(r"\d+", rule.text)) == sorted(re.findall(r"\d+", other.text)), rule.id


@each_language
def test_the_example_of_a_score_adds_up(language: str) -> None:
    texts = [item.text for item in reading.book(language, "card-game").items if isinstance(item, Paragraph)]
    (total,) = [text for text in texts if " + " in text]
    assert total.startswith("4 + 1 + 8 + 1 + 0 + 3 + 10 + 5 = **32")


def rule_text(name: str, data: Any) -> str:
    (text,) = [rule.text for rule in reading.book("en", "card-game", data).rules if rule.id == name]
    return text


def test_rules_show_the_numbers_of_a_players_own_box() -> None:
    assert "worth 2 VP" in rule_text("cg-score-brave", None)
    assert "worth 3 VP" in rule_text("cg-score-brave", {"score": {"brave": 3}})
    assert "worth 2 potions" in rule_text("cg-cowardly-potion", {"play": {"cowardly_potions": 2}})
    assert "picks 1 witch from" in rule_text("cg-pick-three", {"game": {"picks": 1}})
    assert "5 or 7 VP" in rule_text("cg-score-total", {"task": [{"number": 4, "points": 7}]})
    assert "receives 9 of them with three players, 15 " in rule_text("cg-deal", {"deal": {"3": 9}})


def test_a_players_own_number_has_an_origin_of_its_own_unless_it_names_one() -> None:
    def rows(data: Any) -> list[tuple[str, ...]]:
        items = reading.book("en", "card-game", data).items
        return [row for item in items if isinstance(item, Table) for row in item.rows]

    assert ("each brave potion", "2", "house") in rows(None)
    assert not [row for row in rows(None) if "your data" in row]
    own = rows({"score": {"brave": 3}})
    assert ("each brave potion", "3", "your data") in own
    assert ("your data", "from the data file you play with") in own
    read = rows({"score": {"brave": {"value": 3, "origin": "published"}}})
    assert ("each brave potion", "3", "published") in read
    assert not [row for row in read if "your data" in row]


def test_a_type_of_somebodys_own_keeps_its_name() -> None:
    witch = {"name": "storm", "colour": "silver", "copies": 5, "players": 3}
    items = reading.book("de", "card-game", {"witch": [witch]}).items
    rows = [row for item in items if isinstance(item, Table) for row in item.rows]
    assert [row[:4] for row in rows if row[0] == "storm"] == [("storm", "silver", "5", "3")]


def test_players_for_whom_the_cards_do_not_suffice_are_left_out() -> None:
    """A box that was thinned for three players."""
    thin = {"witch": [{"name": "fog", "copies": 0}]}
    items = reading.book("en", "card-game", thin).items
    (set_up,) = [item for item in items if isinstance(item, Table) and item.columns[1] == "types in play"]
    assert [row[0] for row in set_up.rows] == ["3"]


@each_language
def test_short_rules_show_the_numbers_of_the_components(language: str) -> None:
    text = short_text(language=language)
    scale = next(line for line in text.splitlines() if re.search(r"\b0 +0 +1 +3 +4 +6 +8 +\+2$", line))
    assert scale
    for name, copies in [("root", 10), ("water", 18), ("fog", 20)]:
        assert f"{words(language, 'card-game').say(f'role-{name}')} {copies}" in text
    # Four players: no black witches, and seven tasks.
    assert f"{words(language, 'card-game').say('role-night')} " not in text
    assert re.search(r"^ +7  ", text, re.MULTILINE)
    assert not re.search(r"^ +8  ", text, re.MULTILINE)


def test_short_rules_show_replaced_components() -> None:
    assert "each is worth 2 VP" in short_text()
    assert "each is worth 3 VP" in short_text({"score": {"brave": 3}})
    assert "There is 1 round." in short_text({"game": {"rounds": 1}})
    assert "everybody draws 1 card." in short_text({"game": {"draw": 1}})
    assert "cowardly  3 potions of" in short_text({"play": {"cowardly_potions": 3}})
    assert "+5" in short_text({"score": {"colour_more": 5}})
    assert "root 2, fire 3, water 4  9" in re.sub(
        r" {2,}", "  ", short_text({"task": [{"number": 1, "points": 9}]})
    )


def test_short_rules_are_for_the_number_of_players() -> None:
    assert "with 3 players" in short_text(players=3)
    assert "fog" not in short_text(players=3)
    assert "snow 22" in short_text(players=6)
