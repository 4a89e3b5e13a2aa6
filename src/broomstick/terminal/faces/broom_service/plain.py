"""Broom Service in sentences."""

from typing import ClassVar

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import actions, steps, things
from broomstick.games.broom_service.follows import end_worth
from broomstick.games.broom_service.game import BroomGame
from broomstick.games.broom_service.table.layout import NO_EVENT
from broomstick.games.broom_service.table.view import BroomView
from broomstick.heart.codec import kind_of
from broomstick.heart.core import step_seat
from broomstick.heart.journal import PUBLIC
from broomstick.heart.view import View
from broomstick.terminal.faces.broom_service.map_in_words import Gazetteer
from broomstick.terminal.faces.broom_service.outlook import Outlook
from broomstick.terminal.faces.broom_service.place_names import apart
from broomstick.terminal.faces.broom_service.seen import (
    bewitched_names,
    broom_view,
    gathers,
    goods_of,
    is_stranded,
    outlook,
    own_areas,
    pawns_of,
    rest_of,
    sources,
)
from broomstick.terminal.faces.broom_service.story import BroomStory, event_told
from broomstick.terminal.faces.broom_service.titles import Titles
from broomstick.terminal.faces.face import Face, turn_now
from broomstick.terminal.question import DECLARED, Item, Question
from broomstick.terminal.story import Story
from broomstick.words import Facts
from broomstick.words.books.broom_service.box import MINUS
from broomstick.words.text import capital

CHAINED = (
    steps.ARRIVED,
    steps.TILE,
    steps.DELIVERY,
    steps.FREE_MOVE,
    steps.FREE_DELIVERY,
    steps.JUMP,
    steps.ANYWHERE,
    steps.GIFTS,
    steps.TWO_POTIONS,
    steps.EFFECT,
    steps.SHIFT,
    steps.SWAP,
    steps.PUT_AWAY,
)
"""Steps that one thing done on the map, a tile or a card leads to."""
MANY = 12
"""More flights than these are told of in few words."""
SHOWN_FISTS = 5
"""Up to so many answers to how many are all listed."""


def is_flight(item: Item) -> bool:
    return kind_of(item.code) == actions.FLY


