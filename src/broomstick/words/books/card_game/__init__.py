"""The book of the card game."""

from broomstick.words.books.card_game.outline import write, write_short

__all__ = ["write", "write_short"]
