"""Nothing hidden leaves the worker of a page: two browsers with a table that one viewer cannot tell apart.

As in the battery (``contract.check_secrets``) a world is imagined from what the viewer knows, and both are gone on
with: the viewer says the same in both, what others do openly is the same, what they do in secret may differ, and the
case says when the rules themselves show a difference. Until then all that the worker sends this viewer must be the
same, to the byte: on its live line, rightly and wrongly used, and as answers to requests.

Left out, beside the seal: what is drawn by chance each time (a new secret), and the file by which somebody takes the
game along. That holds every secret, as the page says.
"""

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from broomstick import PUBLIC, Chance, State
from broomstick.browser.host import ROUTES, Host
from broomstick.browser.shelf import Unkept
from broomstick.browser.store import BrowserStore
from broomstick.hosting.manners import Patience
from contract.case import Case, Move
from contract.play import play_on, some_choice, some_decider
from hosting.two_worlds import CODE, NOW, OWN, TABLE, Furnished, differ, two_states

Decisions = list[tuple[int, int]]
"""Seats and what they choose: one openly, or all that are asked in secret."""

LEFT_OUT = (Host.save, Host.renew, Host.forget)
BODIES: dict[str, Any] = {
    "/api/join": {"code": CODE, "name": "Eve"},
    "/api/mine": {"tokens": [OWN, "wrong"]},
    "/api/import": {"record": "nonsense"},
}
PROBES = 4
"""Illegal actions tried at every moment at which all is tried."""
CALM = Patience(lines_at_once=10_000, second_thoughts_at_once=10_000)
"""How fast somebody speaks is not the question here."""


@dataclass
class Tally:
    """How much was compared: a test that compares nothing cannot fail."""

    steps: int = 0
    differed: int = 0
    heard: Counter[str] = field(default_factory=Counter)
    """Messages by their type, and answers to requests by whether they were one."""

    def add(self, other: "Tally") -> None:
        self.steps += other.steps
        self.differed += other.differed
        self.heard += other.heard


class Page(Furnished):
    """One of the two: a host as a page's worker has it, and the viewer's line to it."""

    def __init__(self, name: str, host: Host, viewer: int) -> None:
        super().__init__(name, host.hall)
        self.host = host
        self.viewer = viewer
        self.texts: list[str] = []
        self.line = host.connect(self.texts.append, lambda code: self.texts.append(str(code)))
        self.said = 0

    @classmethod
    async def with_table(cls, name: str, state: State, viewer: int) -> "Page":
        host = Host(await BrowserStore.open(Unkept()), lambda: NOW)
        host.hall.patience = CALM
        page = cls(name, host, viewer)
        await page.furnish(state, viewer, {"hints": True})
        # Somebody else is at the same device.
        beside = [] if viewer == PUBLIC else [page.secret((viewer + 1) % state.players, viewer)]
        await page.say(type="hello", table=TABLE, token="" if viewer == PUBLIC else OWN, beside=beside)
        return page

    async def say(self, **message: Any) -> None:
        if message["type"] != "hello":
            self.said += 1
            message["key"] = f"key {self.said}"
        await self.line.say(json.dumps(message))

    async def act(self, action: str) -> None:
        """What the viewer chooses, by the line."""
        at, kind = self.room.table.position, "answer" if self.room.table.sealed else "action"
        await self.say(type="seal" if kind == "answer" else "act", at=at, **{kind: action})

    async def done(self, seat: int, action: str) -> None:
        """What a seat chooses."""
        if seat == self.viewer:
            await self.act(action)
        elif self.room.table.sealed:
            await self.seal(seat, action)
        else:
            await self.hall.act(self.room, seat, self.room.table.position, action, self.key(seat))

    async def heard(self) -> bytes:
        """All that has come over the line since the last time."""
        pongs = self.pongs()
        await self.line.say('{"type": "ping"}')
        while self.pongs() == pongs:
            await asyncio.sleep(0)
        taken = [*self.texts]
        self.texts.clear()
        return self.cleared("\n".join(taken).encode())

    def pongs(self) -> int:
        return sum(text == '{"type": "pong"}' for text in self.texts)

    async def ask(self, method: str, path: str, body: str, secret: str) -> bytes:
        return self.cleared((await self.host.ask(method, path, body, secret)).encode())


