"""Hints: what a thrifty bot would do in a seat's place, with what that seat may know. Nothing of it is kept."""

from broomstick.bots.specs import known_for
from broomstick.heart.journal import PUBLIC
from broomstick.hosting.hall import Hall
from broomstick.hosting.room import Room
from broomstick.hosting.table import BOT, Refused

BOT_ASKED = "thrifty:steady"
SETTING = "hints"
"""The setting of a table at which people may ask for hints although they play with others."""


def are_open(room: Room, seat: int) -> bool:
    """Whether a seat may ask: alone among bots always, with other people where the table was opened so."""
    others = [who for i, who in enumerate(room.table.seats) if i != seat]
    return bool(room.row.settings.get(SETTING)) or all(who.kind == BOT for who in others)


async def hint(hall: Hall, room: Room, seat: int) -> str:
    """An action as text, for the question put to a seat now; none where none is: it may just have been answered."""
    if seat == PUBLIC:
        raise Refused("whoever watches is asked nothing", "watching", {})
    if not are_open(room, seat):
        raise Refused("other people play here, and the table was opened without hints", "no-hints", {})
    table = room.table
    state = table.state
    choices = [table.game.text(action) for action in table.choices(seat)]
    if not choices:
        return ""
    # The game's own seed is no business of anybody who sees only a view.
    seed = f"hint {room.row.id} {seat} {table.position}"
    bot = known_for(table.game.name, BOT_ASKED)
    return await hall.thinkers.think(room.identity, bot, state.view(seat).data(), choices, seed)
