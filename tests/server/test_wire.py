"""Nothing hidden leaves: change all that a viewer may not know, and not a byte of what the viewer is sent changes."""

import copy

import pytest

import broomstick
from broomstick import PUBLIC, Chance
from broomstick.hosting.clocks import Clocks
from broomstick.hosting.live_messages import ToClient
from broomstick.hosting.messages import BankClock
from broomstick.hosting.room import Room
from broomstick.hosting.table import PERSON, Seat, Table
from broomstick.hosting.viewers import Viewer
from broomstick.server.live import encode
from broomstick.server.store import Envelope, TableRow
from hosting.two_worlds import with_other_secrets

ROW = TableRow("table", "BCDF", "card-game", 1.0, None, {"pace": 0})
CLOCK = BankClock(60, 5)


def room_of(players: int, seed: str, salt: str) -> Room:
    table = Table(broomstick.load("card-game", players=players), seed, salt, 0)
    table.apply(table.propose_start("start", 1.0))
    for seat in range(players):
        table.apply(table.propose_seat(seat, Seat(PERSON, f"P{seat}"), f"seat {seat}", 1.0))
    room = Room(ROW, table, {}, [], lambda: table.entries[-1].made_at + 1)
    room.clocks = Clocks.of(CLOCK, table)
    return room


def answers_of_others(room: Room, viewer: int, rng: Chance) -> dict[int, str]:
    """Other sealed answers than those that were given, by the same seats."""
    state = room.table.state
    return {
        seat: answer if seat == viewer else state.game.text(rng.pick(state.choices(seat)))
        for seat, answer in room.envelopes.items()
    }


def heard(room: Room, viewer: Viewer) -> bytes:
    """Everything that waits for a viewer, as it goes over the wire."""
    sent: list[ToClient] = []
    while not viewer.waiting.empty():
        message = viewer.waiting.get_nowait()
        assert message is not None
        sent.append(message)
    return b"\n".join(encode(message) for message in sent)


def step(room: Room, rng: Chance) -> None:
    """One more envelope, lock or decision, some seconds after the last one."""
    table = room.table
    state = table.state
    assert room.clocks is not None
    key = f"k{table.number}-{len(room.envelopes)}"
    now = table.entries[-1].made_at + 1 + int(rng.below(8))
    if not table.sealed:
        seat = state.deciders[0]
        action = state.game.text(rng.pick(state.choices(seat)))
        entry = table.propose_act(seat, table.position, action, key, now)
    else:
        seat = rng.pick([seat for seat in state.deciders if seat not in room.envelopes])
        room.envelopes[seat] = state.game.text(rng.pick(state.choices(seat)))
        room.clocks.close(seat, now)
        lock = table.propose_lock(room.envelopes, key, now)
        if lock is None:
            return
        entry = lock
        room.envelopes = {}
    entry = room.clocks.stamp(entry)
    table.apply(entry)
    room.clocks.take_in(entry)
    room.clocks.run(table.state.deciders, ())


def same_times(room: Room, other: Room) -> Clocks:
    """The clocks of a table whose seats answered otherwise, each at the same time."""
    assert room.clocks is not None
    batch = room.table.position
    sealed = [
        Envelope(batch, seat, answer, room.clocks.since[seat] + room.clocks.thought[seat])
        for seat, answer in other.envelopes.items()
    ]
    return Clocks.of(CLOCK, other.table, sealed)


@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("viewer", [0, 2, PUBLIC])
def test_welcome_and_news_depend_only_on_what_the_viewer_may_know(viewer: int, players: int) -> None:
    rng = Chance(players * 10 + viewer)
    room = room_of(players, "truth", "salt")
    looking = Viewer(viewer)
    room.greet(looking)
    heard(room, looking)
    differed = ticked = 0
    for _ in range(60):
        before = looking.last
        step(room, rng)
        if room.table.state.over:
            break
        # The same table in another world, looked at by somebody who was told the same until now.
        other = room_of(players, "lie", "other salt")
        other.table.state = with_other_secrets(room.table.state, viewer, rng)
        other.table.entries = room.table.entries
        other.envelopes = answers_of_others(room, viewer, rng)
        other.clocks = same_times(room, other)
        other.now = room.now
        twin = Viewer(viewer)
        twin.number, twin.last = looking.number, copy.copy(before)
        other.viewers.append(twin)
        differed += other.table.state.position()["stocks"] != room.table.state.position()["stocks"]
        room.tell()
        other.tell()
        said = heard(room, looking)
        assert said == heard(other, twin)
        ticked += b'"clocks"' in said
        # And whoever arrives now is welcomed alike, but for the promise of the seed.
        fresh = [Viewer(viewer), Viewer(viewer)]
        welcomes = []
        for place, one in zip((room, other), fresh, strict=True):
            place.greet(one)
            welcomes.append(heard(place, one).replace(place.table.seal.encode(), b"-"))
            place.part(one)
        assert welcomes[0] == welcomes[1]
        heard(room, looking)
    assert differed > 20
    assert ticked > 20


def test_the_secrets_really_were_there() -> None:
    """The same, the other way round: what is hidden from one is sent to the other."""
    rng = Chance(1)
    room = room_of(4, "truth", "salt")
    while not room.table.sealed:
        step(room, rng)
    room.envelopes = {1: room.table.game.text(room.table.state.choices(1)[0])}
    viewers = [Viewer(0), Viewer(1), Viewer(PUBLIC)]
    sent = []
    for viewer in viewers:
        room.greet(viewer)
        sent.append(heard(room, viewer))
    answer = room.envelopes[1].encode()
    assert answer in sent[1]
    assert answer not in sent[0]
    assert answer not in sent[2]
    assert b'"ready":[1]' in sent[0]


def test_a_changed_answer_is_news_only_to_whoever_changed_it() -> None:
    rng = Chance(2)
    room = room_of(3, "truth", "salt")
    while not room.table.sealed:
        step(room, rng)
    choices = [room.table.game.text(choice) for choice in room.table.state.choices(1)]
    room.envelopes = {1: choices[0]}
    viewers = [Viewer(0), Viewer(1), Viewer(PUBLIC)]
    for viewer in viewers:
        room.greet(viewer)
    for viewer in viewers:
        heard(room, viewer)
    room.envelopes = {1: choices[1]}
    room.tell()
    sent = [heard(room, viewer) for viewer in viewers]
    assert choices[1].encode() in sent[1]
    assert (sent[0], sent[2]) == (b"", b"")


def test_everybody_is_told_alike_of_a_rematch_and_of_other_rules() -> None:
    room = room_of(3, "truth", "salt")
    viewers = [Viewer(0), Viewer(1), Viewer(PUBLIC)]
    for viewer in viewers:
        room.greet(viewer)
    for viewer in viewers:
        heard(room, viewer)
        viewer.number = 0
    room.rematch = "elsewhere"
    room.tell()
    assert {heard(room, viewer) for viewer in viewers} == {
        b'{"type":"news","number":1,"rematch":"elsewhere"}'
    }
    room.table.apply(room.table.propose_rules(4, "rules", 2.0))
    room.tell()
    for viewer in viewers:
        said = heard(room, viewer)
        assert b'"changed_rules_at":5' in said
        # What was told before stands; the position in the log goes to nobody.
        assert b'"journal"' not in said
        assert b"chance" not in said
        assert b"truth" not in said
