"""Bots: each a function of a view. Made from a short text, and played against each other by ``match``."""

from broomstick.bots.bot import Bot
from broomstick.bots.playing import match
from broomstick.bots.specs import BOTS, make, make_known

__all__ = ["BOTS", "Bot", "make", "make_known", "match"]
