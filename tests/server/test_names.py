"""Whatever is typed for a name, one short line is shown, and no two at a table are alike."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from broomstick.hosting.names import LONGEST_NAME, clean_name, distinct_name
from server.serving import ask


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \n\t Lovelace ", "Ada Lovelace"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("李小龙", "李小龙"),
        ("עדה", "עדה"),
        ("", ""),
        (" \u3000\n", ""),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("[bold]Ada[/]", "[bold]Ada[/]"),
        # Marks that turn, hide or join.
        ("\u202eadA", "adA"),
        ("A\u200bd\u2066a\u2069\ufeff", "Ada"),
        ("\x1b[31mAda\x00", "[31mAda"),
        # Nothing to be seen.
        ("\u3164\u2800", ""),
        ("\u0301\u0301", ""),
        ("A" + "\u0323" * 50 + "da", "Ạ" + "\u0323" * 2 + "da"),
        ("\ud800Ada", "Ada"),
    ],
)
def test_a_name_is_shown_as_one_line_without_tricks(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


def test_a_name_of_ten_thousand_letters_is_cut() -> None:
    assert clean_name("x" * 10_000) == "x" * LONGEST_NAME
    assert clean_name(" " * 10_000) == ""
    assert len(clean_name("e\u0301\u0323" * 10_000)) <= LONGEST_NAME


@given(st.text())
def test_a_clean_name_is_short_printable_and_stays_as_it_is(typed: str) -> None:
    shown = clean_name(typed)
    assert len(shown) <= LONGEST_NAME
    assert shown.isprintable()
    assert shown == shown.strip()
    assert clean_name(shown) == shown


def test_the_same_name_twice_gets_a_number() -> None:
    assert distinct_name("Ada", ["Ben"]) == "Ada"
    assert distinct_name("Ada", ["Ada"]) == "Ada 2"
    assert distinct_name("ADA", ["Ada", "ada 2"]) == "ADA 3"
    assert distinct_name("Ａｄａ", ["Ada"]) == "Ａｄａ 2"
    assert distinct_name("", ["", ""]) == ""
    long = "x" * LONGEST_NAME
    assert distinct_name(long, [long]) == "x" * (LONGEST_NAME - 2) + " 2"


async def test_names_at_a_table(address: str) -> None:
    seats = [{"kind": "person", "name": "Hazel"}, {"kind": "bot", "bot": "random"}]
    seats += [{"kind": "open"}] * 4
    _, opened = await ask(address, "/api/tables", {"game": "card-game", "seats": seats, "pace": 10_000})
    for name in ("hazel", "<i>Ben</i>", "\u202e", ""):
        status, _ = await ask(address, "/api/join", {"code": opened["code"], "name": name})
        assert status == 201
    status, reply = await ask(address, "/api/join", {"code": opened["code"], "name": "x" * 10_000})
    assert (status, reply["code"]) == (400, "wrong")
    _, shown = await ask(address, f"/api/tables/{opened['table']}")
    names = [seat["name"] for seat in shown["seats"]]
    assert names[0] == "Hazel"
    assert names[2:] == ["hazel 2", "<i>Ben</i>", "", ""]
    # The bot that would have been called Hazel is called something else.
    assert names[1] not in ("", "Hazel", "hazel 2")
