"""The pen that writes bytes."""

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from broomstick.envs.batch.index import ActionIndex
from broomstick.heart.codec import BAG_BITS, BAG_MASK
from broomstick.heart.game import Game
from broomstick.heart.history import SAID_BITS, SAID_SHIFT, turn_leader, turn_role, turn_round
from broomstick.heart.pen import Pen
from broomstick.heart.shapes import AGENDA_ROOM, TURN_HEAD, TURNS_ROOM, StepShapes, turned

WIDEST: Final = 12
"""Sets of more things than this are written in pieces of eight."""
MOST: Final = 255
MOST_ZEROS: Final = 512
ZEROS: Final = [bytes(count) for count in range(MOST_ZEROS + 1)]
BITS: Final[list[list[bytes]]] = [[] for _ in range(WIDEST + 1)]
"""By how many things there are and which of them as a mask: a byte for each."""
HOT: Final[list[list[bytes]]] = [[] for _ in range(256)]
"""By how many things there are and which one it is, counted from 1: a byte for each."""
KEPT_STEPS: Final = 4096


def bits_of(width: i64) -> list[bytes]:
    table = BITS[width]
    if not table:
        table = [bytes([mask >> i & 1 for i in range(width)]) for mask in range(1 << width)]
        BITS[width] = table
    return table


def hot_of(width: i64) -> list[bytes]:
    table = HOT[width]
    if not table:
        table = [bytes(width), *[bytes([1 if i == one else 0 for i in range(width)]) for one in range(width)]]
        HOT[width] = table
    return table


@final
class Memory:
    """The finished turns of one game as they were last written for each seat: only new ones are left to be written."""

    def __init__(self, players: int) -> None:
        self.counts: list[int] = [0] * players
        self.told: list[bytes] = [b""] * players

    def forget(self) -> None:
        """Another game begins."""
        for seat in range(len(self.counts)):
            self.counts[seat] = 0
            self.told[seat] = b""


