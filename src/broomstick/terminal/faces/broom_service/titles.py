"""What each question of Broom Service is about, in a sentence."""

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import steps, things
from broomstick.games.broom_service.table.view import BroomView
from broomstick.heart.codec import kind_of
from broomstick.terminal.faces.broom_service.map_in_words import Gazetteer
from broomstick.terminal.faces.broom_service.seen import held_cards, hill_tile, kept_tiles, tile_at
from broomstick.terminal.question import DECLARED, Question
from broomstick.words import Facts, Speech
from broomstick.words.text import capital

NAMED = {
    steps.DELIVERY: "title-delivery",
    steps.FREE_MOVE: "title-free-move",
    steps.FREE_DELIVERY: "title-free-delivery",
    steps.GIFT: "title-gift",
}


class Titles:
    """Words the questions to the viewer of one view."""

    def __init__(self, view: BroomView, speech: Speech) -> None:
        self.view = view
        self.speech = speech
        self.say = speech.words.say
        self.places = Gazetteer(view, speech)

    def title(self, question: Question) -> str:
        view = self.view
        if question.picking and self.picks_more(question):
            return self.picking(question)
        if view.topic == things.TOPIC_EXTRA_CARD:
            tile = self.places.forest_title(lists.FOREST_TILES[things.FOREST_CARD])
            return self.say("title-add", tile=tile)
        if question.kind in DECLARED or view.topic >= 0:
            return question.title()
        step = view.agenda[-1]
        asked = kind_of(step)
        if asked in (steps.BRAVE, steps.COWARDLY):
            return self.acting(asked == steps.BRAVE)
        if asked in (steps.TILE, steps.ARRIVED):
            facts = self.tile_facts(tile_at(view, steps.area_of(step)))
            return self.say("title-tile" if asked == steps.TILE else "title-arrived", facts)
        if asked == steps.HAND_OVER:
            return self.say("title-give", count=view.layout.owed[view.viewer])
        if asked in (steps.JUMP, steps.ANYWHERE):
            return self.hill(step)
        if asked in (steps.EFFECT, steps.PUT_AWAY, steps.SHIFT, steps.SWAP):
            return self.card(asked, step)
        if asked == steps.TWO_POTIONS:
            tile = lists.FOREST_TILES[things.FOREST_POTIONS]
            does = self.places.box.forest(self.speech.words, tile)
            return self.say("title-two-potions", tile=self.places.forest_title(tile), does=does)
        return self.say(NAMED[asked]) if asked in NAMED else question.title()

    def picks_more(self, question: Question) -> bool:
        """Whether a forest tile allows one role more."""
        return question.fewest < question.wanted and self.view.layout.event() != things.MORE_OR_LESS

    def picking(self, question: Question) -> str:
        facts: Facts = {
            "count": question.fewest,
            "more": question.wanted,
            "tile": self.places.forest_title(lists.FOREST_TILES[things.FOREST_CARD]),
        }
        return self.say("ask-pick-or-more", facts)

    def acting(self, brave: bool) -> str:
        role = self.view.role
        does, cowardly = self.places.box.does(self.speech.words, lists.ROLES[role])
        facts: Facts = {"role": capital(self.speech.role(lists.ROLES[role], "the"))}
        if brave:
            return self.say("title-brave", facts, does=does)
        others = self.instead()
        does = self.say("brings-or", first=cowardly, second=others) if others else cowardly
        return self.say("title-cowardly", facts, does=does)

    def instead(self) -> str:
        """What somebody cowardly may do in place of the role's action: what the event offers, a tile, a card."""
        view = self.view
        found = []
        if view.layout.event() == things.BLACK_MARKET:
            points = self.say("victory-points", count=view.parts.event_points[things.BLACK_MARKET])
            found.append(self.say("instead-market", points=points))
        elif view.layout.event() == things.BLACK_DISTILLERY:
            found.append(self.say("instead-distillery"))
        if any(tile != lists.FOREST_TILES[things.FOREST_CARD] for tile in kept_tiles(view, view.viewer)):
            found.append(self.say("instead-tile"))
        if view.parts.cards and any(view.layout.extras.piles):
            found.append(self.say("instead-draw"))
        if held_cards(view, view.viewer):
            found.append(self.say("instead-card"))
        return self.speech.listed(found, "or") if found else ""

    def tile_facts(self, tile: str) -> Facts:
        return {
            "tile": self.speech.word("tile", tile),
            "does": self.places.box.tile(self.speech.words, tile),
        }

    def hill(self, step: int) -> str:
        area = steps.area_of(step)
        tile = hill_tile(self.view, area)
        facts: Facts = {"tile": self.places.hill_title(tile), "area": self.places.name(area)}
        if tile == lists.HILL_TILES[things.HILL_ANYWHERE]:
            return self.say("title-anywhere", facts, does=self.places.box.hill(self.speech.words, tile))
        return self.say("title-jump", facts)

    def card(self, asked: int, step: int) -> str:
        view, places = self.view, self.places
        if asked == steps.SWAP:
            return self.say("title-swap", count=steps.swap_left(step))
        if asked == steps.SHIFT:
            _, cowardly = places.box.does(self.speech.words, lists.ROLES[view.role])
            return self.say(
                "title-shift", role=self.speech.role(lists.ROLES[view.role], "the"), does=cowardly
            )
        card = lists.CARDS[steps.card_of(step)]
        if asked == steps.PUT_AWAY:
            return self.say("title-put-away", card=places.card_title(card))
        does = places.box.card(self.speech.words, card)
        return self.say("title-card", card=places.card_title(card), does=does)
