"""The log of a server: one line for whatever was refused, failed or slow. There is no secret in it and no name."""

import json
import logging
import sys
from datetime import UTC, datetime

OURS = "broomstick"
ACCESS = "broomstick.access"
SLOW = 1.0
"""Seconds after which something is slow."""


class Lines(logging.Formatter):
    """Each line is a JSON object: when, how grave, whose, what, and its facts."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {
            "at": at,
            "level": record.levelname.lower(),
            "of": record.name,
            "what": record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def write_log(level: str, access: bool = False) -> None:
    """From now on the program's log is written to standard error, from this level on; with ``access`` every request."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(level.upper())
    logging.getLogger(ACCESS).setLevel(logging.INFO if access else logging.WARNING)


def tell(what: str, level: int = logging.INFO, **facts: object) -> None:
    """One line of the server's own."""
    logging.getLogger(f"{OURS}.server").log(level, what, extra={"facts": facts})
