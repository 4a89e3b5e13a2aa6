"""The book of Witch's Brew."""

from broomstick.words.books.witchs_brew.outline import write, write_short

__all__ = ["write", "write_short"]
