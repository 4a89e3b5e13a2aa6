"""A table in two worlds that one viewer cannot tell apart, at a host of any kind.

The worlds differ in all that the viewer may not know: the others' stocks and picks, the pile, the seed, the others'
secrets. The table has the same id, code and names in both, so whatever else differs in what is sent would be a leak.
One thing is set aside openly: the seal of the seed, which must differ.
"""

import hashlib
from collections.abc import Sequence
from typing import Any

from broomstick import PUBLIC, Chance, State
from broomstick.heart.journal import Entry, Journal
from broomstick.hosting.hall import Hall
from broomstick.hosting.room import Room
from broomstick.hosting.rows import TableRow, token_hash
from broomstick.hosting.table import PERSON, Seat, Table

TABLE, CODE = "same-table", "BCDF"
NOW = 1_000_000.0


def own_secret(table: str) -> str:
    """What opens the viewer's seat; the same in both worlds."""
    return f"own-secret-at-{table}"


OWN = own_secret(TABLE)


def with_other_secrets(truth: State, viewer: int, rng: Chance) -> State:
    """A world the viewer cannot tell from the true one; what was noted for others is something else there.

    What everybody may know any viewer may: who has a seat can look on as well.
    """
    twin = truth.game.imagine(truth.view(viewer), rng)
    journal = Journal()
    assert truth.journal is not None
    for entry in truth.journal.entries:
        if entry.audience >> viewer & 1 or entry.audience >> PUBLIC & 1:
            journal.entries.append(entry)
        elif rng.below(2):
            journal.entries.append(Entry(entry.code, (entry.seat + 1) % truth.players, entry.audience))
    # How many decisions there were everybody knows; which, is something else there.
    journal.actions = [0] * len(truth.journal.actions)
    twin.journal = journal
    return twin


def two_states(truth: State, viewer: int) -> list[State]:
    return [truth.copy(), with_other_secrets(truth, viewer, Chance(f"{viewer} {truth.digest()}"))]


class Furnished:
    """One of the two: a host's hall, and the table in it."""

    def __init__(self, name: str, hall: Hall) -> None:
        self.name = name
        self.hall = hall
        self.room: Room
        self.rng = Chance(name)

    def secret(self, seat: int, viewer: int, table: str = TABLE) -> str:
        return own_secret(table) if seat == viewer else f"{self.name}-{seat}-{table}"

    async def furnish(
        self, state: State, viewer: int, settings: dict[str, Any], named: str = TABLE, code: str = CODE
    ) -> None:
        """The table, on disk and in memory, as it stands in this world. It goes on from a position."""
        table = Table(state.game, f"seed of {self.name}", f"salt of {self.name}", 0)
        table.apply(table.propose_start("start", NOW))
        for seat in range(state.players):
            table.apply(table.propose_seat(seat, Seat(PERSON, f"P{seat}"), f"seat {seat}", NOW))
        table.state = state
        table.apply(table.propose_rules(table.number, "rules", NOW))
        row = TableRow(named, code, state.game.name, NOW, None, {"pace": 0, **settings})
        hashes = {seat: token_hash(self.secret(seat, viewer, named)) for seat in range(state.players)}
        await self.hall.store.create_table(row, table.entries, hashes)
        self.room = self.hall.add(row, table)

    async def seal(self, seat: int, answer: str = "") -> str:
        """A seat answers the sealed question, in some way of this world where none is told; gives the answer."""
        state = self.room.table.state
        answer = answer or state.game.text(self.rng.pick(state.choices(seat)))
        await self.hall.seal(self.room, seat, self.room.table.position, answer, self.key(seat))
        return answer

    async def unseal(self, seat: int) -> None:
        await self.hall.unseal(self.room, seat, self.room.table.position, self.key(seat))

    def key(self, seat: int) -> str:
        return f"{self.name} {seat} {self.rng.below(1 << 30)}"

    def cleared(self, data: bytes) -> bytes:
        """What was sent, without what may differ."""
        seal = hashlib.sha256(f"seed of {self.name}salt of {self.name}".encode()).hexdigest()
        assert seal == self.room.table.seal
        return data.replace(seal.encode(), b"the seal")


def differ(worlds: Sequence[Furnished], viewer: int) -> bool:
    """Whether the two worlds really are two: what the viewer may not know is not the same, what it may know is."""
    one, other = (world.room.table.state for world in worlds)
    assert one.view(viewer).data() == other.view(viewer).data()
    return one.position() != other.position() and one.digest() != other.digest()
