"""What an entry of the journal has brought is what has changed on the table: at every step of whole games."""

from typing import Any

import pytest

import broomstick
from broomstick import PUBLIC, Chance, State
from games.answers import CASES

DISPLAYS = ("potions", "brave_potions", "points")
GOODS = ("ingredients", "resources", "gold", "vials", "bolts", "amulets", "points")


def lying(state: State) -> list[dict[str, int]]:
    """What lies before each seat, by the names that a view has for it."""
    data = state.view(PUBLIC).data()
    found = []
    for seat in data.get("displays") or data["seats"]:
        counts: dict[str, int] = {}
        for name in DISPLAYS if "displays" in data else GOODS:
            part = seat.get(name, {})
            counts |= (
                part if isinstance(part, dict) else {name: len(part) if isinstance(part, list) else part}
            )
        found.append(counts)
    return found


def brought_by(state: State, action: int, seat: int) -> list[dict[str, int]]:
    """Play on, and add up what is told to have come of it."""
    assert state.journal is not None
    told = len(state.journal.entries)
    state.play(seat, action)
    found: list[dict[str, int]] = [{} for _ in range(state.players)]
    for entry in state.retold(state.journal.entries[told:]):
        for name, count in entry.get("brings", {}).items():
            assert count, f"{entry} tells of nothing"
            found[entry["seat"]][name] = found[entry["seat"]].get(name, 0) + count
    return found


@pytest.mark.parametrize(
    ("name", "options"), [(name, options) for name, cases in CASES.items() for options in cases]
)
def test_what_an_entry_brings_is_what_changes(name: str, options: dict[str, Any]) -> None:
    state = broomstick.load(name, **options).start(seed=11)
    rng, changes = Chance(11), 0
    while not state.over:
        before = lying(state)
        seat = state.deciders[0]
        brought = brought_by(state, rng.pick(state.choices(seat)), seat)
        for had, has, more in zip(before, lying(state), brought, strict=True):
            changed = {good: count - had[good] for good, count in has.items() if count != had[good]}
            assert {good: count for good, count in more.items() if count} == changed
            changes += len(changed)
    assert changes > 50


@pytest.mark.parametrize("name", CASES)
def test_a_whole_journal_tells_the_same_as_its_parts(name: str) -> None:
    """Whoever comes late is told what the others were told."""
    state = broomstick.load(name, **CASES[name][0]).start(seed=5)
    assert state.journal is not None
    rng = Chance(5)
    told = state.retold(state.journal.entries)
    while not state.over:
        seat = state.deciders[0]
        state.play(seat, rng.pick(state.choices(seat)))
        told += state.retold(state.journal.entries[len(told) :])
    assert state.retold(state.journal.entries) == told
    assert state.history_data(PUBLIC) == [
        line for line, one in zip(told, state.journal.entries, strict=True) if one.audience >> PUBLIC & 1
    ]
