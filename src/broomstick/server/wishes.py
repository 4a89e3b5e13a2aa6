"""People's wish that nothing is kept of a table: when all who sit there have it, nothing is."""

from functools import partial

from sqlalchemy import Connection, delete, insert, select

from broomstick.heart.journal import PUBLIC
from broomstick.hosting.hall import Hall
from broomstick.hosting.messages import Wished
from broomstick.hosting.table import PERSON, Refused
from broomstick.hosting.viewers import DELETED
from broomstick.server.care import doing
from broomstick.server.store import Store
from broomstick.server.store.schema import WISHES


async def wish(hall: Hall, table: str, secret: str, gone: bool) -> Wished:
    """Have the wish, or have it no more. Alone against bots one is all; a seat that a bot plays for has no say."""
    room = await hall.room(table)
    seat = await hall.seat_of(table, secret)
    if seat == PUBLIC:
        raise Refused("only who sits at the table can wish this", "not-seated", {})
    store = hall.store
    assert isinstance(store, Store)
    async with room.lock:
        people = {i for i, who in enumerate(room.table.seats) if who.kind == PERSON} | {seat}
        work = partial(wished, table=table, seat=seat, gone=gone, people=people, now=hall.now())
        wishing = await store.writer.do(work)
        deleted = people <= wishing
        room.wishing = wishing
        if not deleted:
            # The others have to know, or they could not wish the same.
            room.tell()
    if deleted:
        hall.forget(table, DELETED)
    return Wished(sorted(wishing & people), sorted(people - wishing), deleted)


def wished(
    connection: Connection, table: str, seat: int, gone: bool, people: set[int], now: float
) -> set[int]:
    """Who has the wish from now on; with the last one everything goes, in the same transaction."""
    own = (WISHES.c.table_id == table) & (WISHES.c.seat == seat)
    connection.execute(delete(WISHES).where(own))
    if gone:
        connection.execute(insert(WISHES).values(table_id=table, seat=seat, made_at=now))
    wishing = set(connection.execute(select(WISHES.c.seat).where(WISHES.c.table_id == table)).scalars())
    if people <= wishing:
        doing.delete(connection, table)
    return wishing
