"""A game as a file: who sits where, what lies in envelopes, and the record; and a table made from one."""

import json
import secrets
from collections.abc import Mapping, Sequence

from broomstick.games import read_record
from broomstick.heart.codec import SEAT_BITS
from broomstick.heart.errors import BroomstickError
from broomstick.heart.record import Record
from broomstick.heart.state import State
from broomstick.hosting.table import BOT, PERSON, Refused, Seat, Table

TITLE = "broomstick table 2"
HEAD_LINES = 2
"""The title, and who sits where; then comes the record. A bare record will do."""
SEAT_MASK = (1 << SEAT_BITS) - 1


def written(state: State, seats: Sequence[tuple[str, str]], envelopes: Mapping[int, str]) -> str:
    """The file of a game; a seat is a name and, where a bot plays, which."""
    head = {
        "seats": [{"name": name, "bot": bot} for name, bot in seats],
        "envelopes": {str(seat): answer for seat, answer in sorted(envelopes.items())},
    }
    return f"{TITLE}\n{json.dumps(head, ensure_ascii=False)}\n{state.record().text()}"


def read(text: str) -> tuple[Record, list[Seat] | None, dict[int, str]]:
    """The record of a file; who sat where, and what lay in envelopes, if it says so."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if not text.startswith(f"{TITLE}\n"):
        return read_record(text), None, {}
    _, head, rest = [*text.split("\n", HEAD_LINES), "", ""][: HEAD_LINES + 1]
    record = read_record(rest)
    try:
        told = json.loads(head)
        seats = [
            Seat(BOT if one["bot"] else PERSON, str(one["name"]), str(one["bot"])) for one in told["seats"]
        ]
        sealed = {int(seat): str(answer) for seat, answer in told["envelopes"].items()}
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise Refused("the second line does not say who sits where", "no-head", {}) from error
    if len(seats) != record.game.players:
        raise Refused(f"{len(seats)} seats for {record.game.players} players", "no-head", {})
    return record, seats, sealed


def table_of(record: Record, seats: Sequence[Seat], now: float) -> Table:
    """A table whose log tells what a record does. Answers that are not all there yet are left out."""
    if record.start is not None:
        raise Refused("a table begins at the start of a game, and this record does not", "from-position", {})
    table = Table(record.game, record.seed, record.salt, record.starter)
    table.apply(table.propose_start(secrets.token_hex(8), now))
    for i, who in enumerate(seats):
        table.apply(table.propose_seat(i, who, f"seat {secrets.token_hex(8)}", now))
    answers: dict[int, str] = {}
    for number, packed in enumerate(record.actions):
        seat, action = packed & SEAT_MASK, record.game.text(packed >> SEAT_BITS)
        key = f"file {secrets.token_hex(8)}"
        try:
            if not table.sealed:
                table.apply(table.propose_act(seat, table.position, action, key, now))
                continue
            table.check_answer(seat, table.position, action)
            answers[seat] = action
            lock = table.propose_lock(answers, key, now)
        except BroomstickError as error:
            record.replay(number + 1)
            raise error
        if lock is not None:
            table.apply(lock)
            answers = {}
    return table
