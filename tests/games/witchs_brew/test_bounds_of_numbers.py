"""How large a number in the component file may be, and what has to go together in it."""

from typing import Any

import pytest

from broomstick.games.witchs_brew import lists
from broomstick.games.witchs_brew.codes import things
from broomstick.games.witchs_brew.components import Components, read_components
from games.bounds import FILE, Bound, bounds, hold, refused

EVERY = """
game: picks 1 8, ravens 1 99, sets 1 60
start: gold 0 99, ingredients 0 99
barred: 3 1 4, 4 1 4
collector: full 1 5, favour 1 5
alchemist: full 1 15, favour 1 15
fortune-teller: price 0 15, full 1 15, favour 1 15
assistant: price 0 15, full 1 5, favour 1 5
brewer: favour_gold 0 15, vials 1 15
warlock: favour 1 15
cutpurse: share 1 99, spared 0 15
begging-monk: share 1 99, spared 0 15
spells: copia 1 5, vials 1 15
"""


def four(data: dict[str, Any]) -> Components:
    return read_components(4, True, FILE, data)


@pytest.mark.parametrize(
    "bound",
    bounds("\n".join([EVERY.strip(), *(f"spell {spell}: copies 0 3" for spell in lists.SPELLS)])),
    ids=str,
)
def test_a_number_within_its_bounds_is_taken_and_no_other(bound: Bound) -> None:
    hold(four, bound)


def cauldron(**fields: Any) -> dict[str, Any]:
    """Three cards of the first cauldron, with some of their fields as given."""
    card = {"main_needs": [1, 1, 1], "second_needs": [1, 1, 1], "points": [1, 2, 3], "ravens": [0, 1, 0]}
    return {"cauldron": [{"name": lists.STACKS[0], **card, **fields}]}


def shelf(**fields: Any) -> dict[str, Any]:
    return {
        "shelf": [
            {
                "name": lists.STACKS[things.CAULDRONS],
                "needs": [1, 2],
                "points": [1, 2],
                "ravens": [0, 0],
                **fields,
            }
        ]
    }


@pytest.mark.parametrize(
    ("card", "field", "lowest", "highest"),
    [
        (cauldron, "main_needs", 0, 5),
        (cauldron, "second_needs", 0, 5),
        (cauldron, "points", 0, 99),
        (cauldron, "ravens", 0, 1),
        (shelf, "points", 0, 99),
        (shelf, "ravens", 0, 1),
    ],
)
def test_each_number_of_a_list_has_its_bounds(card: Any, field: str, lowest: int, highest: int) -> None:
    count = 3 if card is cauldron else 2
    for value in (lowest - 1, highest + 1):
        error = refused(four, card(**{field: [*[lowest] * (count - 1), value]}))
        assert error is not None
        assert error.facts["field"] == field
        assert (error.facts["lowest"], error.facts["highest"]) == (lowest, highest)
    for value in (lowest, highest):
        error = refused(four, card(**{field: [*[lowest] * (count - 1), value]}))
        assert error is None or error.code != "not-a-number"


@pytest.mark.parametrize(
    ("data", "code", "facts"),
    [
        (cauldron(points=[1, 2]), "wrong-length", {"field": "points", "count": 3, "found": 2}),
        (cauldron(ravens=[0] * 4), "wrong-length", {"field": "ravens", "count": 3, "found": 4}),
        (cauldron(second_needs=[1]), "wrong-length", {"field": "second_needs", "count": 3, "found": 1}),
        (shelf(points=[1]), "wrong-length", {"field": "points", "count": 2, "found": 1}),
        (
            cauldron(main_needs=[1, 3, 1], second_needs=[1, 3, 1]),
            "card-needs",
            {"field": "second_needs", "number": 2, "count": 6, "lowest": 1, "highest": 5},
        ),
        (
            cauldron(main_needs=[0, 1, 1], second_needs=[0, 1, 1]),
            "card-needs",
            {"field": "second_needs", "number": 1, "count": 0, "lowest": 1, "highest": 5},
        ),
        (
            cauldron(main_needs=[1] * 16, second_needs=[1] * 16),
            "too-many",
            {"field": "main_needs", "count": 16, "highest": 15},
        ),
        (
            cauldron(main="blue"),
            "unknown-name",
            {"field": "main", "value": "'blue'", "names": lists.COLOURS},
        ),
        (
            cauldron(second="blue"),
            "unknown-name",
            {"field": "second", "value": "'blue'", "names": lists.COLOURS},
        ),
        (
            {"spell": [{"name": "x"}]},
            "unknown-name",
            {"field": "name", "value": "'x'", "names": lists.SPELLS},
        ),
        ({"spell": [{"name": spell, "copies": 0} for spell in lists.SPELLS]}, "no-books", {"file": FILE}),
    ],
)
def test_what_does_not_fit_together_is_refused_with_all_that_is_known_of_it(
    data: dict[str, Any], code: str, facts: dict[str, object]
) -> None:
    error = refused(four, data)
    assert error is not None
    assert error.code == code
    assert facts.items() <= error.facts.items()


def test_cards_of_ones_own_are_laid_as_they_are_written() -> None:
    parts = four(cauldron(main="white", second="red", main_needs=[2, 1, 0], second_needs=[1, 1, 5]))
    assert parts.cards[0] == 3
    assert parts.price[:3] == [3, 2, 5]
    assert parts.points[:3] == [1, 2, 3]
    assert parts.raven[:3] == [0, 1, 0]
    needs = [dict(zip(lists.COLOURS, parts.needs[3 * card : 3 * card + 3], strict=True)) for card in range(3)]
    assert [(need["white"], need["red"]) for need in needs] == [(2, 1), (1, 1), (0, 5)]


def test_both_halves_of_a_price_may_be_of_one_colour() -> None:
    parts = four(cauldron(main="red", second="red", main_needs=[2, 1, 0], second_needs=[1, 1, 5]))
    reds = [parts.needs[3 * card + lists.COLOURS.index("red")] for card in range(3)]
    assert reds == parts.price[:3] == [3, 2, 5]


def test_a_stack_has_room_for_so_many_cards_and_no_more() -> None:
    def cards(count: int) -> dict[str, Any]:
        return shelf(needs=[1] * count, points=[1] * count, ravens=[0] * count)

    most = next(count for count in range(2, 40) if refused(four, cards(count + 1)))
    error = refused(four, cards(most + 1))
    assert error is not None
    assert error.code == "too-many"
    assert (error.facts["field"], error.facts["count"], error.facts["highest"]) == ("needs", most + 1, most)
    assert four(cards(most)).cards[things.CAULDRONS] == most