@final
class Writer(Pen):
    """Writes one view behind another into ``out``."""

    def __init__(self, game: Game, index: ActionIndex, turns_room: int = TURNS_ROOM) -> None:
        super().__init__(game)
        self.out: BytesWriter = BytesWriter()
        self.scratch: BytesWriter = BytesWriter()
        self.index = index
        self.turns_room: int = turns_room
        self.memory: Memory = Memory(game.players)
        self.shapes: StepShapes = StepShapes(game.steps, game.players)
        self.rows: list[dict[int, bytes]] = [{} for _ in range(game.players)]

    def point_at(self, out: BytesWriter, memory: Memory, seat: int, own: bool) -> None:
        """Write next for that seat of that game."""
        self.out = out
        self.memory = memory
        self.seat = seat
        self.own = own

    def flag(self, field: str, value: bool) -> None:
        put(self.out, 1 if value else 0)

    def number(self, field: str, value: int, least: int = 0) -> None:
        put(self.out, value - least)

    def numbers(self, field: str, values: list[int], names: list[str], at: int = 0) -> None:
        if values:
            put_all(self.out, values, at, at + len(names), 0)
        else:
            self.nothing(len(names))

    def number_by_seat(self, field: str, values: list[int], least: int = 0) -> None:
        put_all(self.out, values, self.seat, self.players, least)
        put_all(self.out, values, 0, self.seat, least)

    def numbers_by_seat(self, field: str, values: list[int], names: list[str]) -> None:
        first: i64 = self.seat * len(names)
        put_all(self.out, values, first, len(values), 0)
        put_all(self.out, values, 0, first, 0)

    def one_of(self, field: str, value: int, names: list[str]) -> None:
        which: i64 = value
        self.out.write(hot_of(len(names))[which + 1])

    def one_by_seat(self, field: str, values: list[int], names: list[str]) -> None:
        table = hot_of(len(names))
        out = self.out
        seat: i64 = self.seat
        players: i64 = self.players
        at = seat
        while at < players:
            which: i64 = values[at]
            out.write(table[which + 1])
            at += 1
        at = 0
        while at < seat:
            which = values[at]
            out.write(table[which + 1])
            at += 1

    def one_at(self, field: str, values: list[int], places: list[str], names: list[str]) -> None:
        table = hot_of(len(names))
        out = self.out
        at: i64 = 0
        end: i64 = len(values)
        while at < end:
            which: i64 = values[at]
            out.write(table[which + 1])
            at += 1

    def some_of(self, field: str, mask: int, names: list[str]) -> None:
        put_set(self.out, mask, len(names))

    def some_by_seat(self, field: str, masks: list[int], groups: list[list[str]]) -> None:
        count: i64 = len(groups)
        first: i64 = self.seat * count
        end: i64 = self.players * count
        put_sets(self.out, masks, first, end, groups)
        put_sets(self.out, masks, 0, first, groups)

    def some_in_order(self, field: str, masks: list[int], names: list[str], room: int) -> None:
        width: i64 = len(names)
        places: i64 = room
        at: i64 = len(masks)
        while at > 0 and places > 0:
            at -= 1
            places -= 1
            put_set(self.out, masks[at], width)
        self.nothing(places * width)

    def places_by_seat(self, field: str, places: list[int], each: int, names: list[str]) -> None:
        out = self.out
        players: i64 = self.players
        width: i64 = len(names)
        seat: i64 = self.seat
        count: i64 = each
        left = players
        while left > 0:
            left -= 1
            begin: i64 = len(out)
            self.nothing(width)
            i = count * seat
            end = i + count
            while i < end:
                place: i64 = places[i]
                out[begin + place] = out[begin + place] + 1
                i += 1
            seat += 1
            if seat == players:
                seat = 0

    def bags(self, field: str, bags: list[int], names: list[str], count: int, at: int = 0) -> None:
        out = self.out
        width: i64 = len(names)
        i: i64 = at
        end: i64 = at + count
        while i < end:
            bag: i64 = bags[i]
            i += 1
            if bag == 0:
                self.nothing(width)
                continue
            left = width
            while left > 0:
                some: i64 = bag & BAG_MASK
                out.append(u8(some))
                bag >>= BAG_BITS
                left -= 1

    def which_seat(self, field: str, seat: int) -> None:
        which: i64 = seat
        if which >= 0:
            which -= self.seat
            if which < 0:
                which += self.players
        self.out.write(hot_of(self.players)[which + 1])

    def which_seats(self, field: str, mask: int) -> None:
        self.out.write(bits_of(self.players)[turned(mask, self.seat, self.players)])

    def in_order(self, field: str, things: list[int], names: list[str], room: int) -> None:
        count = min(room, len(things))
        put_all(self.out, things, 0, count, -1)
        self.nothing(room - count)

    def action_by_seat(self, field: str, actions: list[int]) -> None:
        for seat in self.game.clockwise[self.seat]:
            self.action(field, actions[seat])

    def action(self, field: str, action: int) -> None:
        out = self.out
        if action < 0:
            self.nothing(3)
        else:
            index = self.index.of(action)
            put(out, 1)
            put(out, index >> 8)
            put(out, index & 255)

    def steps(self, field: str, agenda: list[int]) -> None:
        out = self.out
        shapes = self.shapes
        rows = self.rows[self.seat]
        words: i64 = len(shapes.words)
        at: i64 = len(agenda)
        put(out, at)
        if at == 0:
            self.nothing(words)
        room: i64 = AGENDA_ROOM
        while at > 0 and room > 0:
            at -= 1
            step = agenda[at]
            row = rows.get(step)
            if row is None:
                row = shapes.row(step, self.seat)
                if len(rows) < KEPT_STEPS:
                    rows[step] = row
            if room == AGENDA_ROOM:
                out.write(hot_of(words)[row[0]])
            out.write(row)
            room -= 1
        self.nothing(room * shapes.width)

    def turns(self, field: str, turns: list[int]) -> None:
        out = self.out
        memory = self.memory
        seat = self.seat
        count: i64 = len(turns)
        known: i64 = memory.counts[seat]
        told = memory.told[seat]
        room: i64 = self.turns_room * (TURN_HEAD + self.players)
        if known > count:
            known = 0
            told = b""
        if known < count:
            told = self.with_turns(turns, known, told, room)
            memory.told[seat] = told
            memory.counts[seat] = int(count)
        put(out, count)
        out.write(told)
        self.nothing(room - len(told))

    def with_turns(self, turns: list[int], known: i64, told: bytes, room: i64) -> bytes:
        """Turns from that one on written before those told already, the last one first."""
        scratch = self.scratch
        scratch.truncate(0)
        players: i64 = self.players
        seat: i64 = self.seat
        at: i64 = len(turns)
        while at > known:
            at -= 1
            turn = turns[at]
            leader: i64 = turn_leader(turn) - seat
            if leader < 0:
                leader += players
            put(scratch, turn_round(turn))
            put(scratch, turn_role(turn) + 1)
            put(scratch, leader + 1)
            said: i64 = turn >> SAID_SHIFT
            who = seat
            left = players
            while left > 0:
                word: i64 = (said >> who * SAID_BITS) & 7
                scratch.append(u8(word))
                left -= 1
                who += 1
                if who == players:
                    who = 0
        scratch.write(told)
        size: i64 = len(scratch)
        if size > room:
            scratch.truncate(room)
        return scratch.getvalue()

    def nothing(self, count: i64) -> None:
        """So many zeros."""
        put_nothing(self.out, count)


def put(out: BytesWriter, value: i64) -> None:
    """A number, told as 0 where it is less and as 255 where it is more."""
    if value < 0:
        value = 0
    elif value > MOST:
        value = MOST
    out.append(u8(value))


def put_all(out: BytesWriter, values: list[int], begin: i64, end: i64, least: i64) -> None:
    """Numbers from one place up to another, told as how much more than the least they are."""
    while begin < end:
        value: i64 = values[begin]
        value -= least
        if value < 0:
            value = 0
        elif value > MOST:
            value = MOST
        out.append(u8(value))
        begin += 1


def put_set(out: BytesWriter, mask: int, width: i64) -> None:
    """A byte for each of so many things."""
    if width <= WIDEST:
        narrow: i64 = mask
        out.write(bits_of(width)[narrow])
        return
    eights = bits_of(8)
    while width > WIDEST:
        out.write(eights[mask & 255])
        mask >>= 8
        width -= 8
    out.write(bits_of(width)[mask])


def put_sets(out: BytesWriter, masks: list[int], begin: i64, end: i64, groups: list[list[str]]) -> None:
    """Sets from one place up to another, where a seat's first one begins; the groups of names come again and again."""
    count: i64 = len(groups)
    group: i64 = 0
    while begin < end:
        put_set(out, masks[begin], len(groups[group]))
        group += 1
        if group == count:
            group = 0
        begin += 1


def put_nothing(out: BytesWriter, count: i64) -> None:
    """So many zeros."""
    most: i64 = MOST_ZEROS
    while count > most:
        out.write(ZEROS[most])
        count -= most
    out.write(ZEROS[count])
