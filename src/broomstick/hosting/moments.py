"""A game moment by moment, as one viewer was shown it: for looking back, and for watching it again."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator

from broomstick.heart.history import turn_round
from broomstick.heart.journal import PUBLIC
from broomstick.heart.plain import Plain
from broomstick.heart.state import State
from broomstick.heart.view import View
from broomstick.hosting.entries import GO_ON, RULES, SCENE, Entry
from broomstick.hosting.messages import Moment, Moments
from broomstick.hosting.pictures import changes, follows
from broomstick.hosting.table import Refused, Table

MOST_KEPT = 24
"""Answers that are remembered, so that a link to a moment that goes round is not played again for each reader."""


def steps(table: Table, line: list[Entry], viewer: int) -> Iterator[tuple[Moment, State]]:
    """Play a line of entries again: after each, what is new to the viewer, and the game itself.

    The answers of a sealed question are one step, since nobody was shown anything between them.
    """
    state = table.first_state()
    before: Plain = {}
    for entry in line:
        if entry.kind in (RULES, SCENE):
            state = table.from_position(entry)
        else:
            table.carry_out(state, entry)
        view = state.view(viewer)
        after: Plain = {"view": view.data(), "follows": follows(table.game, view)}
        fresh = changes(before, after)
        told = len(state.history(viewer))
        new, facts, gone = fresh.get("view", {}), fresh.get("follows", {}), fresh.get("gone", [])
        yield Moment(told, view.round, turn_of(view), new, facts, gone), state
        before = after


def turn_of(view: View) -> int:
    """Which turn of its round a view shows, counted from 1; 0 where there is none."""
    if view.round == 0 or view.topic >= 0 or view.over:
        return 0
    return 1 + sum(turn_round(turn) == view.round for turn in view.turns)


def seat_called(text: str, own: int, players: int) -> int:
    """Whose eyes a client wants: a seat's number, "public", or nothing for its own."""
    if text == "":
        return own
    if text == "public":
        return PUBLIC
    if not (text.isascii() and text.isdigit() and int(text) < players):
        raise Refused('eyes are those of a seat, or "public"', "no-such-seat", {"players": players})
    return int(text)


def check_eyes(table: Table, viewer: int, own: int) -> None:
    """While a game runs, everybody has only their own eyes, and everybody's."""
    if viewer not in (own, PUBLIC) and not table.state.over:
        message = "what another seat was shown is open when the game is over"
        raise Refused(message, "not-over", {"seat": viewer})


class Archive:
    """Plays games again, one at a time and step by step, so that live tables hardly wait; remembers a few.

    A whole game of six measured 129 kB, 6 kB compressed, in 82 steps of about half a millisecond.
    """

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int, int], Moments] = OrderedDict()
        self.busy = asyncio.Lock()
        self.played = 0

    async def moments(self, table_id: str, table: Table, viewer: int) -> Moments:
        """Every moment until now. What was taken back is not among them."""
        async with self.busy:
            key = (table_id, table.position, viewer)
            if key not in self.kept:
                self.kept[key] = await self.play(table, viewer)
                if len(self.kept) > MOST_KEPT:
                    self.kept.popitem(last=False)
            self.kept.move_to_end(key)
            return self.kept[key]

    async def play(self, table: Table, viewer: int) -> Moments:
        self.played += 1
        at, line = table.position, [entry for entry in table.line if entry.kind != GO_ON]
        found: list[Moment] = []
        told: list[Plain] = []
        for moment, state in steps(table, line, viewer):
            found.append(moment)
            if len(found) == len(line):
                told = state.history_data(viewer)
            # Whoever else has something to do comes first.
            await asyncio.sleep(0)
        return Moments(at, None if viewer == PUBLIC else viewer, found, told)
