"""The journal of Witch's Brew as lines."""

from broomstick.games.witchs_brew.vocabulary import BARRED, BOOK, LAST_SET
from broomstick.heart.codec import KIND_MASK
from broomstick.heart.journal import KNOCKED_OUT, SAYS_NEXT, Entry
from broomstick.terminal.story import Story

BETWEEN_TURNS = (BARRED, BOOK, LAST_SET)


class BrewStory(Story):
    """All that one seat pays and gets at once is told in one line."""

    def belongs_to_turn(self, kind: int) -> bool:
        return self.in_turn and kind not in BETWEEN_TURNS

    def goes_on(self, entry: Entry, before: Entry) -> bool:
        return self.in_turn and before.code & KIND_MASK not in (SAYS_NEXT, KNOCKED_OUT)
