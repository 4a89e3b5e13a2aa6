"""The journal of Witch's Brew as lines."""

from broomstick.games.witchs_brew.codes import entries
from broomstick.heart.codec import kind_of
from broomstick.heart.journal import Entry
from broomstick.terminal.story import Story

BETWEEN_TURNS = (entries.BARRED, entries.BOOK, entries.LAST_SET)


class BrewStory(Story):
    """All that one seat pays and gets at once is told in one line."""

    def belongs_to_turn(self, kind: int) -> bool:
        return self.in_turn and kind not in BETWEEN_TURNS

    def goes_on(self, entry: Entry, before: Entry) -> bool:
        return self.in_turn and kind_of(before.code) not in (entries.SAYS_NEXT, entries.KNOCKED_OUT)
