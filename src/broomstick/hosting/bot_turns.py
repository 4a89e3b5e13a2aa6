"""A bot's turn: it thinks and answers. Where nothing comes of it, it is asked again, with pauses that grow, and after
some tries what the game plays by default is played for it: a table never waits for a bot for good."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from broomstick.hosting.pauses import pause
from broomstick.hosting.room import Room
from broomstick.hosting.store_errors import Closed, StoreError
from broomstick.hosting.thinking import CLOSED, ILLEGAL, NotThought, raised

if TYPE_CHECKING:
    from broomstick.hosting.hall import Hall

LOG = logging.getLogger("broomstick.bots")
TRIES = 4
"""So often a bot is asked the same; one that has failed at its last question, once."""
TO_READ = 3
"""So many times as long as usual a bot waits with the first thing it does under new words of a lesson."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
"""Seconds until it is asked again, after the first time and after many."""


async def take_turn(hall: "Hall", room: Room, seat: int) -> None:
    """Until the question that is put to a bot now is answered, or is put no more. It stands in ``room.thinking``."""
    at, tries, pauses = room.table.position, 0, 0
    try:
        while room.waits_for_bot(seat, at):
            try:
                if tries >= (1 if seat in room.failing else TRIES):
                    await hall.play_default(room, seat, at)
                else:
                    await answer(hall, room, seat, at, hurried=pauses > 0)
            except Exception as error:
                if ends(error):
                    return
                if room.waits_for_bot(seat, at):
                    tell(error, room, seat, at, pauses + 1)
                    # What the disk would not take is no fault of the bot.
                    tries += not isinstance(error, StoreError)
                    pauses += 1
                    await asyncio.sleep(pause(pauses, FIRST_PAUSE, LONGEST_PAUSE))
    finally:
        room.thinking.discard(seat)
    hall.wake(room)


async def answer(hall: "Hall", room: Room, seat: int, at: int, hurried: bool) -> None:
    """Think in a worker, wait as a person would, answer for the position it was; a late answer is dropped."""
    table = room.table
    state, sealed = table.state, table.sealed
    choices = [table.game.text(action) for action in table.choices(seat)]
    seed = f"{table.deal_seed} {table.salt} {seat} {at}"
    written = table.teaching.scripted(state, seat) if table.teaching is not None else ""
    if written:
        chosen = written
        fresh = table.teaching is not None and table.teaching.just_said
        await human_pace(room, hurried, TO_READ if fresh else 1)
    else:
        bot, view = table.seats[seat].bot, state.view(seat).data()
        thought = hall.thinkers.think(room.identity, bot, view, choices, seed)
        chosen, _ = await asyncio.gather(thought, human_pace(room, hurried))
    if not room.waits_for_bot(seat, at):
        return
    if chosen not in choices:
        raise NotThought(ILLEGAL)
    room.failing.discard(seat)
    # A key that nobody can have used before.
    key = f"bot {secrets.token_hex(8)}"
    if sealed:
        await hall.seal(room, seat, at, chosen, key)
    else:
        await hall.act(room, seat, at, chosen, key)


async def human_pace(room: Room, hurried: bool, times: int = 1) -> None:
    """Wait, unless somebody wants to get on."""
    seconds = 0.0 if hurried else times * room.row.settings.get("pace", 0) / 1000
    if seconds:
        try:
            await asyncio.wait_for(room.hurry.wait(), seconds)
        except TimeoutError:
            return


def ends(error: Exception) -> bool:
    """Whether the host itself is at its end."""
    return isinstance(error, Closed) or (isinstance(error, NotThought) and error.fault == CLOSED)


def tell(error: Exception, room: Room, seat: int, at: int, tries: int) -> None:
    """What whoever runs the host is told; the error's own words may be a secret of the table."""
    if isinstance(error, NotThought):
        why, how = error.fault, error.how
    else:
        why, how = "not-kept" if isinstance(error, StoreError) else "refused", raised(error).how
    facts = f"table={room.row.id} seat={seat} bot={room.table.seats[seat].bot} at={at} try={tries}"
    LOG.warning("bot-failed %s why=%s how=%s", facts, why, how)
