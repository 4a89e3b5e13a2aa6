"""The journal of the card game as lines."""

from broomstick.heart.codec import kind_of
from broomstick.heart.journal import Entry
from broomstick.terminal.story import Story


class CardStory(Story):
    """Before the rounds, what a card in the display brings is told where it is taken."""

    def goes_on(self, entry: Entry, before: Entry) -> bool:
        if kind_of(entry.code) == kind_of(before.code):
            return False
        if self.in_turn:
            return super().goes_on(entry, before)
        # An entry named after its action, such as "takes" after "take".
        return not self.begun and self.word(before).removesuffix("s") in self.speech.game.actions.words
