"""Whatever is asked for over HTTP, the answer is one that the document of the requests describes; never a fault."""

import asyncio
import copy
import itertools
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from broomstick.hosting import opening
from broomstick.hosting.messages import NewTable, Opened, SeatWish
from broomstick.server.app import make_app
from server.halls import Time, hall_at
from server.serving import served

pytest_plugins = ["schemathesis.pytest.plugin"]
Test = TypeVar("Test", bound=Callable[..., None])
DOCUMENT = make_app(Path("nowhere.db")).openapi_schema.to_schema()
SEATS = [SeatWish("person", "Ada"), SeatWish("person", "Ben"), SeatWish("person", "Cleo")]
REFUSED = [400, 401, 403, 404, 405, 409, 413, 415, 422, 429]
"""What a request that breaks the rules may be answered, which may also break them by its length."""
HEALTHY = [not_a_server_error, status_code_conformance, content_type_conformance]
HEALTHY += [response_headers_conformance, response_schema_conformance]
QUICK = settings(
    max_examples=8,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
LONG = settings(QUICK, max_examples=400)


def schema_with(coverage: bool, document: Any = DOCUMENT) -> Any:
    """The document, ready to be tried out; with ``coverage`` every limit in it is tried from both sides."""
    phases = {name: {"enabled": False} for name in ("examples", "stateful")}
    phases["coverage"] = {"enabled": coverage}
    checks = {"negative_data_rejection": {"expected-statuses": REFUSED}}
    asked = {"phases": phases, "checks": checks, "generation": {"deterministic": True}}
    config = SchemathesisConfig.from_dict(asked)
    return schemathesis.openapi.from_dict(document, config=config)


class House:
    """A server with three tables: one game is over, one runs, one waits for somebody."""

    def __init__(self, address: str, tables: list[Opened]) -> None:
        self.address = address
        self.tables = tables
        self.turn = itertools.count()
        self.statuses: set[int] = set()

    def ask(self, case: Any) -> None:
        """Send a generated request, every other time to a table that is there, and look at the answer."""
        turn = next(self.turn)
        real = self.tables[turn // 2 % len(self.tables)] if turn % 2 else None
        if real is not None:
            case.path_parameters = {**(case.path_parameters or {})}
            for name, value in (("table", real.table), ("code", real.code)):
                if name in case.path_parameters:
                    case.path_parameters[name] = value
            if isinstance(case.headers, dict | None) and turn % 4 == 3:
                case.headers = {**(case.headers or {}), "X-Seat": real.token}
        response = case.call(base_url=f"http://{self.address}")
        self.statuses.add(response.status_code)
        checks = HEALTHY if real is not None else [*HEALTHY, negative_data_rejection]
        case.validate_response(response, checks=checks)


async def furnish(file: Path) -> list[Opened]:
    """Three tables on disk."""
    async with hall_at(file, Time()) as hall:
        found = [await opening.open_table(hall, NewTable("card-game", SEATS, hints=True)) for _ in range(2)]
        waiting = [*SEATS[:2], SeatWish("open")]
        found.append(await opening.open_table(hall, NewTable("card-game", waiting)))
        room = await hall.room(found[0].table)
        for opened in found[:2]:
            await opening.begin(hall, await hall.room(opened.table))
        for number in itertools.count():
            table = room.table
            if table.state.over:
                return found
            seat = room.owing()[0]
            await hall.decide_for(room, seat)
            assert number < 1000
    raise AssertionError


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server in a thread of its own."""
    file = tmp_path_factory.mktemp("tables") / "tables.db"
    tables = asyncio.run(furnish(file))
    ready, over = threading.Event(), threading.Event()
    addresses: list[str] = []

    async def serve() -> None:
        async with served(file) as address:
            addresses.append(address)
            ready.set()
            await asyncio.to_thread(over.wait)

    thread = threading.Thread(target=asyncio.run, args=[serve()])
    thread.start()
    assert ready.wait(30)
    try:
        yield House(addresses[0], tables)
    finally:
        over.set()
        thread.join(30)


def tried(schema: Any) -> Callable[[Test], Test]:
    """A test of every request that there is."""
    decorate: Callable[[Test], Test] = schema.parametrize()
    return decorate


@QUICK
@tried(schema_with(coverage=False))
def test_answers_are_as_described(case: Any, house: House) -> None:
    house.ask(case)


@pytest.mark.slow
@LONG
@tried(schema_with(coverage=True))
def test_many_answers_are_as_described(case: Any, house: House) -> None:
    house.ask(case)


def try_out(house: House, document: Any, method: str, path: str, mode: GenerationMode) -> None:
    operation = schema_with(coverage=False, document=document)[path][method]
    # Whatever was asked before, the same is asked now.
    house.turn = itertools.count()

    @settings(QUICK, max_examples=100)
    @given(operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        house.ask(case)

    ask()


def test_tables_that_are_there_are_reached_and_others_are_not(house: House) -> None:
    house.statuses.clear()
    try_out(house, DOCUMENT, "GET", "/api/tables/{table}/record", GenerationMode.POSITIVE)
    assert house.statuses >= {200, 403, 404}


@pytest.mark.parametrize("lie", ["status", "form", "limit"])
def test_an_answer_that_is_not_as_described_is_found(lie: str, house: House) -> None:
    document = copy.deepcopy(DOCUMENT)
    method, path, mode = "GET", "/api/tables/{table}", GenerationMode.POSITIVE
    if lie == "status":
        del document["paths"][path]["get"]["responses"]["404"]
    elif lie == "form":
        document["components"]["schemas"]["TableShown"]["properties"]["players"] = {"type": "string"}
    else:
        # The document asks for more than the server does.
        method, path, mode = "POST", "/api/mine", GenerationMode.NEGATIVE
        document["components"]["schemas"]["Tokens"]["properties"]["tokens"] = {"type": "boolean"}
    with pytest.raises(BaseException, match=r"Undocumented|Response violates|accepted"):
        try_out(house, document, method, path, mode)
