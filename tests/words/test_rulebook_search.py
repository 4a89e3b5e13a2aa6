"""Rules are found by name and by word, and fit the terminal."""

import re

import pytest

import broomstick
from broomstick.terminal.rulebook import rule_lines, rules_text
from broomstick.words import LANGUAGES, words
from broomstick.words.books import reading
from broomstick.words.books.items import Entry, Item, Rule, Table

each_language = pytest.mark.parametrize("language", LANGUAGES)


def found(language: str, word: str) -> list[str]:
    """Names of rules, and words of the glossaries in quotes."""
    hits = reading.search(language, "card-game", word)
    return [hit.id if isinstance(hit, Rule) else f'"{hit.word}"' for hit in hits]


def test_a_rule_is_found_by_its_name_before_all_others() -> None:
    assert found("en", "cg-tie-break") == ["cg-tie-break"]
    assert found("en", "tie-break")[0] == "cg-tie-break"
    assert found("en", "heart-next")[0] == "heart-next"
    assert found("en", "HEART-NEXT")[0] == "heart-next"


def test_rules_are_found_by_part_of_a_name() -> None:
    assert {"cg-first-card", "cg-first-card-forced"} <= set(found("en", "first-card"))
    assert {"heart-undo-staged", "heart-undo-barrier"} == set(found("fr", "undo"))
    assert {"cg-cancel", "cg-cancel-known", "cg-cancel-return", "cg-cancel-nothing"} <= set(
        found("de", "cancel")
    )


def test_rules_are_found_by_the_title_they_stand_under() -> None:
    hits = found("en", "declining")
    assert {"heart-come-along", "heart-gift", "heart-decline"} <= set(hits)
    (menu,) = [rule for rule in reading.heart("en").rules if rule.id == "heart-gift"]
    assert "declining" not in menu.text.lower()
    assert menu.section == "Declining"


def test_whole_words_come_before_parts_of_words() -> None:
    hits = reading.search("en", "card-game", "lead")
    whole = [bool(re.search(r"\blead\b", f"{hit.text} {hit.id}")) for hit in hits if isinstance(hit, Rule)]
    assert whole == sorted(whole, reverse=True)
    assert True in whole
    assert False in whole


def test_the_word_itself_is_explained_first() -> None:
    assert found("en", "stock")[0] == '"stock"'
    assert found("en", "sealed question")[0] == '"sealed question"'
    assert found("en", "brave potion")[0] == '"brave potion"'


def test_all_of_several_words_must_be_there() -> None:
    both = set(found("en", "potion task"))
    assert "cg-task-no-brave" in both
    assert "cg-score-brave" not in both
    assert both < set(found("en", "task"))


def test_other_endings_are_found_too() -> None:
    assert "cg-cowardly-potion" in found("en", "potions")
    assert "cg-task-no-brave" in found("en", "potion")


@pytest.mark.parametrize(
    ("language", "word", "rule"),
    [
        ("en", "Potion", "cg-cowardly-potion"),
        ("fr", "potion", "cg-cowardly-potion"),
        ("fr", "LÂCHE", "heart-cowardly-at-once"),
        ("fr", "lache", "heart-cowardly-at-once"),
        ("fr", "egalite", "cg-tie-break"),
        ("fr", "pioche", "cg-pile-left"),
        ("fr", "mission", "cg-task-gone"),
        ("de", "Trank", "cg-cowardly-potion"),
        ("de", "tränke", "cg-brave-potions"),
        ("de", "tranke", "cg-brave-potions"),
        ("de", "feige", "heart-cowardly-at-once"),
        ("de", "Auftrag", "cg-task-gone"),
        ("de", "nachziehstapel", "cg-pile-left"),
    ],
)
def test_words_are_found_in_each_language_without_accents_and_capitals(
    language: str, word: str, rule: str
) -> None:
    assert rule in found(language, word)


@each_language
def test_every_rule_and_every_word_is_found_by_itself(language: str) -> None:
    for book in reading.books(language, "card-game"):
        for rule in book.rules:
            assert reading.search(language, "card-game", rule.id)[0] == rule
        for entry in book.entries:
            assert entry in reading.search(language, "card-game", entry.word)[:2]


@pytest.mark.parametrize("word", ["", "  ", "-", "?!", "zzz", "checkmate"])
def test_nothing_is_found_where_there_is_nothing(word: str) -> None:
    assert found("en", word) == []


def test_a_word_that_was_not_found_is_answered_with_others() -> None:
    assert "potion" in reading.near("en", "card-game", "poshion")
    assert "cg-tie-break" in reading.near("en", "card-game", "cg-tie-braek")
    assert "Lâche" not in reading.near("en", "card-game", "lache")
    assert reading.near("en", "card-game", "zzzzz") == []