def requests(players: int) -> list[tuple[str, tuple[str, str, str, str]]]:
    """All that a page can ask for, by its name: with the viewer's secret, with none and with a wrong one."""
    found = []
    for method, pattern, work in ROUTES:
        if work in LEFT_OUT:
            continue
        path = pattern.replace("([^/]+)", CODE if "/codes/" in pattern else TABLE)
        body = json.dumps(BODIES.get(path, {})) if method == "POST" else ""
        secrets = [OWN, "", "wrong"] if TABLE in path else [OWN]
        eyes = (
            ["", "?as=public", *(f"?as={seat}" for seat in range(players))] if work is Host.moments else [""]
        )
        found += [
            (work.__name__, (method, path + query, body, secret)) for query in eyes for secret in secrets
        ]
    return found


def attempts(state: State, at: int, viewer: int, number: int) -> list[dict[str, Any]]:
    """What can be said at a table and is refused, or changes nothing."""
    codec = state.game.actions
    legal = set(state.choices(viewer)) if viewer != PUBLIC else set()
    codes = [codec.at((31 * number + 17 * i) % codec.size) for i in range(PROBES)]
    texts = ["hocus-pocus", *(state.game.text(code) for code in codes if code not in legal)]
    tried: list[dict[str, Any]] = []
    for text in texts:
        tried += [{"type": "act", "at": at, "action": text}, {"type": "seal", "at": at, "answer": text}]
    other = next(seat for seat in reversed(range(state.players)) if seat != viewer)
    tried += [{"type": "act", "at": at - 1, "action": state.game.text(one)} for one in sorted(legal)[:2]]
    tried += [{"type": "seal", "at": at + 1, "answer": state.game.text(one)} for one in sorted(legal)[:2]]
    tried += [{"type": "take-back", "at": at - 1}, {"type": "unseal", "at": at}, {"type": "unseal", "at": 1}]
    tried += [{"type": "hand-over", "seat": other, "to": to} for to in ("bot", "person", "open")]
    tried += [
        {"type": "reveal", "seat": other, "value": ""},
        {"type": "begin"},
        {"type": "say", "text": "so"},
    ]
    return tried


def some_decisions(state: State, rng: Chance) -> Decisions:
    """What happens next: an open decision, or what everybody answers who is asked in secret."""
    seats = [some_decider(state, rng)] if state.topic < 0 else sorted(state.deciders)
    return [(seat, some_choice(state, seat, rng)) for seat in seats]


def mirrored(state: State, decisions: Decisions, sealed: bool, viewer: int, rng: Chance) -> Decisions | None:
    """The same in the other world, or other answers in secret; None where it cannot be done there."""
    found = []
    for seat, action in decisions:
        choices = state.choices(seat)
        if sealed and seat != viewer and (action not in choices or not rng.below(4)):
            action = choices[rng.below(len(choices))]
        if action not in choices:
            assert seat != viewer, "the viewer has other choices in the other world"
            return None
        found.append((seat, action))
    return found


def moves(state: State, decisions: Decisions) -> list[Move]:
    found = []
    for seat, action in decisions:
        after = state.copy()
        after.play(seat, action)
        found.append(Move(state, after, seat, action))
        state = after
    return found


