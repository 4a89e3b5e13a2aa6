"""The web application: a few requests over HTTP, a live connection, and the page itself."""

import mimetypes
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders
from litestar.datastructures import State as Shared
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

import broomstick
from broomstick.heart.errors import BroomstickError
from broomstick.hosting.hall import Hall
from broomstick.hosting.manners import Patience
from broomstick.hosting.store_errors import Elsewhere
from broomstick.server.document import complete
from broomstick.server.health import HEALTH
from broomstick.server.hosts import Names, Porter
from broomstick.server.limits import Gate, Limits
from broomstick.server.live import live
from broomstick.server.many.elsewhere import elsewhere
from broomstick.server.many.hatch import Inside
from broomstick.server.many.owner import Owner
from broomstick.server.measures import Measures
from broomstick.server.problems import HEADERS, StrictRequest, broken, refused, wrong
from broomstick.server.requests import REQUESTS
from broomstick.server.steady import Steady
from broomstick.server.store import Store
from broomstick.server.store.writer import Hook
from broomstick.server.sweeping import sweep
from broomstick.server.thinking import Thinkers
from broomstick.server.tidy import keep_tidy
from broomstick.server.timed import Timed
from broomstick.server.watch import Watch

# Python does not know what an installed page is described by.
mimetypes.add_type("application/manifest+json", ".webmanifest")

PAGE = Path(__file__).parent / "page"
LARGEST_REQUEST = 16_384
ASK_AGAIN = CacheControlHeader(no_cache=True)
FOR_EVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
"""The name of such a file holds a hash of what is in it."""


async def protect(message: Message, scope: Scope) -> None:
    """Every answer has the headers that protect the page: files too, which response_headers do not reach."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value


def make_app(
    database: str | Path | Store | None = None,
    workers: int = 1,
    page: Path = PAGE,
    hook: Hook | None = None,
    now: Callable[[], float] | None = None,
    limits: Limits | None = None,
    inside: Inside | None = None,
    names: Iterable[str] = (),
    patience: Patience | None = None,
    measures: Measures | None = None,
    forget_after: float | None = None,
    sweeps: bool = False,
) -> Litestar:
    """The application, with a store at an address, in a file or opened before, and so many workers for bots.

    ``hook`` is told of the moments right before and after something is committed to disk; ``now`` says what time it is;
    ``limits`` say how much one address may ask for, ``patience`` how much a table puts up with; by ``names`` the server
    goes besides its machine's own; ``inside`` is where other processes of the same database reach this one, by its
    hatch. ``measures`` counts what happens; ``forget_after`` so many days without a decision a table is deleted;
    with ``sweeps`` garbage is looked for when it is quiet, as ``collect_seldom`` leaves it to.
    """
    limits = limits or Limits()
    measured = measures or Measures()
    clock = now or Steady()

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        store = database if isinstance(database, Store) else await Store.open(database, hook, serving=True)
        owner = Owner(store.engine, inside) if store.is_shared else None
        hall = Hall(store, Thinkers(workers), clock, owning=owner, patience=patience)
        measured.watch(hall, store)
        watch = Watch(hall, store, forget_after)
        store.parted = hall.forget
        app.state.hall = hall
        if owner is not None:
            # Needs what comes with PostgreSQL alone.
            from broomstick.server.many.passing import Passing

            store.holds = owner
            app.state.passing = Passing(owner)
            await owner.start(hall)
        hall.start(hall.resume(await watch.begin()))
        hall.start(keep_tidy(hall))
        hall.start(watch.run())
        if sweeps:
            hall.start(sweep(lambda: store.writer.commits))
        try:
            yield
        finally:
            await watch.end()
            if owner is not None:
                await app.state.passing.close()
            await hall.close()

    async def provide_hall(state: Shared) -> Hall:
        hall: Hall = state.hall
        return hall

    handlers: list[Any] = [*REQUESTS, *HEALTH, live]
    if page.is_dir():
        handlers.append(
            create_static_files_router(path="/", directories=[page], html_mode=True, cache_control=ASK_AGAIN)
        )
    if (page / "assets").is_dir():
        handlers.append(
            create_static_files_router(path="/assets", directories=[page / "assets"], cache_control=FOR_EVER)
        )
    app = Litestar(
        route_handlers=handlers,
        lifespan=[open_hall],
        dependencies={"hall": Provide(provide_hall)},
        exception_handlers={
            Elsewhere: elsewhere,
            BroomstickError: refused,
            HTTPException: wrong,
            Exception: broken,
        },
        request_class=StrictRequest,
        state=Shared({"limits": limits, "measures": measured, "stopping": False}),
        before_send=[protect],
        # What libraries want to tell is for their authors; errors are still written.
        logging_config=None,
        request_max_body_size=LARGEST_REQUEST,
        compression_config=CompressionConfig(backend="gzip", minimum_size=600),
        middleware=[Timed(measured), Porter(Names(names)), Gate(limits)],
        openapi_config=OpenAPIConfig(
            title="Broomstick",
            version=broomstick.__version__,
            path="/api/schema",
            # Pages that show such a document come from elsewhere.
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
    )
    complete(app.openapi_schema)
    return app
