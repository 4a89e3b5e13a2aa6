"""A question put to somebody, with what each answer would bring; and the answer read back."""

from dataclasses import dataclass
from functools import lru_cache

from broomstick.heart.codec import Bag, Name, Several, kind_of
from broomstick.heart.codes import actions
from broomstick.heart.game import Game
from broomstick.heart.history import turn_role, turn_round, turn_said
from broomstick.heart.kinds import STANCES
from broomstick.heart.plain import Plain, mask_names
from broomstick.heart.shown import NEXT
from broomstick.heart.view import View
from broomstick.terminal.answers import Finder, Unclear, is_number, spellings, tokens_of, wrong_number
from broomstick.words import Cast, Speech, Words
from broomstick.words.places import PLACES
from broomstick.words.previews import brings
from broomstick.words.text import capital

DECLARED = (actions.PICK, actions.LEAD, actions.BRAVE, actions.COWARDLY)
"""Questions that all games put."""
COUNTED = ("fist",)
"""Actions that are a number from 0 on: where they are asked for, a number that is typed means itself."""


@lru_cache(16)
def long_names(words: Words, game: Game) -> list[tuple[list[str], str]]:
    """Names of places in several words, and the one that is typed for each; the longest names first."""
    speech = Speech(words.language, game, Cast([]))
    found: dict[tuple[str, ...], str] = {}
    for kind in game.actions.kinds.values():
        for arg in kind.args:
            if isinstance(arg, Name) and arg.label in PLACES:
                for name in arg.names:
                    shown = tuple(tokens_of(speech.word(arg.label, name, "long")))
                    if len(shown) > 1:
                        found[shown] = tokens_of(speech.word(arg.label, name))[0]
    return sorted(((list(name), typed) for name, typed in found.items()), key=lambda pair: -len(pair[0]))


@dataclass
class Item:
    """One line of a question: what it is called, what it would bring, and what is meant by it."""

    texts: list[str]
    """What can be typed for it: in the reader's language first, then as the engine writes it, then in other ways."""
    brings: str
    code: int
    """The action, or the number of the role where several are picked."""


