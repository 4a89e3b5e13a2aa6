"""What is fuzzed: each target takes bytes, makes something of them that may come from outside, and has it read.

Whatever is wrong with it is refused by an error that says so; anything else that is raised is a fault. What is accepted
must hold together: it is written as it was read, and goes on.
"""

import asyncio
import json
from collections.abc import Callable
from functools import cache
from typing import Any

from broomstick import Chance, Game, State, load, read_record
from broomstick.browser.host import Host, Line
from broomstick.browser.shelf import Unkept
from broomstick.heart.errors import BroomstickError
from broomstick.heart.journal import PUBLIC
from broomstick.hosting.manners import Patience
from broomstick.hosting.table import Table
from fuzz.choosing import Choosing, altered, as_json

EVERY: dict[str, dict[str, Any]] = {
    "card-game": {"players": 3},
    "witchs-brew": {"players": 3, "barred_roles": True},
    "broom-service": {
        "players": 2,
        "board": "back",
        "storm_clouds": True,
        "extra_tiles": True,
        "expansion_cards": True,
    },
}
PLIES = [0, 1, 4, 9, 15, 24, 40, 70, 120]
"""After so many decisions positions are taken from which a target starts."""
RECORDED = 24
MESSAGES_OF_A_TABLE = 400
NO_END = 10**9

Target = Callable[[bytes], None]


@cache
def game(name: str) -> Game:
    return load(name, **EVERY[name])


@cache
def positions_of(name: str) -> list[State]:
    """Positions along a game in which everything is drawn by lot."""
    state, rng, found = game(name).start("fuzz"), Chance("fuzz"), []
    for ply in range(max(PLIES) + 1):
        if ply in PLIES:
            found.append(state.copy())
        if state.over:
            break
        seat = state.deciders[0]
        state.play(seat, rng.pick(state.choices(seat)))
    return found


def start(data: bytes) -> tuple[Choosing, Game, State]:
    choosing = Choosing(data)
    name = choosing.one_of(list(EVERY))
    state: State = choosing.one_of(positions_of(name))
    return choosing, game(name), state


def as_read(value: Any) -> Any:
    """Plain data as it comes off a wire."""
    return json.loads(as_json(value))


def play_on(choosing: Choosing, state: State, most: int) -> None:
    """A few decisions; each seat is shown and offered all that it can be before each."""
    for _ in range(most):
        if state.over:
            return
        for viewer in [*range(state.game.players), PUBLIC]:
            assert state.game.read_view(as_read(state.view(viewer).data())) == state.view(viewer)
        seat = choosing.one_of(state.deciders)
        action = choosing.one_of(state.choices(seat))
        state.game.preview(state.view(seat), action)
        state.play(seat, action)


def positions(data: bytes) -> None:
    """A position that somebody has changed."""
    choosing, own, state = start(data)
    told = altered(choosing, as_read(state.position()), 1 + choosing.below(4))
    try:
        read = own.position(told)
    except BroomstickError:
        return
    again = own.position(as_read(read.position()))
    assert again.digest() == read.digest()
    play_on(choosing, read, 4)


def views(data: bytes) -> None:
    """A view that somebody has changed."""
    choosing, own, state = start(data)
    viewer = choosing.one_of([*range(own.players), PUBLIC])
    told = altered(choosing, as_read(state.view(viewer).data()), 1 + choosing.below(4))
    try:
        read = own.read_view(told)
    except BroomstickError:
        return
    assert own.read_view(as_read(read.data())) == read
    try:
        for action in state.choices(viewer)[:3] if viewer != PUBLIC else []:
            own.preview(read, action)
        own.follows(read)
        own.imagine(read, Chance("fuzz"))
    except BroomstickError:
        return


@cache
def record_lines(name: str) -> list[str]:
    lines: list[str] = positions_of(name)[PLIES.index(RECORDED)].record().text().splitlines()
    return lines


def records(data: bytes) -> None:
    """A record that somebody has changed, line by line."""
    choosing = Choosing(data)
    lines = record_lines(choosing.one_of(list(EVERY)))[:]
    for _ in range(1 + choosing.below(4)):
        at, how = choosing.below(len(lines)), choosing.below(6)
        if how == 0:
            del lines[at:]
        elif how == 1:
            lines.insert(at, choosing.text())
        elif how == 2:
            lines[at], lines[-1] = lines[-1], lines[at]
        else:
            lines[at] = line_changed(choosing, lines[at])
        if not lines:
            break
    try:
        record = read_record("\n".join(lines))
        state = record.replay()
    except BroomstickError:
        return
    text = record.text()
    assert read_record(text).text() == text
    assert read_record(text).replay().digest() == state.digest()
    play_on(choosing, state, 2)


