"""The document of the requests (OpenAPI): what Litestar writes by itself, made as exact as the server is."""

from typing import Any, cast

import msgspec
from litestar.openapi.spec import OpenAPI, OpenAPIMediaType, OpenAPIResponse, Operation, Reference, Schema
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_415_UNSUPPORTED_MEDIA_TYPE,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from broomstick.hosting import messages
from broomstick.server.problems import JSON

REFS = "#/components/schemas/"
PROBLEM = "Problem"
MEANINGS = {
    HTTP_400_BAD_REQUEST: "It could not be understood, or cannot be",
    HTTP_403_FORBIDDEN: "Not with this secret, or not yet",
    HTTP_404_NOT_FOUND: "There is none",
    HTTP_413_REQUEST_ENTITY_TOO_LARGE: "Too long",
    HTTP_415_UNSUPPORTED_MEDIA_TYPE: "Not JSON",
    HTTP_429_TOO_MANY_REQUESTS: "Too much was asked for from this address; Retry-After says when to try again",
    HTTP_503_SERVICE_UNAVAILABLE: "It could not be kept, or found out, just now; try again",
}


def complete(document: OpenAPI) -> None:
    """Write into the document what it does not say by itself: strict messages, and how a request is refused."""
    schemas = document.components.schemas
    assert schemas is not None
    schemas.update(strict_messages(set(schemas)))
    schemas[PROBLEM] = exactly(
        {
            "title": "Why something cannot be",
            "type": "object",
            "properties": {
                "code": {"type": "string"},
                "facts": {"type": "object"},
                "text": {"type": "string"},
            },
            "required": ["code", "facts", "text"],
            "additionalProperties": False,
        }
    )
    for path, item in (document.paths or {}).items():
        for operation in (item.get, item.post, item.put, item.delete):
            if operation is not None:
                describe(path, operation)


def strict_messages(names: set[str]) -> dict[str, Schema]:
    """The messages as they are read: nothing in them that is not known, no text longer than it may be."""
    kinds = [kind for name, kind in vars(messages).items() if name in names]
    _, found = msgspec.json.schema_components(kinds, ref_template=REFS + "{name}")
    return {name: exactly(schema) for name, schema in found.items()}


def exactly(schema: dict[str, Any]) -> Schema:
    """A schema that is plain data already; the document takes it as it is."""
    return cast(Schema, schema)


def describe(path: str, operation: Operation) -> None:
    """Every request can be refused, and always in the same form."""
    statuses = {HTTP_429_TOO_MANY_REQUESTS}
    if operation.parameters or operation.request_body:
        statuses |= {HTTP_400_BAD_REQUEST, HTTP_503_SERVICE_UNAVAILABLE}
    if "{" in path or path == "/api/join":
        statuses.add(HTTP_404_NOT_FOUND)
    if path.startswith("/api/tables/"):
        statuses.add(HTTP_403_FORBIDDEN)
    if operation.request_body:
        statuses |= {HTTP_413_REQUEST_ENTITY_TOO_LARGE, HTTP_415_UNSUPPORTED_MEDIA_TYPE}
    assert operation.responses is not None
    for status in sorted(statuses):
        operation.responses[str(status)] = OpenAPIResponse(
            description=MEANINGS[status],
            content={JSON: OpenAPIMediaType(schema=Reference(ref=REFS + PROBLEM))},
        )