@dataclass
class Pair:
    """Both worlds, and what is to be held of them."""

    case: Case
    viewer: int
    pages: list[Page]
    tally: Tally

    @classmethod
    async def at(cls, case: Case, truth: State, viewer: int, tally: Tally) -> "Pair":
        states = two_states(truth, viewer)
        # In both as much has been played: that much is no secret.
        pages = [
            await Page.with_table(name, state, viewer)
            for name, state in zip(("truth", "other"), states, strict=True)
        ]
        pair = cls(case, viewer, pages, tally)
        await pair.compare("on arrival")
        return pair

    async def close(self) -> None:
        for page in self.pages:
            page.line.close()
            await page.hall.close()

    async def compare(self, when: str) -> None:
        """Whatever has come over the lines."""
        one, other = [await page.heard() for page in self.pages]
        assert one == other, f"a message tells viewer {self.viewer} something hidden {when}"
        self.tally.heard.update(json.loads(text)["type"] for text in one.split(b"\n"))

    async def try_all(self, number: int) -> None:
        """Every request there is, and what is refused at the table."""
        for name, asked in requests(self.case.game.players):
            one, other = [await page.ask(*asked) for page in self.pages]
            assert one == other, f"an answer tells viewer {self.viewer} something hidden: {asked}"
            self.tally.heard[f"{name} {json.loads(one)['ok']}"] += 1
        table = self.pages[0].room.table
        for attempt in attempts(table.state, table.position, self.viewer, number):
            for page in self.pages:
                await page.say(**attempt)
            await self.compare(f"in answer to {attempt}")

    async def follow(self, decisions: Decisions, rng: Chance) -> bool:
        """Go on in both worlds; False where what happens may show a difference, or ends the game.

        What lies in envelopes shows nothing, whatever comes of it when the last is closed.
        """
        states = [page.room.table.state for page in self.pages]
        sealed = states[0].topic >= 0
        others = mirrored(states[1], decisions, sealed, self.viewer, rng)
        if others is None:
            return False
        true_moves, other_moves = moves(states[0], decisions), moves(states[1], others)
        alike = not true_moves[-1].after.over and all(
            self.case.shown(true, self.viewer, true) == self.case.shown(other, self.viewer, true)
            for true, other in zip(true_moves, other_moves, strict=True)
        )
        both = list(zip(decisions, others, strict=True))
        rng.shuffle(both)
        for (seat, action), (_, another) in both if alike else both[:-1]:
            for page, chosen in zip(self.pages, (action, another), strict=True):
                await page.done(seat, self.case.game.text(chosen))
            await self.compare(f"after {self.case.game.text(action)!r} of seat {seat}")
        if not alike:
            return False
        seat, action = decisions[-1]
        if seat == self.viewer and not sealed and not rng.below(3):
            await self.undo_and_redo(self.case.game.text(action))
        self.tally.steps += 1
        self.tally.differed += differ(self.pages, self.viewer)
        return True

    async def undo_and_redo(self, action: str) -> None:
        """The viewer thinks better of it, and then again; where it is too late for that, both are told so."""
        for page in self.pages:
            await page.say(type="take-back", at=page.room.table.position)
        await self.compare(f"after {action!r} was taken back")
        if all(page.room.table.entries[-1].kind == "undo" for page in self.pages):
            self.tally.heard["undone"] += 1
            for page in self.pages:
                await page.act(action)
            await self.compare(f"after {action!r} was done again")


async def check_messages(case: Case, seed: int, viewer: int, rng: Chance, often: int) -> Tally:
    """One true game; about so often, spread over it, another world is imagined and all is tried there, and then it is
    followed as long as both show the same."""
    tally = Tally()
    truth = case.game.start(seed)
    every = max(1, len(play_on(truth.copy(), rng).moves) // often)
    pair: Pair | None = None
    while not truth.over:
        # More is hidden while several answer in secret.
        if pair is None and not rng.below(every if truth.topic < 0 else max(1, every // 4)):
            pair = await Pair.at(case, truth, viewer, tally)
            await pair.try_all(truth.moves)
        decisions = some_decisions(truth, rng)
        if pair is not None and not await pair.follow(decisions, rng):
            await pair.close()
            pair = None
        for seat, action in decisions:
            truth.play(seat, action)
    return tally
