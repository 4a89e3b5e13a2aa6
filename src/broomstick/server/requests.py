"""What can be asked for over HTTP. A seat's secret comes in a header or in the body, never in an address."""

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

from broomstick.bots import BOTS
from broomstick.hosting import answers, opening
from broomstick.hosting.hall import Hall
from broomstick.hosting.messages import (
    Fair,
    Hint,
    Join,
    MapShown,
    Moments,
    MyTable,
    NewTable,
    Offered,
    Opened,
    Renewal,
    Story,
    TableShown,
    Tokens,
    Wished,
)
from broomstick.server import maps, wishes
from broomstick.server.many.elsewhere import PassingOn
from broomstick.server.many.hatch import was_passed_on
from broomstick.server.problems import Asked

TableInPath = Annotated[str, PathParameter(max_length=24)]
CodeInPath = Annotated[str, PathParameter(max_length=8)]
SeatToken = Annotated[
    str, HeaderParameter(name="X-Seat", max_length=64, description="The secret that opens a seat")
]
Eyes = Annotated[
    str,
    QueryParameter(
        name="as",
        max_length=8,
        description='A seat\'s number, or "public"; nothing: the seat of the secret',
    ),
]
NEVER_KEPT = {"Cache-Control": "no-store"}
"""For answers that only one seat may see."""


@get("/api/games", summary="Which games and bots there are")
async def games() -> Offered:
    return Offered(answers.every_game(), list(BOTS))


@post("/api/tables", summary="Open a table and sit down at it", response_headers=NEVER_KEPT)
async def open_table(data: JSONBody[NewTable], hall: NamedDependency[Hall]) -> Opened:
    return await opening.open_table(hall, data)


@post("/api/join", summary="Take an open seat at a table, by its code", response_headers=NEVER_KEPT)
async def join(data: JSONBody[Join], hall: NamedDependency[Hall]) -> Opened:
    return await opening.join(hall, data)


@get("/api/tables/{table:str}", summary="What everybody may know of a table")
async def show(table: TableInPath, hall: NamedDependency[Hall]) -> TableShown:
    return (await hall.room(table)).shown()


@get("/api/codes/{code:str}", summary="The open table that has a code")
async def find(code: CodeInPath, hall: NamedDependency[Hall]) -> TableShown:
    return (await opening.room_of_code(hall, code)).shown()


@post(
    "/api/mine",
    summary="The tables at which somebody has seats, by their secrets; wrong ones are passed over",
    status_code=HTTP_200_OK,
    response_headers=NEVER_KEPT,
)
async def mine(data: JSONBody[Tokens], hall: NamedDependency[Hall], request: Asked) -> list[MyTable]:
    shown = await answers.mine(hall, data.tokens)
    passing: PassingOn | None = request.app.state.get("passing")
    if passing is None or was_passed_on(request.scope):
        return shown
    return await passing.mine(request.scope, data.tokens, shown)


@post(
    "/api/tables/{table:str}/rematch",
    summary="Once more with the same people; everybody at the table is told",
    response_headers=NEVER_KEPT,
)
async def rematch(table: TableInPath, hall: NamedDependency[Hall], seat: SeatToken = "") -> Opened:
    return await opening.rematch(hall, table, seat)


@post(
    "/api/tables/{table:str}/sit",
    summary="Sit down at a rematch, with the secret of one's seat in the game before",
    response_headers=NEVER_KEPT,
)
async def sit(table: TableInPath, hall: NamedDependency[Hall], seat: SeatToken = "") -> Opened:
    return await opening.sit(hall, table, seat)


@post(
    "/api/tables/{table:str}/seat/renew",
    summary="A new secret for one's seat; the old one opens it no more",
    status_code=HTTP_200_OK,
    response_headers=NEVER_KEPT,
)
async def renew(
    table: TableInPath, data: JSONBody[Renewal], hall: NamedDependency[Hall], seat: SeatToken = ""
) -> Opened:
    return await answers.renew(hall, table, seat, data.key)


@post(
    "/api/tables/{table:str}/forget",
    summary="A seat's wish that nothing is kept of the table; when all people at it have the wish, nothing is",
    status_code=HTTP_200_OK,
    response_headers=NEVER_KEPT,
)
async def forget(table: TableInPath, hall: NamedDependency[Hall], seat: SeatToken = "") -> Wished:
    return await wishes.wish(hall, table, seat, gone=True)


@post(
    "/api/tables/{table:str}/keep",
    summary="Take that wish back",
    status_code=HTTP_200_OK,
    response_headers=NEVER_KEPT,
)
async def keep(table: TableInPath, hall: NamedDependency[Hall], seat: SeatToken = "") -> Wished:
    return await wishes.wish(hall, table, seat, gone=False)


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a game, open to everybody once it is over",
    media_type=MediaType.TEXT,
)
async def record(table: TableInPath, hall: NamedDependency[Hall]) -> str:
    return await answers.record(hall, table)


@get(
    "/api/tables/{table:str}/story",
    summary="All that a seat has been shown so far; without a secret, what everybody has",
    response_headers=NEVER_KEPT,
)
async def story(table: TableInPath, hall: NamedDependency[Hall], seat: SeatToken = "") -> Story:
    return await answers.story(hall, table, seat)


@get(
    "/api/tables/{table:str}/hint",
    summary="What a thrifty bot would do in one's place; with other people at the table, only where it was opened so",
    response_headers=NEVER_KEPT,
)
async def hint(table: TableInPath, hall: NamedDependency[Hall], seat: SeatToken = "") -> Hint:
    return await answers.hint(hall, table, seat)


@get(
    "/api/tables/{table:str}/moments",
    summary="Every moment of a game as a seat was shown it; another's, once it is over",
    response_headers=NEVER_KEPT,
)
async def moments(
    table: TableInPath, hall: NamedDependency[Hall], seat: SeatToken = "", eyes: Eyes = ""
) -> Moments:
    return await answers.moments(hall, table, seat, eyes)


@get("/api/tables/{table:str}/fair", summary="What shows that the deal was not tampered with")
async def fair(table: TableInPath, hall: NamedDependency[Hall]) -> Fair:
    return await answers.fair(hall, table)


@get(
    "/api/tables/{table:str}/map",
    summary="The map that a game is played on, where it has one: its places, their names, and the picture of it",
    responses={HTTP_304_NOT_MODIFIED: ResponseSpec(None, description="It is what it was")},
)
async def ground(
    table: TableInPath, hall: NamedDependency[Hall], request: Asked
) -> Response[MapShown | None]:
    shown, tag = await maps.of_game((await hall.room(table)).table.game)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("If-None-Match") == tag:
        return Response(None, status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(shown, headers=headers)


REQUESTS = [
    games,
    open_table,
    join,
    show,
    find,
    mine,
    rematch,
    sit,
    renew,
    forget,
    keep,
    record,
    story,
    moments,
    hint,
    fair,
    ground,
]
