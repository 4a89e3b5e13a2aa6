"""A question put to the person at the prompt, with what each answer would bring; and the answer read back."""

from broomstick.contest.codec import KIND_MASK
from broomstick.contest.core import LEAD, PICK
from broomstick.contest.history import turn_role, turn_round, turn_said
from broomstick.contest.journal import STANCE_WORDS
from broomstick.contest.plain import mask_names
from broomstick.contest.state import pick_action
from broomstick.contest.table import NEXT
from broomstick.games.card_game.rules import TAKE
from broomstick.games.card_game.view import CardView
from broomstick.terminal import words
from broomstick.terminal.answers import Unclear, find, find_several

SAME = "same"


class Question:
    """The choices of the viewer of a view, worded."""

    def __init__(self, view: CardView, choices: list[int], cast: words.Cast) -> None:
        self.view = view
        self.game = view.game
        self.choices = choices
        self.cast = cast
        self.kind = choices[0] & KIND_MASK
        # Types one may pick from, and how many of them.
        self.stock = [name for name, cards in zip(view.parts.types, view.stock, strict=True) if cards]
        self.wanted = min(view.parts.picks, len(self.stock))

    @property
    def forced(self) -> bool:
        """Whether there is but one answer; a sealed question is put all the same."""
        return len(self.choices) == 1

    def lines(self) -> list[str]:
        """The question and its answers, with numbers."""
        if self.kind == PICK:
            return self.pick_lines()
        if self.kind == TAKE:
            lines = [words.ask_first_card()]
        elif self.kind == LEAD:
            lines = [words.ask_lead()]
        else:
            lines = [words.ask_follow(self.view.parts.types[self.view.role])]
        texts = [self.game.text(choice) for choice in self.choices]
        wide = max(len(text) for text in texts)
        # Brave comes first in every list and is the one that can be overtaken.
        risks = self.game.preview(self.view, self.choices[0])
        for number, (choice, text) in enumerate(zip(self.choices, texts, strict=True), 1):
            gain = words.brings(self.game.preview(self.view, choice))
            lines.append(f"  {number}  {text:<{wide}}   {gain}")
        if "overtakers" in risks:
            held = self.view.hand_sizes
            line = words.risk([f"{self.cast.names[seat]} {held[seat]}" for seat in risks["overtakers"]])
            if risks["knocks_out"] is not None:
                line += " " + words.would_knock_out(self.cast, risks["knocks_out"])
            lines.append(line)
        return lines

    def pick_lines(self) -> list[str]:
        view = self.view
        if self.forced:
            return [words.forced_picks(self.stock)]
        lines = [words.ask_picks(self.wanted)]
        wide = max(len(name) for name in self.stock)
        for number, name in enumerate(self.stock, 1):
            cowardly, brave = (
                self.game.preview(view, self.game.action(f"lead {name} {stance}"))["points"]
                for stance in STANCE_WORDS
            )
            cards = view.stock[view.parts.types.index(name)]
            lines.append(f"  {number}  {words.pick_line(name, cards, cowardly, brave, wide)}")
        lines.append(words.picks_example(self.stock[: self.wanted]))
        last = self.last_picks()
        if last and not set(last) - set(self.stock) and len(last) == self.wanted:
            lines.append(words.picks_again(last))
        return lines

    def last_picks(self) -> list[str]:
        """What this seat picked in the round before."""
        view = self.view
        mask = 0
        for turn in view.turns:
            if turn_round(turn) == view.round - 1 and turn_said(turn, view.viewer) != NEXT:
                mask |= 1 << turn_role(turn)
        return mask_names(view.parts.types, mask)

    def read(self, line: str) -> int:
        """The choice that was typed; Unclear says in one line what is wrong with it."""
        same = line.strip().lower() == SAME
        if self.kind != PICK:
            if same:
                raise Unclear(words.NOT_FOR_PICKS)
            return self.choices[find(line, [self.game.text(choice) for choice in self.choices])]
        if self.forced and not line.strip():
            return self.choices[0]
        names = self.same_again() if same else find_several(line, self.stock, self.wanted)
        mask = 0
        for name in names:
            mask |= 1 << self.view.parts.types.index(name)
        return pick_action(mask)

    def same_again(self) -> list[str]:
        last = self.last_picks()
        if not last:
            raise Unclear(words.NO_LAST_PICKS)
        gone = [name for name in last if name not in self.stock]
        if gone:
            raise Unclear(words.not_any_more(gone))
        if len(last) != self.wanted:
            raise Unclear(words.wrong_number(len(last), self.wanted))
        return last
