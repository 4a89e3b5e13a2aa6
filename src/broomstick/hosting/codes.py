"""Codes, by which people come to a table: a table has its own as long as a seat is open there, then another may get it.

They are as short as they can be while a guess is hardly ever right: longer ones are given when many are out.
"""

import logging
import secrets
from contextlib import suppress
from dataclasses import replace

from broomstick.hosting.room import Room
from broomstick.hosting.store import Store
from broomstick.hosting.store_errors import CodeTaken, StoreError
from broomstick.hosting.table import Refused

LOG = logging.getLogger("broomstick.codes")
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no words come out, and nothing that looks like something else."""
SHORTEST, LONGEST = 4, 8
GUESSES = 100
"""So many codes there are, at least, for each that is out."""
TRIES = 20


def length_for(out: int) -> int:
    """How long a code is when so many are out."""
    lengths = range(SHORTEST, LONGEST)
    return next((length for length in lengths if out * GUESSES < len(LETTERS) ** length), LONGEST)


def some_code(length: int = SHORTEST) -> str:
    """A code that nobody can foresee, and that may be taken."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def no_code() -> Refused:
    return Refused("no code is free for a new table", "no-code", {})


async def mind(store: Store, room: Room) -> None:
    """A table that waits for people holds its code, or gets another; one that does not lets it go.

    Whoever calls this holds the table's lock, and tells afterwards. Where the disk would not take it, it is done when
    the table is loaded again.
    """
    waiting = room.table.waits
    if waiting == room.row.waiting:
        return
    try:
        code = await held(store, room) if waiting else room.row.code
        if not waiting:
            await store.let_code_go(room.row.id)
    except (StoreError, Refused) as error:
        LOG.warning("code-not-kept table=%s why=%s", room.row.id, type(error).__name__)
        return
    room.row = replace(room.row, code=code, waiting=waiting)


async def held(store: Store, room: Room) -> str:
    """The code that the table had, if it is still free, else another one."""
    length = length_for(await store.codes_out())
    for code in [room.row.code, *(some_code(length) for _ in range(TRIES))]:
        with suppress(CodeTaken):
            await store.hold_code(room.row.id, code)
            return code
    raise no_code()