class Question:
    """The choices of the viewer of a view, worded."""

    def __init__(self, view: View, choices: list[int], speech: Speech) -> None:
        self.view = view
        self.game = view.game
        self.choices = choices
        self.speech = speech
        self.kind = kind_of(choices[0])
        self.picking = self.kind == actions.PICK
        # How many are picked at least and at most; mostly it is the same.
        sizes = {actions.pick_roles(choice).bit_count() for choice in choices} if self.picking else {1}
        self.fewest, self.wanted = min(sizes), max(sizes)
        self.first = 0 if self.game.actions.kind(self.kind).word in COUNTED else 1
        self.items = self.pick_items() if self.picking else [self.item(choice) for choice in choices]
        self.finder = Finder(speech.words, [item.texts for item in self.items], self.first)

    @property
    def forced(self) -> bool:
        """Whether there is but one answer; a sealed question is put all the same."""
        return len(self.choices) == 1

    def item(self, choice: int) -> Item:
        gain = brings(self.speech, self.game.preview(self.view, choice))
        texts = [self.speech.action(choice), self.game.text(choice), *self.other_texts(choice)]
        return Item(texts, gain, choice)

    def other_texts(self, choice: int) -> list[str]:
        """An action that ends at a place can be typed by that place alone; and by its name as it is read."""
        kind = self.game.actions.kind(choice)
        last = kind.args[-1] if kind.args else None
        if not isinstance(last, Name) or last.label not in PLACES:
            return []
        place = last.names[kind.unpack(choice)[-1]]
        verb = self.speech.action(choice).split()[0]
        ours, shown = self.speech.word(last.label, place), self.speech.word(last.label, place, "long")
        return [f"{verb} {ours}", f"{kind.word} {place}", f"{verb} {shown}"]

    def pick_items(self) -> list[Item]:
        """Roles to pick from, each once."""
        among = 0
        for choice in self.choices:
            among |= actions.pick_roles(choice)
        return [
            Item([self.speech.role(name), name], "", role)
            for role, name in enumerate(self.game.roles)
            if among >> role & 1
        ]

    def preview(self, choice: int) -> Plain:
        return self.game.preview(self.view, choice)

    def lead_preview(self, role: str, stance: str) -> Plain:
        """What a picked role would bring if it were led now, to weigh picks by."""
        return self.preview(self.game.action(f"lead {role} {stance}"))

    def title(self) -> str:
        """What is asked, in a sentence."""
        words = self.speech.words
        if self.picking:
            if self.forced:
                return words.say("ask-forced-pick", roles=self.pick_names(self.choices[0]))
            if self.fewest < self.wanted:
                return words.say("ask-pick-between", fewest=self.fewest, most=self.wanted)
            return words.say("ask-pick", count=self.wanted)
        if self.kind in (actions.BRAVE, actions.COWARDLY):
            role = self.game.roles[self.view.role]
            return capital(words.say("ask-follow", role=self.speech.role(role, "the")))
        asked = "ask-lead" if self.kind == actions.LEAD else f"ask-{self.game.actions.kind(self.kind).word}"
        return words.say(asked if words.has(asked) else "ask-any")

    def pick_names(self, choice: int) -> str:
        """The roles of a pick in words."""
        names = mask_names(self.game.roles, actions.pick_roles(choice))
        return self.speech.listed([self.speech.role(name) for name in names])

    def risks(self) -> list[str]:
        """Who could still overtake a brave play, and whom it would knock out: public facts."""
        brave = next((c for c in self.choices if "overtakers" in self.preview(c)), None)
        if brave is None or self.picking:
            return []
        risk = self.preview(brave)
        words, cast = self.speech.words, self.speech.cast
        held = self.view.hand_sizes
        names = [words.say("risk-one", name=cast.name(seat), count=held[seat]) for seat in risk["overtakers"]]
        lines = [words.say("risk", names=words.listed(names)) if names else words.say("risk-none")]
        if risk.get("knocks_out") is not None:
            lines.append(words.say("risk-out", name=cast.name(risk["knocks_out"])))
        return lines

    def last_picks(self) -> int:
        """What this seat picked in the round before, as a bit mask."""
        view = self.view
        mask = 0
        for turn in view.turns:
            if turn_round(turn) == view.round - 1 and turn_said(turn, view.viewer) != NEXT:
                mask |= 1 << turn_role(turn)
        return mask

    def same_again(self) -> int:
        """The action of picking the same; Unclear says why it cannot be."""
        words = self.speech.words
        if not self.picking:
            raise Unclear(words.say("same-not-now"))
        last = self.last_picks()
        if not last:
            raise Unclear(words.say("same-never"))
        among = [1 << item.code for item in self.items]
        gone = [name for i, name in enumerate(self.game.roles) if last >> i & 1 and 1 << i not in among]
        if gone:
            roles = self.speech.listed([self.speech.role(name) for name in gone], "or")
            raise Unclear(words.say("same-gone", roles=roles))
        if not self.fewest <= last.bit_count() <= self.wanted:
            raise Unclear(wrong_number(words, last.bit_count(), self.fewest, self.wanted))
        return actions.pick(last)

    def read(self, line: str) -> int:
        """The choice that was typed; Unclear says in one line what is wrong with it."""
        if self.forced and not line.strip():
            return self.choices[0]
        if not self.picking:
            told = self.told(line)
            return told[0] if len(told) == 1 else self.items[self.finder.find(line, self.joined(line))].code
        skip = [text.split()[0] for text in (self.speech.action(self.choices[0]), "pick")]
        found = self.finder.find_several(line, self.wanted, skip, self.fewest)
        return actions.pick(sum(1 << self.items[at].code for at in found))

    def told(self, line: str) -> list[int]:
        """The choices whose whole sentence was typed, as it stands in some drawings."""
        tokens = tokens_of(line)
        codes = [item.code for item in self.items]
        return [code for code in codes if tokens == tokens_of(self.speech.action(code, ".sentence"))]

    def joined(self, line: str) -> str:
        """What was typed, with names of places that are several words as the one word that is typed for them."""
        tokens = tokens_of(line)
        for words, typed in long_names(self.speech.words, self.game):
            for at in range(len(tokens) - len(words) + 1):
                if tokens[at : at + len(words)] == words:
                    tokens[at : at + len(words)] = [typed]
        return " ".join(tokens)

    def retold(self, line: str) -> list[str]:
        """What was typed in the engine's words, with and without the word for what is asked: it may be an action."""
        known = {typed: name for name in self.game.roles for typed in spellings(self.speech.role(name))}
        known |= {typed: name for name in STANCES for typed in spellings(self.speech.stance(name))}
        for kind in self.game.actions.kinds.values():
            for arg in kind.args:
                if isinstance(arg, Name | Several | Bag):
                    known |= {
                        t: name for name in arg.names for t in spellings(self.speech.word(arg.label, name))
                    }
        asked = self.game.actions.kind(self.kind).word
        known |= dict.fromkeys(spellings(self.speech.action(self.choices[0]).split()[0]), asked)
        text = " ".join(known.get(token, token) for token in tokens_of(self.joined(line)))
        return [text, f"{asked} {text}", *self.from_places(text.removeprefix(f"{asked} "))]

    def from_places(self, text: str) -> list[str]:
        """Where an action goes from one place to another and only the other was typed: from each that is possible."""
        kind = self.game.actions.kind(self.kind)
        if len(kind.args) != 2 or " " in text:
            return []
        start = kind.args[0]
        if not isinstance(start, Name) or start.label not in PLACES:
            return []
        starts = {kind.unpack(choice)[0] for choice in self.choices if kind_of(choice) == self.kind}
        return [f"{kind.word} {start.names[at]} {text}" for at in sorted(starts)]

    def is_slip(self, line: str, choice: int) -> bool:
        """Whether an answer was so short that a finger may have slipped: a number, or not all of its words."""
        if self.forced or (not self.picking and self.told(line) == [choice]):
            return False
        tokens = tokens_of(line)
        typed = [self.speech.action(choice), self.game.text(choice)]
        if not self.picking:
            typed += self.other_texts(choice)
            tokens = tokens_of(self.joined(line))
        texts = [spelled for text in typed for spelled in spellings(text)]
        if tokens in [text.split() for text in texts]:
            return False
        if any(is_number(token) for token in tokens):
            return True
        whole = [word for text in texts for word in text.split()]
        return not all(token in whole for token in tokens)
