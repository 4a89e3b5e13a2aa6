"""Tables that nobody has looked at for a while leave memory; whoever asks for one again gets it from disk."""

import asyncio

from broomstick.hosting.hall import Hall

IDLE_FOR = 300.0
"""Seconds since somebody last asked for a table; much longer than any request takes, so that nobody still holds it."""
LOOK_EVERY = 60.0


async def keep_tidy(hall: Hall) -> None:
    """For as long as the server runs."""
    while True:
        await asyncio.sleep(LOOK_EVERY)
        tidy(hall)


def tidy(hall: Hall) -> None:
    """Once. A table stays where a clock is about to run out, a bot thinks or somebody looks on."""
    for table_id, room in list(hall.rooms.items()):
        if not room.is_still:
            # It has been in use until now.
            room.used = hall.now()
        elif hall.now() - room.used >= IDLE_FOR:
            hall.let_go(table_id)