def line_changed(choosing: Choosing, line: str) -> str:
    heading, _, rest = line.partition(" ")
    try:
        value = json.loads(rest)
    except ValueError:
        return str(altered(choosing, line, 1))
    return f"{heading} {as_json(altered(choosing, value, 1))}"


class Party:
    """A table at a host of its own, with three who talk to it and one who watches."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.said = 0
        self.all_lines: list[Line] = []
        self.run(self.open())

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(work, 10))

    async def open(self) -> None:
        self.host = await Host.open(Unkept())
        self.host.hall.patience = Patience(*[NO_END] * 7)
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "person"}, {"kind": "person"}]
        body = {"game": "broom-service", "seats": seats, "pace": 0, "clock": None}
        opened = json.loads(await self.host.ask("POST", "/api/tables", as_json(body), ""))["said"]
        self.table: str = opened["table"]
        self.tokens = [opened["token"], *(other["token"] for other in opened["others"]), ""]
        self.lines = [await self.line(token) for token in self.tokens]

    async def line(self, token: str) -> Line:
        line = self.host.connect(self.hear, lambda code: None)
        self.all_lines.append(line)
        await line.say(as_json({"type": "hello", "table": self.table, "token": token}))
        return line

    def hear(self, text: str) -> None:
        assert json.loads(text)["type"] in ("welcome", "news", "done", "not-done", "pong", "wrong")

    def usual(self, choosing: Choosing, seat: int) -> dict[str, Any]:
        """A message that could be meant."""
        table = self.host.hall.rooms[self.table].table
        state, at, key = table.state, table.position, f"key {self.said}"
        choices = state.choices(seat) if seat in state.deciders else []
        text = table.game.text(choosing.one_of(choices)) if choices else "next"
        usual: list[dict[str, Any]] = [
            {"type": "seal" if table.sealed else "act", "at": at, "key": key},
            {"type": "unseal", "at": at, "key": key},
            {"type": "take-back", "at": at, "key": key},
            {"type": "hand-over", "seat": choosing.below(4), "to": "bot", "bot": "random", "key": key},
            {"type": "hand-over", "seat": choosing.below(4), "to": "person", "key": key},
            {"type": "say", "text": choosing.text(), "key": key},
            {"type": "skip"},
            {"type": "ping"},
            {"type": "hello", "table": self.table, "token": self.tokens[seat]},
        ]
        message = choosing.one_of([usual[0]] * 4 + usual)
        if message["type"] in ("act", "seal"):
            message["action" if message["type"] == "act" else "answer"] = text
        return dict(message)

    async def take(self, choosing: Choosing) -> None:
        """A message or a request of somebody."""
        self.said += 1
        seat = choosing.below(len(self.lines))
        message = self.usual(choosing, seat % 3)
        how = choosing.below(6)
        if how == 0:
            await self.lines[seat].say(choosing.text())
        elif how == 1:
            await self.request(choosing, seat)
        else:
            await self.lines[seat].say(as_json(altered(choosing, message, max(0, how - 3))))
        if self.lines[seat].room is None:
            self.lines[seat] = await self.line(self.tokens[seat])

    async def request(self, choosing: Choosing, seat: int) -> None:
        what = choosing.one_of(
            ["", "/story", "/moments?as=1", "/hint", "/fair", "/record", "/rematch", "/seat/renew"]
        )
        verb = choosing.one_of(["GET", "POST"])
        body = altered(choosing, {"key": "fuzz", "tokens": self.tokens[:1]}, 1)
        token = choosing.one_of([self.tokens[seat], "", "wrong"])
        answer = json.loads(
            await self.host.ask(verb, f"/api/tables/{self.table}{what}", as_json(body), token)
        )
        if answer["ok"] and what == "/seat/renew":
            self.tokens[answer["said"]["seat"]] = answer["said"]["token"]

    def end(self) -> None:
        """What is kept leads where the game is."""
        table = self.host.hall.rooms[self.table].table
        again, good = Table.restored(table.entries)
        assert (good, again.state.digest()) == (table.number, table.state.digest())
        self.run(self.close())
        self.loop.close()

    async def close(self) -> None:
        for line in self.all_lines:
            line.close()
        await asyncio.sleep(0)
        await self.host.hall.close()


party: Party | None = None


def messages(data: bytes) -> None:
    """What people send over live lines, and what they ask."""
    global party
    choosing = Choosing(data)
    party = party or Party()
    while not choosing.over:
        party.run(party.take(choosing))
    if party.said >= MESSAGES_OF_A_TABLE:
        party.end()
        party = None


def alone(data: bytes) -> None:
    """The same at a table of its own, for what is kept."""
    own = Party()
    choosing = Choosing(data)
    while not choosing.over:
        own.run(own.take(choosing))
    own.end()


TARGETS: dict[str, Target] = {
    "messages": messages,
    "positions": positions,
    "records": records,
    "views": views,
}
