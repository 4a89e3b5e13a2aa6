"""The face every game has: in sentences, for any terminal, a pipe or a screen reader. A game adds its table."""

from typing import ClassVar

from broomstick.heart.codes import actions
from broomstick.heart.core import PICKS
from broomstick.heart.history import turn_round
from broomstick.heart.plain import mask_names
from broomstick.heart.shown import SILENT
from broomstick.heart.view import View
from broomstick.terminal.console import Console
from broomstick.terminal.question import Question
from broomstick.terminal.story import ASIDE, HEADING, PLAIN, TURN, Line, Story
from broomstick.words import Facts, Speech


def turn_now(view: View) -> int:
    """The number of the turn in this round; 0 while picking, and before and after the rounds."""
    if view.topic == PICKS or view.round == 0 or view.over:
        return 0
    return 1 + sum(turn_round(turn) == view.round for turn in view.turns)


def by_place(places: list[int]) -> list[int]:
    """The seats, best first; of equals the one who sits first."""
    return sorted(range(len(places)), key=lambda seat: (places[seat], seat))


class Face:
    """Shows a game through the eyes of one viewer. Everything comes from a view; nothing is asked of the state."""

    commands: ClassVar[list[str]] = []
    """What can be typed besides answers in this game alone."""

    def __init__(self, speech: Speech, console: Console) -> None:
        self.speech = speech
        self.words = speech.words
        self.cast = speech.cast
        self.console = console

    def rounds(self, view: View) -> int:
        """How many rounds a game has at most."""
        raise NotImplementedError

    def new_story(self, view: View) -> Story:
        """Tells what happens from the beginning on."""
        return Story(self.speech, self.rounds(view))

    def points(self, count: int) -> str:
        """Points with their unit."""
        return self.words.say("victory-points", count=count)

    def table(self, view: View) -> None:
        """All that lies open, and the viewer's own cards."""
        raise NotImplementedError

    def hand(self, view: View) -> None:
        """The viewer's own cards."""
        raise NotImplementedError

    def roles_line(self, view: View) -> str:
        """The roles that the viewer has still to play."""
        held = [self.speech.role(name) for name in mask_names(view.game.roles, view.hand)]
        return self.words.say("table-hand", roles=self.speech.listed(held))

    def result_facts(self, view: View, seat: int) -> Facts:
        """What the final table tells of a seat besides its points, such as where they come from."""
        return {}

    def title(self, question: Question) -> str:
        """What is asked, in a sentence."""
        return question.title()

    def item_notes(self, question: Question) -> list[str]:
        """What stands behind each answer of a question."""
        return [item.brings for item in question.items]

    def caution(self, question: Question, action: int) -> str:
        """What whoever is about to do something should think of once more; empty where there is nothing."""
        return ""

    def who_more(self, view: View, seat: int) -> list[str]:
        """What else there is to say of a seat."""
        return []

    def obey_own(self, command: str, rest: str, view: View) -> None:
        """Carry out a command that only this game has; Unclear says what is wrong with what stands behind it."""
        raise NotImplementedError

    def own_words(self, command: str) -> list[str]:
        """What can stand behind such a command."""
        return []

    def story(self, lines: list[Line]) -> None:
        """What happened."""
        before = ""
        for line in lines:
            if line.kind in (HEADING, TURN) or (line.kind == ASIDE and before in (TURN, PLAIN)):
                self.console.say("")
            self.console.say(("  " if line.kind == PLAIN else "") + line.text)
            if line.kind == HEADING:
                self.console.say("-" * len(line.text))
            before = line.kind

    def stands(self, view: View) -> str:
        """Where the game stands, in a sentence."""
        if view.over:
            return self.words.say("stands-over")
        facts: Facts = {"name": self.cast.name(view.leader), "who": self.cast.who(view.leader)}
        if view.round == 0:
            return self.words.say("stands-before", facts)
        where: Facts = {"round": view.round, "rounds": self.rounds(view), **facts}
        turn = turn_now(view)
        if turn == 0:
            return self.words.say("stands-picking", where)
        if view.role < 0:
            return self.words.say("stands-leading", where, turn=turn)
        role = self.speech.forms("role", [(view.game.roles[view.role], {})])
        return self.words.say("stands-called", {**where, **role, "turn": turn})

    def result(self, view: View, places: list[int], points: list[int]) -> None:
        """The final table, best first."""
        for seat in by_place(places):
            facts: Facts = {
                "place": places[seat],
                "name": self.cast.name(seat),
                "points": self.points(points[seat]),
            }
            self.console.say(self.words.say("result-row", {**facts, **self.result_facts(view, seat)}))

    def state(self, view: View) -> None:
        """The whole table on demand."""
        self.console.say(self.stands(view))
        self.table(view)

    def setting(self, question: Question) -> None:
        """What matters for a question, before it is put."""
        if question.picking or question.view.round == 0:
            self.console.say("")
            self.state(question.view)

    def ask(self, question: Question) -> None:
        """The question and its numbered answers."""
        say = self.console.say
        say("", self.title(question))
        if question.picking and question.forced:
            return
        wide = max(len(item.texts[0]) for item in question.items)
        digits = len(str(question.finder.last))
        notes = zip(question.items, self.item_notes(question), strict=True)
        for number, (item, note) in enumerate(notes, question.first):
            say(f"  {number:>{digits}}  {item.texts[0]:<{wide}}   {note}".rstrip())
        self.below(question)

    def below(self, question: Question) -> None:
        """Under the answers: how to pick several, or what a brave play risks."""
        self.console.say(*self.below_lines(question))

    def below_lines(self, question: Question) -> list[str]:
        """The sentences for ``below``."""
        lines = []
        if question.picking:
            names = [item.texts[0] for item in question.items[: question.wanted]]
            lines.append(self.words.say("pick-example", example=" ".join(names)))
            last = question.last_picks()
            if any(actions.pick_roles(choice) == last for choice in question.choices):
                roles = " ".join(
                    self.speech.role(name) for i, name in enumerate(question.game.roles) if last >> i & 1
                )
                same = self.words.say("command-same")
                lines.append(self.words.say("pick-same", same=same, roles=roles))
        risks = question.risks()
        if risks:
            lines.append(" ".join(risks))
        return lines

    def who(self, view: View, bots: list[str], points: list[int]) -> None:
        """Who sits where, and what each has to do with this moment; ``bots`` has an empty text for a person."""
        for step in range(view.players):
            seat = (view.leader + step) % view.players
            name = self.cast.name(seat)
            who = self.cast.who(seat)
            if bots[seat]:
                parts = [self.words.say("who-bot", name=name, bot=bots[seat])]
            else:
                yours = seat == self.cast.reader
                parts = [self.words.say("who-you" if yours else "who-person", name=name)]
            parts.append(self.points(points[seat]))
            if turn_now(view):
                parts.append(self.words.say("who-cards", count=view.hand_sizes[seat]))
            if seat == view.leader:
                parts.append(self.words.say("who-led", who=who))
            if view.role >= 0 and seat == view.brave:
                parts.append(self.words.say("who-brave", who=who))
            if view.topic < 0 and view.pending >> seat & 1:
                parts.append(self.words.say("who-asked", who=who))
            elif view.role >= 0 and view.said[seat] == SILENT:
                parts.append(self.words.say("who-to-speak", who=who))
            self.console.say(
                " ".join([self.symbol(seat) + ", ".join(parts) + ".", *self.who_more(view, seat)])
            )

    def curtain(self, seat: int, lines: list[str]) -> None:
        """What everybody may read while the keyboard goes to a seat."""
        self.console.say("", *lines)

    def symbol(self, seat: int) -> str:
        """A seat's sign before a line; none in plain text."""
        return ""
