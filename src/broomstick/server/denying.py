"""A live connection that is refused before it is one: an answer over HTTP, with a sentence for whoever can read it."""

from typing import Any, cast

from litestar.types import Send


async def deny(send: Send, status: int, sentence: str) -> None:
    said = sentence.encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(said)).encode())]
    start = {"type": "websocket.http.response.start", "status": status, "headers": headers}
    await send(cast(Any, start))
    await send(cast(Any, {"type": "websocket.http.response.body", "body": said, "more_body": False}))
