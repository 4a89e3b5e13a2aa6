"""The host as the page's worker sees it: requests and live lines, the same as a server's, as text in and out."""

import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from broomstick.bots import BOTS
from broomstick.browser import bringing
from broomstick.browser.shelf import Shelf
from broomstick.browser.store import BrowserStore
from broomstick.heart.errors import BroomstickError
from broomstick.hosting import answers, opening
from broomstick.hosting.hall import Hall
from broomstick.hosting.lines import answer, refusal
from broomstick.hosting.live_messages import FromClient, Hello, ToClient, Wrong
from broomstick.hosting.messages import Join, NewTable, Offered, Renewal, Tokens
from broomstick.hosting.room import Room
from broomstick.hosting.shapes import Misshapen, Plain, plain, shaped
from broomstick.hosting.store_errors import StoreError
from broomstick.hosting.table import Refused
from broomstick.hosting.thinking import raised, think
from broomstick.hosting.viewers import NO_HELLO, Viewer

MAPS = Path(__file__).parent / "maps"
"""The maps as they are drawn: written when the site is built, since drawing one takes more than the rules."""

Request = tuple[Plain, str, str]
"""The body, the secret of a seat, whose eyes."""


class AtOnce:
    """Bots that think right here: the page has a thread of its own, and does not wait."""

    async def think(self, identity: str, spec: str, view: Plain, choices: list[str], seed: str) -> str:
        await asyncio.sleep(0)
        try:
            return think(identity, spec, view, choices, seed)
        except Exception as error:
            raise raised(error) from error

    def close(self) -> None:
        """Nobody is thinking."""


