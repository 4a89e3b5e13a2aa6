"""The book of Broom Service."""

from broomstick.words.books.broom_service.outline import write, write_short

__all__ = ["write", "write_short"]
