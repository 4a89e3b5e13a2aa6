"""What is on disk before anyone is told of it: the logs of all tables, envelopes, tokens, chat."""

from broomstick.hosting.rows import ChatLine, Envelope, Kept, Seating, TableRow, token_hash
from broomstick.hosting.store_errors import (
    Closed,
    CodeTaken,
    IdTaken,
    KeyUsed,
    NoSuchTable,
    NumberSkipped,
    NumberTaken,
    StoreError,
    Unavailable,
    UnfitText,
)
from broomstick.server.store.migrate import migrate
from broomstick.server.store.place import database_url
from broomstick.server.store.store import Store
from broomstick.server.store.writer import AFTER_COMMIT, BEFORE_COMMIT

__all__ = [
    "AFTER_COMMIT",
    "BEFORE_COMMIT",
    "ChatLine",
    "Closed",
    "CodeTaken",
    "Envelope",
    "IdTaken",
    "Kept",
    "KeyUsed",
    "NoSuchTable",
    "NumberSkipped",
    "NumberTaken",
    "Seating",
    "Store",
    "StoreError",
    "TableRow",
    "Unavailable",
    "UnfitText",
    "database_url",
    "migrate",
    "token_hash",
]
