"""The digest of a game as it stands: what ``State.digest`` says, sooner where msgspec is installed."""

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from broomstick.heart.plain import Plain
from broomstick.heart.state import State

in_order: Callable[[Plain], bytes] | None = None
if not TYPE_CHECKING:
    try:
        from msgspec.json import Encoder

        in_order = Encoder(order="sorted").encode
    except ImportError:
        in_order = None

ONLY_ONE_WAY = bytes(range(0x20, 0x5C)) + bytes(range(0x5D, 0x7F))
"""Letters that JSON has a single way to write."""


def digest(state: State) -> str:
    """SHA-256 of the position."""
    if in_order is not None:
        text = in_order(state.position())
        if not text.translate(None, ONLY_ONE_WAY):
            return hashlib.sha256(text).hexdigest()
    return state.digest()
