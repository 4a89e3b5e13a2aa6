"""Broom Service in sentences."""

from broomstick.contest.codec import KIND_BITS, KIND_MASK, ROLE_MASK
from broomstick.contest.core import GO_BRAVE, GO_COWARDLY, LEAD, PICK, step_seat
from broomstick.contest.journal import PUBLIC
from broomstick.contest.plain import mask_names
from broomstick.contest.view import View
from broomstick.games.broom_service.game import BroomGame
from broomstick.games.broom_service.layout import NO_EVENT
from broomstick.games.broom_service.view import BroomView
from broomstick.games.broom_service.vocabulary import (
    AREA_BITS,
    ARRIVED,
    BLACK_DISTILLERY,
    BLACK_MARKET,
    BRAVE_ACT,
    COWARDLY_ACT,
    DELIVERY,
    EVENTS,
    FIST,
    FLY,
    FREE_DELIVERY,
    FREE_MOVE,
    HAND_OVER,
    MORE_OR_LESS,
    RESOURCES,
    ROLES,
    TILE,
    step_area,
)
from broomstick.terminal.faces.broom_service_facts import (
    bewitched_names,
    broom_view,
    gathers,
    goods_of,
    outlook,
    own_areas,
    pawns_of,
    sources,
    tile_at,
)
from broomstick.terminal.faces.broom_service_outlook import Outlook
from broomstick.terminal.faces.broom_service_names import apart
from broomstick.terminal.faces.broom_service_places import Gazetteer
from broomstick.terminal.faces.broom_service_story import BroomStory, event_told
from broomstick.terminal.faces.face import Face, turn_now
from broomstick.terminal.question import Item, Question
from broomstick.terminal.story import Story
from broomstick.words import Facts
from broomstick.words.rulebook_broom_box import MINUS, box_of
from broomstick.words.text import capital

DECLARED = (PICK, LEAD, GO_BRAVE, GO_COWARDLY)
"""Questions that all games put."""
CHAINED = (ARRIVED, TILE, DELIVERY, FREE_MOVE, FREE_DELIVERY)
"""Steps that one thing done on the map leads to."""


SHOWN_FISTS = 5
"""Up to so many answers to how many are all listed."""


