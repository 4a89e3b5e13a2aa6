"""The card game in sentences."""

from broomstick.games.card_game.components import Task
from broomstick.games.card_game.view import CardView
from broomstick.heart.plain import mask_names
from broomstick.heart.view import View
from broomstick.terminal.faces.card_game.story import CardStory
from broomstick.terminal.faces.face import Face, turn_now
from broomstick.terminal.question import Question
from broomstick.terminal.story import Story
from broomstick.words import Facts


def card_view(view: View) -> CardView:
    assert isinstance(view, CardView)
    return view


def potions_of(view: CardView, seat: int) -> list[int]:
    """A seat's potions by type."""
    return view.layout.potions[seat * view.kinds : (seat + 1) * view.kinds]


def missing(have: list[int], task: Task) -> int:
    """How many potions a display lacks for a task."""
    return sum(max(0, need - own) for own, need in zip(have, task.needs, strict=True))


def open_tasks(view: CardView) -> list[Task]:
    return [view.parts.tasks[index] for index in view.layout.tasks]


class CardFace(Face):
    """The card game, one fact a sentence."""

    def rounds(self, view: View) -> int:
        return card_view(view).parts.rounds

    def new_story(self, view: View) -> Story:
        return CardStory(self.speech, self.rounds(view))

    def counted(self, names: list[str], counts: list[int]) -> str:
        """fire 3, sun 1"""
        return ", ".join(
            f"{self.speech.role(name)}\u00a0{count}"
            for name, count in zip(names, counts, strict=True)
            if count
        )

    def table(self, view: View) -> None:
        view = card_view(view)
        say = self.console.say
        for seat in range(view.players):
            say(self.player_line(view, seat))
        for task in open_tasks(view):
            say(self.task_line(view, task))
        if not view.layout.tasks:
            say(self.words.say("table-no-tasks"))
        say(self.words.say("table-pile", count=view.pile_size))
        if any(view.layout.open_witches):
            cards = self.counted(view.parts.types, view.layout.open_witches)
            say(self.words.say("table-open", cards=cards))
        self.hand(view)

    def player_line(self, view: CardView, seat: int) -> str:
        layout = view.layout
        potions = self.counted(view.parts.types, potions_of(view, seat))
        brave = layout.brave_potions[seat]
        if brave:
            potions = ", ".join(filter(None, [potions, f"{self.words.say('word-brave')} {brave}"]))
        if potions:
            potions = self.words.say("table-potions", potions=potions)
        else:
            potions = self.words.say("table-no-potions")
        points = self.points(layout.points(seat))
        line = self.words.say("table-player", name=self.cast.name(seat), points=points, potions=potions)
        ends = [self.words.say("table-in-stock", count=view.stock_sizes[seat])]
        if turn_now(view):
            ends.insert(0, self.words.say("table-holds", count=view.hand_sizes[seat]))
        return f"{line} {', '.join(ends)}."

    def task_line(self, view: CardView, task: Task) -> str:
        """A task, what the viewer has of it, and how near the others are."""
        watching = not view.stock
        own = potions_of(view, 0 if watching else view.viewer)
        needs = [
            self.words.say("table-task-need", role=self.speech.role(name), have=min(have, need), need=need)
            if not watching
            else f"{self.speech.role(name)} {need}"
            for name, have, need in zip(view.parts.types, own, task.needs, strict=True)
            if need
        ]
        others = [
            self.words.say(
                "table-task-other",
                name=self.cast.name(seat),
                missing=missing(potions_of(view, seat), task),
            )
            for seat in range(view.players)
            if watching or seat != view.viewer
        ]
        facts: Facts = {"task": task.number, "points": self.points(task.points), "needs": ", ".join(needs)}
        tail = self.words.say("table-task-others", others=", ".join(others))
        if watching:
            return f"{self.words.say('table-task-open', facts)} {tail}"
        return f"{self.words.say('table-task', facts, missing=missing(own, task))} {tail}"

    def hand(self, view: View) -> None:
        view = card_view(view)
        if not view.stock:
            return
        types = view.parts.types
        besides = [view.stock[kind] - (view.hand >> kind & 1) for kind in range(view.kinds)]
        cards = self.counted(types, besides) or self.words.say("list-nothing")
        if view.hand:
            held = [self.speech.role(name) for name in mask_names(types, view.hand)]
            self.console.say(self.words.say("table-hand", roles=self.speech.listed(held)))
            self.console.say(self.words.say("table-stock-besides", cards=cards))
        else:
            self.console.say(self.words.say("table-stock", cards=cards))

    def item_notes(self, question: Question) -> list[str]:
        if not question.picking:
            return super().item_notes(question)
        view = card_view(question.view)
        notes = []
        for item in question.items:
            cowardly, brave = self.worth(question, item.code)
            cards = self.words.say("pick-cards", count=view.stock[item.code])
            worth = self.words.say("pick-worth", cowardly=cowardly, brave=brave)
            notes.append(f"{cards:<4} {worth}")
        return notes

    def worth(self, question: Question, role: int) -> tuple[str, str]:
        """What a type would be worth now, cowardly and brave."""
        name = question.game.roles[role]
        cowardly, brave = (
            "+" + self.points(question.lead_preview(name, stance)["points"])
            for stance in ("cowardly", "brave")
        )
        return cowardly, brave

    def result_facts(self, view: View, seat: int) -> Facts:
        view = card_view(view)
        colours, brave, tasks = view.layout.sources(seat)
        return {
            "colours": colours,
            "brave": brave,
            "tasks": tasks,
            "cards": view.layout.cards[seat],
        }
