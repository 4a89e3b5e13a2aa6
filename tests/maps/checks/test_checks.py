"""A hand-made broken map for every check: each fault is found, where it is and with its reason."""

import re
from pathlib import Path

import pytest

import broomstick
from broomstick.games.broom_service.map.board import read_board
from broomstick.games.broom_service.map.reader import read_picture
from broomstick.heart.errors import DataError
from broomstick.maps.checks.every import check_board
from broomstick.words import LANGUAGES, words
from broomstick.words.problems import problem
from maps.checks.faulty_maps import CASES, GOLDEN, cloud, faults, said_of
from maps.checks.map_files import Table, area, broken, codes, said_before, table

KEPT = said_before(GOLDEN)


@pytest.mark.parametrize(
    "number", range(len(CASES)), ids=[f"{side}-{i}-{code}" for i, (side, code, *_) in enumerate(CASES)]
)
def test_a_fault_is_found(number: int) -> None:
    """All that is said of it is as it is kept. If a change is meant, ``tools/golden.py`` writes it anew."""
    side, code, edit, said = CASES[number]
    found = faults(side, edit)
    errors = [error for error in found if error.code == code]
    assert errors
    assert said_of(number, found) == KEPT[number]
    assert any(all(word in str(error) for word in said) for error in errors), [str(e) for e in errors]
    for error in errors:
        told = {problem(words(language), error) for language in LANGUAGES}
        assert len(told) == len(LANGUAGES)


def test_nothing_is_kept_of_maps_that_are_no_more() -> None:
    assert len(KEPT) == len(CASES)


def test_there_is_a_broken_map_for_every_check() -> None:
    source = Path(broomstick.__file__).parent
    files = [source / "games/broom_service/map/faults.py", *(source / "maps/checks").glob("*.py")]
    raised = {
        code for file in files for code in re.findall(r'"(board-[a-z-]+)"', file.read_text(encoding="utf-8"))
    }
    assert raised - {code for _, code, *_ in CASES} == set()


@pytest.mark.parametrize("side", ["front", "back"])
def test_our_own_maps_are_in_order(side: str) -> None:
    checks = check_board(read_picture(table(side)), LANGUAGES)
    assert len(checks) == 16
    assert [str(error) for check in checks for error in check.found] == []


def test_everything_wrong_is_told_at_once() -> None:
    def edit(found: Table) -> None:
        found["towers"][0]["vp"] = 9
        found["clouds"].pop()
        area(found, "owl-wood")["names"].pop("de")

    assert set(codes(broken("front", edit))) >= {"board-tower-points", "board-cloud-count", "board-no-name"}


def test_a_map_of_ones_own_need_not_have_our_numbers() -> None:
    data = table("front")
    data["board"] = "islands"
    data["clouds"] = data["clouds"][:5]
    assert codes(data) == []


def test_what_cannot_be_played_is_not_read_as_a_board() -> None:
    data = table("front")
    cloud("banner-field")(data)
    with pytest.raises(DataError, match="no cloud may lie there"):
        read_board(data)


def test_what_is_only_hard_to_read_can_be_played() -> None:
    data = table("front")
    area(data, "owl-wood")["names"].pop("de")
    assert read_board(data).lands == 24