class BroomFace(Face):
    """Broom Service, one fact a sentence."""

    commands: ClassVar = ["map"]

    def rounds(self, view: View) -> int:
        return broom_view(view).parts.rounds

    def new_story(self, view: View) -> Story:
        return BroomStory(self.speech, self.rounds(view))

    def places(self, view: View) -> Gazetteer:
        return Gazetteer(broom_view(view), self.speech)

    def is_after(self, view: View) -> bool:
        """Whether all roles of a round have been played, and its event is what goes on."""
        return bool(turn_now(view)) and view.role < 0 and not any(view.hand_sizes)

    def stands(self, view: View) -> str:
        if not self.is_after(view):
            return super().stands(view)
        return self.words.say("stands-after", round=view.round, rounds=self.rounds(view))

    def table(self, view: View) -> None:
        view = broom_view(view)
        say = self.console.say
        for seat in range(view.players):
            say(self.player_line(view, seat))
        say(*self.notices(view), *self.places(view).middle())
        if view.viewer != PUBLIC and view.hand:
            say(self.roles_line(view))
        say(*self.places(view).surroundings())

    def resources(self, counts: list[int]) -> list[str]:
        """2 orange potions, 1 wand"""
        return [
            self.speech.word("resource", name, "counted", count=count)
            for name, count in zip(lists.RESOURCES, counts, strict=True)
            if count
        ]

    def goods(self, view: BroomView, seat: int, brief: bool = False) -> str:
        counts = goods_of(view, seat)
        told = Outlook(view, self.speech).goods(counts) if brief else self.resources(counts)
        return ", ".join(told) or self.words.say("list-nothing")

    def player_line(self, view: BroomView, seat: int) -> str:
        facts: Facts = {"name": self.cast.name(seat), "points": self.points(view.layout.vp[seat])}
        lines = [self.words.say("table-player", facts, goods=capital(self.goods(view, seat, brief=True)))]
        lines.append(self.words.say("table-pawns", areas=self.places(view).names(pawns_of(view, seat))))
        won = [("bolts-counted", view.layout.bolts(seat))]
        if view.parts.mountain:
            won.append(("amulets-counted", view.layout.amulets[seat].bit_count()))
        told = ", ".join(self.words.say(name, count=count) for name, count in won if count)
        lines += [f"{capital(told)}."] if told else []
        lines += self.places(view).kept(seat)
        if turn_now(view):
            lines.append(self.words.say("table-holds", count=view.hand_sizes[seat]))
        return " ".join(lines)

    def notices(self, view: BroomView) -> list[str]:
        """The event and the bewitched roles of the round."""
        lines = []
        if view.layout.event() != NO_EVENT and not view.over:
            lines.append(event_told(self.speech, lists.EVENTS[view.layout.event()]))
        roles = [self.speech.role(name, "the") for name in bewitched_names(view)]
        if roles and not view.over:
            points = f"{MINUS}{self.points(view.parts.bewitched_points)}"
            lines.append(self.words.say("table-bewitched", roles=self.speech.listed(roles), points=points))
        return lines

    def hand(self, view: View) -> None:
        view = broom_view(view)
        if view.viewer == PUBLIC:
            return
        if view.hand:
            self.console.say(self.roles_line(view))
        elif turn_now(view):
            self.console.say(self.words.say("table-hand-empty"))
        self.console.say(self.own_goods(view), *self.places(view).kept(view.viewer, does=True))

    def who_more(self, view: View, seat: int) -> list[str]:
        return [*self.to_come(broom_view(view), seat), *self.places(view).kept(seat)]

    def to_come(self, view: BroomView, seat: int) -> list[str]:
        """What a seat's things will bring at the end besides the points it has."""
        worth = {"bolts": 0, "amulets": 0, "cards": 0, "sets": 0, **end_worth(view.layout, seat)}
        points = worth["bolts"] + worth["amulets"] + worth["cards"] + worth["sets"]
        return [] if view.over or not points else [self.words.say("who-to-come", {**worth, "points": points})]

    def own_goods(self, view: BroomView, brief: bool = False) -> str:
        facts: Facts = {"name": self.cast.name(view.viewer), "who": self.cast.who(view.viewer)}
        return self.words.say("table-own", facts, goods=self.goods(view, view.viewer, brief))

    def obey_own(self, command: str, rest: str, view: View) -> None:
        places = self.places(view)
        self.console.say(*(places.looked_up(rest) if rest else places.everything()))

    def own_words(self, command: str) -> list[str]:
        assert isinstance(self.speech.game, BroomGame)
        areas = [self.speech.word("area", name) for name in self.speech.game.board.areas]
        return [*areas, *(self.speech.word("tower", name) for name in self.speech.game.parts.towers)]

    def setting(self, question: Question) -> None:
        view = broom_view(question.view)
        if question.picking:
            # The event has just been told.
            self.console.say("", self.stands(view))
            self.console.say(*(self.player_line(view, seat) for seat in range(view.players)))
            self.console.say(*self.places(view).tops())
            # What is adjacent stands behind the roles that lead there.
            self.console.say(*(self.places(view).pawn(area) for area in own_areas(view)))
        elif question.kind in DECLARED:
            # A turn is about the roles that can be led, or the one that is called.
            led = sorted({actions.lead_role(item.code) for item in question.items})
            lines = self.places(view).surroundings(led if question.kind == actions.LEAD else [view.role])
            if lines:
                self.console.say("", *lines)

    def titles(self, view: View) -> Titles:
        return Titles(broom_view(view), self.speech)

    def title(self, question: Question) -> str:
        return self.titles(question.view).title(question)

    def ask(self, question: Question) -> None:
        """How many is asked for with the fewest and the most: all between them would be a long list."""
        if question.kind != actions.FIST or len(question.items) <= SHOWN_FISTS:
            super().ask(question)
            return
        say = self.console.say
        texts = [item.texts[0] for item in question.items]
        say("", self.title(question), f"  0  {texts[0]}", f"  1  {texts[1]}")
        say("  …", f"  {len(texts) - 1}  {texts[-1]}")
        self.below(question)

    def item_notes(self, question: Question) -> list[str]:
        view = broom_view(question.view)
        outlook = Outlook(view, self.speech)
        if question.picking:
            return [outlook.pick(item.code) for item in question.items]
        notes: list[str] = []
        ends: dict[int, int] = {}
        # From some tiles one flies to nearly any area.
        tell = outlook.glance if sum(is_flight(item) for item in question.items) > MANY else outlook.landing
        for number, item in enumerate(question.items, question.first):
            if not is_flight(item):
                notes.append(self.note(question, item, outlook))
                continue
            end = actions.fly_to(item.code)
            if end in ends:
                notes.append(self.words.say("fly-as", number=ends[end]))
            else:
                notes.append(tell(end, question.preview(item.code).get("towers")))
                ends[end] = number
        return notes

    def note(self, question: Question, item: Item, outlook: Outlook) -> str:
        """What an answer brings or leads to, if it is no flight."""
        kind = kind_of(item.code)
        if kind == actions.JUMP:
            area = outlook.parts.board.circles[actions.jump_circle(item.code)]
            there = outlook.landing(area, question.preview(item.code).get("towers"))
            return self.words.say("pick-area", area=outlook.places.name(area), there=there)
        if kind == actions.UNDER:
            return outlook.places.pile_size(actions.under_pile(item.code))
        if kind == actions.ADD:
            return outlook.pick(actions.add_role(item.code))
        return self.claimed(question, item)

    def claimed(self, question: Question, item: Item) -> str:
        """What an answer brings; for a cowardly play also what there is in place of its action."""
        view = broom_view(question.view)
        gain = question.preview(item.code)
        others = "" if gain.get("brave", True) else self.titles(view).instead()
        if not others:
            return item.brings
        role = lists.ROLES.index(gain["role"])
        if gathers(role) or outlook(view, role):
            return self.words.say("brings-or", first=item.brings, second=others)
        return apart(self.words, [others, *Outlook(view, self.speech).cost(role)])

    def caution(self, question: Question, action: int) -> str:
        """A forest tile that would be used up; an area from which no flight leads away."""
        view, kind = broom_view(question.view), kind_of(action)
        places = self.places(view)
        more = kind == actions.PICK and actions.pick_roles(action).bit_count() > question.fewest
        if more and self.titles(view).picks_more(question):
            return self.words.say(
                "careful-tile", tile=places.forest_title(lists.FOREST_TILES[things.FOREST_CARD])
            )
        if kind == actions.FLY:
            start = actions.fly_to(action)
            end = rest_of(view, start)
        elif kind == actions.JUMP:
            start = end = view.parts.board.circles[actions.jump_circle(action)]
        else:
            return ""
        if not is_stranded(view, end):
            return ""
        jump = [f"{capital(places.turbo(start, 'fly'))}."] if start != end else []
        return " ".join([*jump, places.stranded(end, "careful-stranded")])

    def below_lines(self, question: Question) -> list[str]:
        lines = super().below_lines(question)
        view = broom_view(question.view)
        owed = self.owed(view)
        if owed:
            lines.append(owed)
        if not question.picking:
            # While picking, the whole table stands above.
            kept = self.places(view).kept(view.viewer)
            lines.append(" ".join([self.own_goods(view, brief=True), *kept, *self.event_now(view)]))
        if any("brave" in gain and not gain["brave"] for gain in map(question.preview, question.choices)):
            # Somebody cowardly may take one of these.
            lines += self.places(view).tops()
        return lines

    def event_now(self, view: BroomView) -> list[str]:
        """The event by its name, if it still matters once roles have been picked."""
        event = view.layout.event()
        if event in (NO_EVENT, things.MORE_OR_LESS) or view.topic >= 0:
            return []
        told = self.words.say("event-now", event=self.speech.word("event", lists.EVENTS[event]))
        return [told if told.endswith("!") else f"{told}."]

    def owed(self, view: BroomView) -> str:
        """What is still to come after the question, in a chain of flights, tiles and deliveries."""
        if view.topic >= 0 or not view.agenda:
            return ""
        own = [
            step for step in view.agenda[:-1] if step_seat(step) == view.viewer and kind_of(step) in CHAINED
        ]
        steps = self.speech.owed(own)
        return self.words.say("owed-then", steps=apart(self.words, steps)) if steps else ""

    def result_facts(self, view: View, seat: int) -> Facts:
        view = broom_view(view)
        way, bolts, *found, sets = sources(view, seat)
        amulets = found.pop(0) if view.parts.mountain else 0
        return {
            "way": way,
            "bolts": bolts,
            "amulets": amulets,
            "tiles": "yes" if view.parts.mountain else "no",
            "cards": sum(found),
            "drawn": "yes" if view.parts.cards else "no",
            "sets": sets,
            "left": view.layout.resources(seat),
        }
