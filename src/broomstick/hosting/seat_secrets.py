"""The secrets of seats: one opens a seat, and one that is made of another is known only to whoever had that one.

A new secret ends the old one there and then, at the table and in the rematches that the old one opened: whoever came
with it is sent away. Once a seat of a rematch has a secret, those of the game before open nothing there but that one.
"""

import base64
import hashlib
from typing import TYPE_CHECKING

from broomstick.heart.journal import PUBLIC
from broomstick.hosting.room import Room
from broomstick.hosting.rows import token_hash
from broomstick.hosting.table import Refused
from broomstick.hosting.viewers import NEW_SECRET

if TYPE_CHECKING:
    from broomstick.hosting.hall import Hall

LENGTH = 32
"""Letters of a secret that is made of another one."""


def short_hash(text: str, length: int) -> str:
    """A text that can stand in an address, from which nobody finds the one it was made of."""
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest())[:length].decode()


def renewed(table_id: str, secret: str, key: str) -> str:
    """The secret that follows another: asking again after a lost answer gives it again, the old one alone does not."""
    return short_hash(f"renew {table_id} {secret} {key}", LENGTH)


def again(table_id: str, secret: str) -> str:
    """The secret at a rematch of whoever has this one in the game before."""
    return short_hash(f"sit {table_id} {secret}", LENGTH)


async def renew(hall: "Hall", room: Room, secret: str, key: str) -> tuple[int, str]:
    """A new secret for a seat: the old one opens it no more, and whoever came in with it is sent away."""
    fresh = renewed(room.row.id, secret, key)
    async with room.lock:
        seat = await hall.store.seat_of_token(room.row.id, token_hash(fresh))
        if seat is None:
            seat = await hall.seat_of(room.row.id, secret)
            if seat == PUBLIC:
                raise Refused("only whoever has a seat can have a new link for it", "not-seated", {})
            await change(hall, room, seat, fresh)
    await renew_rematches(hall, room, secret, fresh)
    return seat, fresh


async def renew_rematches(hall: "Hall", room: Room, secret: str, fresh: str) -> None:
    """What the old secret opened in games that came of this one, the new one opens from now on."""
    while room.rematch is not None:
        room = await hall.room(room.rematch)
        secret, fresh = again(room.row.id, secret), again(room.row.id, fresh)
        async with room.lock:
            seat = await hall.store.seat_of_token(room.row.id, token_hash(secret))
            if seat is not None:
                await change(hall, room, seat, fresh)


async def change(hall: "Hall", room: Room, seat: int, fresh: str) -> None:
    """From now on this secret opens the seat. Whoever calls this holds the table's lock."""
    await hall.store.set_token(room.row.id, seat, token_hash(fresh))
    for viewer in room.viewers[:]:
        if viewer.seat == seat:
            viewer.goodbye = NEW_SECRET
            room.part(viewer)
        elif seat in viewer.here:
            # Its people are at somebody else's device from now on.
            room.leave(viewer, {seat})
    room.tell()
    hall.set_alarm(room)