class BroomFace(Face):
    """Broom Service, one fact a sentence."""

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

    # ---- the table ----

    def table(self, view: View) -> None:
        view = broom_view(view)
        say = self.console.say
        for seat in range(view.players):
            say(self.player_line(view, seat))
        say(*self.notices(view))
        if view.viewer != PUBLIC and view.hand:
            say(self.roles_line(view))
        say(*self.places(view).surroundings())

    def resources(self, counts: list[int]) -> list[str]:
        """2 orange potions, 1 wand"""
        return [
            self.speech.word("resource", name, "counted", count=count)
            for name, count in zip(RESOURCES, counts, strict=True)
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
        if turn_now(view):
            lines.append(self.words.say("table-holds", count=view.hand_sizes[seat]))
        return " ".join(lines)

    def notices(self, view: BroomView) -> list[str]:
        """The event and the bewitched roles of the round."""
        lines = []
        if view.layout.event() != NO_EVENT and not view.over:
            lines.append(event_told(self.speech, EVENTS[view.layout.event()]))
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
        self.console.say(self.own_goods(view))

    def roles_line(self, view: BroomView) -> str:
        held = [self.speech.role(name) for name in mask_names(ROLES, view.hand)]
        return self.words.say("table-hand", roles=self.speech.listed(held))

    def own_goods(self, view: BroomView, brief: bool = False) -> str:
        facts: Facts = {"name": self.cast.name(view.viewer), "who": self.cast.who(view.viewer)}
        return self.words.say("table-own", facts, goods=self.goods(view, view.viewer, brief))

    # ---- the map ----

    def obey_own(self, command: str, rest: str, view: View) -> None:
        places = self.places(view)
        self.console.say(*(places.looked_up(rest) if rest else places.everything()))

    def own_words(self, command: str) -> list[str]:
        assert isinstance(self.speech.game, BroomGame)
        board = self.speech.game.board
        areas = [self.speech.word("area", name) for name in board.areas]
        return [*areas, *(self.speech.word("tower", name) for name in board.towers)]

    def setting(self, question: Question) -> None:
        view = broom_view(question.view)
        if question.picking:
            # The event has just been told.
            self.console.say("", self.stands(view))
            self.console.say(*(self.player_line(view, seat) for seat in range(view.players)))
            # What is adjacent stands behind the roles that lead there.
            self.console.say(*(self.places(view).pawn(area) for area in own_areas(view)))
        elif question.kind in DECLARED:
            # A turn is about the roles that can be led, or the one that is called.
            led = sorted({item.code >> KIND_BITS & ROLE_MASK for item in question.items})
            lines = self.places(view).surroundings(led if question.kind == LEAD else [view.role])
            if lines:
                self.console.say("", *lines)

    # ---- questions ----

    def title(self, question: Question) -> str:
        view, kind = broom_view(question.view), question.kind
        if kind in DECLARED or view.topic >= 0:
            return question.title()
        step = view.agenda[-1]
        asked = step & KIND_MASK
        say = self.words.say
        if asked in (BRAVE_ACT, COWARDLY_ACT):
            brave, cowardly = box_of(self.speech.game).does(self.words, ROLES[view.role])
            role = capital(self.speech.role(ROLES[view.role], "the"))
            if asked == BRAVE_ACT:
                return say("title-brave", role=role, does=brave)
            offer = self.offer(view)
            does = say("brings-or", first=cowardly, second=offer) if offer else cowardly
            return say("title-cowardly", role=role, does=does)
        if asked in (TILE, ARRIVED):
            tile = tile_at(view, step_area(step))
            facts: Facts = {
                "tile": self.speech.word("tile", tile),
                "does": box_of(self.speech.game).tile(self.words, tile),
            }
            return say("title-tile" if asked == TILE else "title-arrived", facts)
        if asked == HAND_OVER:
            return say("title-give", count=view.layout.owed[view.viewer])
        named = {
            DELIVERY: "title-delivery",
            FREE_MOVE: "title-free-move",
            FREE_DELIVERY: "title-free-delivery",
        }
        return say(named[asked]) if asked in named else question.title()

    def ask(self, question: Question) -> None:
        """How many is asked for with the fewest and the most: all between them would be a long list."""
        if question.kind != FIST or len(question.items) <= SHOWN_FISTS:
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
        for number, item in enumerate(question.items, question.first):
            if item.code & KIND_MASK != FLY:
                notes.append(self.claimed(question, item))
                continue
            end = item.code >> KIND_BITS + AREA_BITS
            if end in ends:
                notes.append(self.words.say("fly-as", number=ends[end]))
            else:
                notes.append(outlook.landing(end, question.preview(item.code).get("towers")))
                ends[end] = number
        return notes

    def claimed(self, question: Question, item: Item) -> str:
        """What an answer brings; for a cowardly play also what the event offers in place of its action."""
        view = broom_view(question.view)
        offer = self.offer(view)
        gain = question.preview(item.code)
        if not offer or gain.get("brave", True):
            return item.brings
        role = ROLES.index(gain["role"])
        if gathers(role) or outlook(view, role):
            return self.words.say("brings-or", first=item.brings, second=offer)
        return apart(self.words, [offer, *Outlook(view, self.speech).cost(role)])

    def offer(self, view: BroomView) -> str:
        """What the event offers to the cowardly."""
        if view.layout.event() == BLACK_MARKET:
            return self.words.say("instead-market", points=self.points(view.parts.market_points))
        return self.words.say("instead-distillery") if view.layout.event() == BLACK_DISTILLERY else ""

    def below_lines(self, question: Question) -> list[str]:
        lines = super().below_lines(question)
        view = broom_view(question.view)
        owed = self.owed(view)
        if owed:
            lines.append(owed)
        if not question.picking:
            # While picking, the whole table stands above.
            lines.append(" ".join([self.own_goods(view, brief=True), *self.event_now(view)]))
        return lines

    def event_now(self, view: BroomView) -> list[str]:
        """The event by its name, if it still matters once roles have been picked."""
        event = view.layout.event()
        if event in (NO_EVENT, MORE_OR_LESS) or view.topic >= 0:
            return []
        told = self.words.say("event-now", event=self.speech.word("event", EVENTS[event]))
        return [told if told.endswith("!") else f"{told}."]

    def owed(self, view: BroomView) -> str:
        """What is still to come after the question, in a chain of flights, tiles and deliveries."""
        if view.topic >= 0 or not view.agenda:
            return ""
        own = [
            step
            for step in view.agenda[:-1]
            if step_seat(step) == view.viewer and step & KIND_MASK in CHAINED
        ]
        steps = self.speech.owed(own)
        return self.words.say("owed-then", steps=apart(self.words, steps)) if steps else ""

    # ---- the end ----

    def result(self, view: View, places: list[int]) -> None:
        view = broom_view(view)
        for seat in sorted(range(view.players), key=lambda seat: (places[seat], seat)):
            way, bolts, *amulets, sets = sources(view, seat)
            facts: Facts = {
                "place": places[seat],
                "name": self.cast.name(seat),
                "points": self.points(view.layout.vp[seat]),
                "way": way,
                "bolts": bolts,
                "amulets": sum(amulets),
                "tiles": "yes" if amulets else "no",
                "sets": sets,
                "left": view.layout.resources(seat),
            }
            self.console.say(self.words.say("result-row", facts))