class Host:
    """All tables of a browser. Open it with ``await Host.open(shelf)``."""

    def __init__(self, store: BrowserStore, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.hall = Hall(store, AtOnce(), now, strict=False)

    @classmethod
    async def open(cls, shelf: Shelf, now: Callable[[], float] = time.time) -> "Host":
        host = cls(await BrowserStore.open(shelf), now)
        await host.hall.resume()
        return host

    async def ask(self, method: str, path: str, body: str, seat: str) -> str:
        """Answer a request: what is said, or what the problem is."""
        try:
            said = await self.answered(method, path, read(body) if body else {}, seat)
        except Misshapen as error:
            return no("wrong", str(error))
        except StoreError as error:
            return no(error.told or "not-kept", "this could not be kept just now")
        except BroomstickError as error:
            return no(error.code or "refused", str(error), dict(error.facts))
        return json.dumps({"ok": True, "said": plain(said)})

    async def answered(self, method: str, path: str, body: Plain, secret: str) -> Any:
        parts = urlsplit(path)
        eyes = parse_qs(parts.query).get("as", [""])[0]
        for verb, pattern, work in ROUTES:
            found = re.fullmatch(pattern, parts.path)
            if found and verb == method:
                names = [unquote(name) for name in found.groups()]
                return await work(self, *names, (body, secret, eyes))
        raise Refused("there is nothing at this address", "wrong", {})

    def connect(self, hear: Callable[[str], None], ended: Callable[[int], None]) -> "Line":
        """A live line, as a page opens one for each table it shows."""
        return Line(self.hall, hear, ended)

    async def games(self, request: Request) -> Offered:
        return Offered(answers.every_game(), list(BOTS))

    async def open_table(self, request: Request) -> Any:
        return await opening.open_table(self.hall, taken(request[0], NewTable))

    async def join(self, request: Request) -> Any:
        return await opening.join(self.hall, taken(request[0], Join))

    async def find(self, code: str, request: Request) -> Any:
        return (await opening.room_of_code(self.hall, code)).shown()

    async def mine(self, request: Request) -> Any:
        return await answers.mine(self.hall, taken(request[0], Tokens).tokens)

    async def bring(self, request: Request) -> Any:
        return await bringing.bring(self.hall, taken(request[0], bringing.Brought))

    async def show(self, table: str, request: Request) -> Any:
        return (await self.hall.room(table)).shown()

    async def rematch(self, table: str, request: Request) -> Any:
        return await opening.rematch(self.hall, table, request[1])

    async def sit(self, table: str, request: Request) -> Any:
        return await opening.sit(self.hall, table, request[1])

    async def renew(self, table: str, request: Request) -> Any:
        return await answers.renew(self.hall, table, request[1], taken(request[0], Renewal).key)

    async def record(self, table: str, request: Request) -> str:
        return await answers.record(self.hall, table)

    async def save(self, table: str, request: Request) -> str:
        return await bringing.save(self.hall, self.store, table, request[1])

    async def forget(self, table: str, request: Request) -> Plain:
        await bringing.forget(self.hall, self.store, table, request[1])
        return {}

    async def story(self, table: str, request: Request) -> Any:
        return await answers.story(self.hall, table, request[1])

    async def hint(self, table: str, request: Request) -> Any:
        return await answers.hint(self.hall, table, request[1])

    async def moments(self, table: str, request: Request) -> Any:
        return await answers.moments(self.hall, table, request[1], request[2])

    async def fair(self, table: str, request: Request) -> Any:
        return await answers.fair(self.hall, table)

    async def ground(self, table: str, request: Request) -> Any:
        board = (await self.hall.room(table)).table.game.options.get("board")
        file = MAPS / f"{board}.json"
        if board is None or not file.exists():
            raise Refused("this game is played without a map", "no-map", {})
        return json.loads(file.read_text("utf-8"))


TABLE = r"/api/tables/([^/]+)"
ROUTES: list[tuple[str, str, Callable[..., Awaitable[Any]]]] = [
    ("GET", "/api/games", Host.games),
    ("POST", "/api/tables", Host.open_table),
    ("POST", "/api/join", Host.join),
    ("POST", "/api/mine", Host.mine),
    ("POST", "/api/import", Host.bring),
    ("GET", "/api/codes/([^/]+)", Host.find),
    ("GET", TABLE, Host.show),
    ("POST", f"{TABLE}/rematch", Host.rematch),
    ("POST", f"{TABLE}/sit", Host.sit),
    ("POST", f"{TABLE}/seat/renew", Host.renew),
    ("POST", f"{TABLE}/forget", Host.forget),
    ("GET", f"{TABLE}/record", Host.record),
    ("GET", f"{TABLE}/save", Host.save),
    ("GET", f"{TABLE}/story", Host.story),
    ("GET", f"{TABLE}/hint", Host.hint),
    ("GET", f"{TABLE}/moments", Host.moments),
    ("GET", f"{TABLE}/fair", Host.fair),
    ("GET", f"{TABLE}/map", Host.ground),
]


def read(text: str) -> Any:
    """JSON as data."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Misshapen(str(error)) from error


def taken(data: Any, kind: Any) -> Any:
    """Data as a message of some kind; in texts there are whole letters only."""
    try:
        return shaped(data, kind)
    except UnicodeError as error:
        raise Misshapen(str(error)) from error


def no(code: str, text: str, facts: Plain | None = None) -> str:
    return json.dumps({"ok": False, "problem": {"code": code, "facts": facts or {}, "text": text}})


class Line:
    """One viewer at one table, from hello to goodbye."""

    def __init__(self, hall: Hall, hear: Callable[[str], None], ended: Callable[[int], None]) -> None:
        self.hall = hall
        self.hear = hear
        self.ended = ended
        self.room: Room | None = None
        self.viewer: Viewer | None = None

    async def say(self, text: str) -> None:
        """Take a message; what it brings about is heard."""
        try:
            message = taken(read(text), FromClient)
        except Misshapen as error:
            self.tell(Wrong(str(error)))
            return
        if self.room is not None and self.viewer is not None:
            await answer(self.hall, self.room, self.viewer, message)
        elif isinstance(message, Hello):
            await self.enter(message)
        else:
            self.tell(Wrong("the first message is hello"))
            self.ended(NO_HELLO)

    async def enter(self, hello: Hello) -> None:
        try:
            room = await self.hall.room(hello.table)
            viewer = await self.hall.enter(room, hello.token, hello.beside, hello.shares)
        except BroomstickError as error:
            self.tell(refusal("", error))
            self.ended(NO_HELLO)
            return
        self.room, self.viewer = room, viewer
        self.hall.start(self.pass_on(viewer))

    async def pass_on(self, viewer: Viewer) -> None:
        """Whatever waits for this viewer, until it is told to go."""
        while (message := await viewer.waiting.get()) is not None:
            self.tell(message)
        self.room = self.viewer = None
        self.ended(viewer.goodbye)

    def tell(self, message: ToClient) -> None:
        self.hear(json.dumps(plain(message)))

    def close(self) -> None:
        """The page has gone."""
        self.ended = lambda code: None
        if self.room is not None and self.viewer is not None:
            self.hall.part(self.room, self.viewer)