@each_language
@pytest.mark.parametrize("width", [60, 80, 200])
def test_no_line_is_longer_than_the_terminal_is_wide(language: str, width: int) -> None:
    game = broomstick.load("card-game", players=6)
    texts = [
        rules_text(language, game, [], width, False),
        rules_text(language, game, [], width, True),
        rules_text(language, game, ["brave"], width, False),
        rules_text(language, game, ["qwertzu"], width, False),
    ]
    for lines in texts:
        assert lines
        assert [line for line in lines if len(line) > width or line != line.rstrip() or "\n" in line] == []


def test_complete_rules_are_those_of_the_game_and_of_the_heart() -> None:
    lines = rules_text("en", broomstick.load("card-game"), [], 80, True)
    for book in reading.books("en", "card-game"):
        assert [rule.id for rule in book.rules if rule.id not in lines] == []
        assert lines[lines.index(book.title) + 1] == "=" * len(book.title)
    assert lines.index("cg-types") < lines.index("heart-starter")


def test_sections_are_underlined() -> None:
    lines = rules_text("en", broomstick.load("card-game"), [], 80, True)
    assert lines[lines.index("Set-up") + 1] == "------"
    assert lines[lines.index("Picks") + 1] == "~~~~~"


def test_hits_tell_where_they_stand() -> None:
    lines = rules_text("en", broomstick.load("card-game"), ["cancelled"], 80, False)
    assert re.fullmatch(r"\d+ rules about “cancelled”", lines[0])
    assert "cg-cancel-return · Cancelled cards" in lines
    assert "cg-public · What is public and what is hidden" in lines
    # A part of a section comes with the section.
    lines = rules_text("en", broomstick.load("card-game"), ["cg-turn-count"], 80, False)
    assert "cg-turn-count · A round / Turns" in lines


def test_a_single_hit_is_counted_as_one() -> None:
    lines = rules_text("en", broomstick.load("card-game"), ["cg-tie-break"], 80, False)
    assert lines[0] == "1 rule about “cg-tie-break”"


def test_hits_show_the_numbers_of_the_game_at_hand() -> None:
    game = broomstick.load("card-game", data={"score": {"brave": 7}})
    assert any("is worth 7 VP" in line for line in rules_text("en", game, ["score-brave"], 80, False))


def test_where_nothing_is_found_near_words_and_sections_are_named() -> None:
    text = " ".join(rules_text("en", broomstick.load("card-game"), ["poshion"], 80, False))
    assert "No rule speaks of “poshion”." in text
    assert "Did you mean “potion”" in text
    assert "End of the game, What is public and what is hidden, Starting" in text
    hopeless = " ".join(rules_text("en", broomstick.load("card-game"), ["zzzzz"], 80, False))
    assert "Did you mean" not in hopeless


def test_a_table_that_does_not_fit_is_broken_and_then_a_list() -> None:
    table = Table(
        ("player", "number", "what there is"), (("one", "12", "three words here"), ("two", "3", "more"))
    )
    assert rule_lines([table], 60) == [
        "  player  number  what there is",
        "  ------  ------  ----------------",
        "  one         12  three words here",
        "  two          3  more",
    ]
    assert rule_lines([table], 26) == [
        "  player  number  what",
        "                  there is",
        "  ------  ------  --------",
        "  one         12  three",
        "                  words",
        "                  here",
        "  two          3  more",
    ]
    assert rule_lines([table], 20) == [
        "  player: one;",
        "      number: 12;",
        "      what there is:",
        "      three words",
        "      here",
        "  player: two;",
        "      number: 3;",
        "      what there is:",
        "      more",
    ]


def test_a_column_is_no_wider_than_its_broken_cells_need() -> None:
    table = Table(("a long title of many words", "b"), (("x", "2"), ("y", "word " * 8 + "end")))
    assert rule_lines([table], 40) == [
        "  a long title of  b",
        "  many words",
        "  ---------------  --------------",
        "  x                2",
        "  y                word word word",
        "                   word word word",
        "                   word word end",
    ]


@each_language
def test_commands_are_never_broken(language: str) -> None:
    lines = rules_text(language, broomstick.load("card-game"), [], 60, False)
    brave = words(language).say("stance-brave")
    for command in ("broomstick rules card-game --all", f"broomstick rules card-game {brave}"):
        assert [line for line in lines if line.endswith(command)] != []


def test_an_entry_and_a_rule_have_their_text_further_in() -> None:
    items: list[Item] = [Entry("pile", "the cards"), Rule("cg-pile-left", "Some *are* left.", "End")]
    assert rule_lines(items, 60) == ["pile", "    the cards", "", "cg-pile-left", "    Some are left."]
