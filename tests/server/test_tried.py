"""A proposed entry is played once: what was tried out is taken over, and only where it is the very entry that comes."""

import dataclasses

import broomstick
from broomstick import PUBLIC, Chance
from broomstick.hosting.entries import Entry
from broomstick.hosting.table import PERSON, Seat, Table


def opened() -> Table:
    table = Table(broomstick.load("card-game", players=3), "5", "salt", 0)
    table.apply(table.propose_start("k0", 1.0))
    return table


def proposed(table: Table, rng: Chance) -> Entry:
    state = table.state
    key = f"k{table.number}"
    if table.sealed:
        answers = {seat: state.game.text(rng.pick(state.choices(seat))) for seat in state.deciders}
        entry = table.propose_lock(answers, key, 2.0)
        assert entry is not None
        return entry
    seat = state.deciders[0]
    return table.propose_act(seat, table.position, state.game.text(rng.pick(state.choices(seat))), key, 2.0)


def test_whether_an_entry_ends_the_game_is_known_with_and_without_trying_it_out() -> None:
    table, rng = opened(), Chance(1)
    twin = Table.replay(table.entries)
    ends = []
    while not table.state.over:
        entry = proposed(table, rng)
        # What its time was is written into an entry after it was proposed.
        stamped = dataclasses.replace(entry, body={**entry.body, "spent": {"0": 1.5}})
        ends.append((table.ends_with(stamped), twin.ends_with(stamped)))
        table.apply(stamped)
        twin.apply(stamped)
        assert table.state == twin.state
        assert table.told(PUBLIC).since(0) == twin.told(PUBLIC).since(0)
    assert ends == [(False, False)] * (len(ends) - 1) + [(True, True)]


def test_a_proposal_that_came_to_nothing_leaves_no_trace() -> None:
    """The disk did not take it; then somebody sits down, or another choice is made under the same key."""
    table = opened()
    seat = table.state.deciders[0]
    first, second = (table.game.text(action) for action in table.state.choices(seat)[:2])
    dropped = table.propose_act(seat, table.position, first, "k", 2.0)
    other = table.propose_act(seat, table.position, second, "k", 2.0)
    assert table.tried_out(dropped) is None
    table.propose_act(seat, table.position, first, "k", 2.0)
    table.apply(table.propose_seat(1, Seat(PERSON, "Ada"), "sit", 3.0))
    assert table.tried is None
    table.apply(dataclasses.replace(other, number=table.number + 1))
    assert table.state == Table.replay(table.entries).state
    assert table.state.digest() == other.position_hash


def test_what_is_told_is_the_viewers_history_after_an_undo_too() -> None:
    table, rng = opened(), Chance(4)
    undone = 0
    for _ in range(40):
        if table.state.over:
            break
        table.apply(proposed(table, rng))
        seat = table.line[-1].seat
        if seat is not None and table.state.may_undo(seat) is None and undone < 3:
            table.apply(table.propose_undo(seat, table.position, f"u{table.number}", 3.0))
            undone += 1
        for viewer in (0, 1, 2, PUBLIC):
            assert table.told(viewer).since(0) == table.state.history_data(viewer)
