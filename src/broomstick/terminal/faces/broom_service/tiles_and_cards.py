"""Forest and hill tiles, stone circles, islands, expansion cards and their piles, in sentences."""

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import things
from broomstick.terminal.faces.broom_service.place_names import PlaceNames, apart
from broomstick.terminal.faces.broom_service.seen import (
    broom_circles,
    brooms_to,
    circle_at,
    forest_taken,
    forest_tile,
    held_cards,
    hill_tile,
    is_island,
    is_stranded,
    kept_tiles,
    open_circles,
    pile_cards,
    rest_of,
    spent_tiles,
)
from broomstick.words import Facts
from broomstick.words.text import capital

BROOM_MESSAGES = {
    "map": ("map-turbo", "map-turbo-forced", "map-grounded"),
    "fly": ("fly-turbo", "fly-forced", "fly-grounded"),
    "near": ("near-turbo", "near-forced", "near-grounded"),
}
"""A turbo broom with two circles to choose from, with one, or with none: on the map, before a flight, in few words."""


class TilesAndCards(PlaceNames):
    """Tells what a view shows of them; nothing where a game does not have them."""

    def forest(self, area: int, brief: bool = False) -> list[str]:
        """The forest tile of an area, and what it does."""
        tile = forest_tile(self.view, area)
        if not tile:
            gone = forest_taken(self.view, area) and not brief
            return [self.words.say("map-forest-taken")] if gone else []
        facts: Facts = {"tile": self.forest_title(tile)}
        if brief:
            return [self.words.say("near-forest", facts)]
        return [self.words.say("map-forest", facts, does=self.box.forest(self.words, tile))]

    def hill(self, area: int) -> list[str]:
        """The hill tile of an area: where its turbo broom leads as clouds lie now, or what else it does.

        The tower that one of them is stands among the towers.
        """
        tile = hill_tile(self.view, area)
        if not tile or tile == lists.HILL_TILES[things.HILL_ANYWHERE]:
            return [self.hill_does(tile)] if tile else []
        if not broom_circles(self.view, area):
            return []
        return [self.turbo(area, "map"), *self.stranding(rest_of(self.view, area))]

    def hill_does(self, tile: str) -> str:
        facts: Facts = {"tile": self.hill_title(tile), "does": self.box.hill(self.words, tile)}
        return self.words.say("map-hill", facts)

    def turbo(self, area: int, form: str) -> str:
        """A turbo broom with its two circles; ``form`` is a key of BROOM_MESSAGES."""
        both, free = broom_circles(self.view, area), open_circles(self.view, area)
        either, forced, grounded = BROOM_MESSAGES[form]
        if len(free) == 1:
            other = next(circle for circle in both if circle not in free)
            stranded = is_stranded(self.view, self.board.circles[free[0]])
            facts: Facts = {"circle": self.circle(free[0]), "other": self.circle(other)}
            return self.words.say(forced, facts, stranded="yes" if stranded else "no")
        circles = self.speech.listed([self.circle(one) for one in both], "or" if free else "and")
        return self.words.say(either if free else grounded, circles=circles)

    def circle(self, circle: int) -> str:
        """B (Siren Isle)"""
        facts: Facts = {"circle": self.letter(circle), "area": self.name(self.board.circles[circle])}
        return self.words.say("circle-place", facts)

    def letter(self, circle: int) -> str:
        return self.speech.word("circle", lists.CIRCLES[circle])

    def stranding(self, area: int) -> list[str]:
        """That no flight leads away from an area, if that is so."""
        return [self.stranded(area, "map-stranded")] if is_stranded(self.view, area) else []

    def stranded(self, area: int, message: str) -> str:
        return self.words.say(message, {"area": self.name(area)})

    def circled(self, area: int, brief: bool = False) -> list[str]:
        """The stone circle of an area; in full also which turbo brooms lead there."""
        circle = circle_at(self.view, area)
        if circle < 0:
            return []
        facts: Facts = {"circle": self.letter(circle)}
        found = brooms_to(self.view, circle)
        if brief:
            return [self.words.say("near-circle", facts)]
        if not found:
            return [self.words.say("map-circle-idle", facts)]
        return [self.words.say("map-circle", facts, areas=self.names(found))]

    def island(self, area: int) -> list[str]:
        """What else leads to an island, and that nothing leads away."""
        if not is_island(self.view, area):
            return []
        hills = [
            hill
            for hill in self.board.hill_spaces
            if hill_tile(self.view, hill) == lists.HILL_TILES[things.HILL_ANYWHERE]
        ]
        facts: Facts = {
            "tile": self.hill_title(lists.HILL_TILES[things.HILL_ANYWHERE]),
            "areas": self.names(hills),
        }
        return [*([self.words.say("map-by-tile", facts)] if hills else []), *self.stranding(area)]

    def forest_title(self, tile: str) -> str:
        return self.speech.word("forest-tile", tile, "long")

    def hill_title(self, tile: str) -> str:
        return self.speech.word("hill-tile", tile)

    def card_title(self, card: str) -> str:
        return self.speech.word("card", card, "long")

    def tile_does(self, tile: str) -> str:
        """Courage (while cowardly, …)"""
        return self.words.say(
            "kept-does", name=self.forest_title(tile), does=self.box.forest(self.words, tile)
        )

    def card_does(self, card: str) -> str:
        """Gossip (gain 5 VP)"""
        return self.words.say("kept-does", name=self.card_title(card), does=self.box.card(self.words, card))

    def kept(self, seat: int, does: bool = False) -> list[str]:
        """A seat's forest tiles and expansion cards, as sentences; with what they do, if that is asked for."""
        tiles, cards = kept_tiles(self.view, seat), held_cards(self.view, seat)
        told = [self.tile_does(tile) if does else self.forest_title(tile) for tile in tiles]
        held = [self.card_does(card) if does else self.card_title(card) for card in cards]
        lines = [self.words.say("table-tiles", tiles=self.row(told, does))] if told else []
        return [*lines, *([self.words.say("table-cards", cards=self.row(held, does))] if held else [])]

    def row(self, texts: list[str], does: bool) -> str:
        return apart(self.words, texts) if does else ", ".join(texts)

    def middle(self) -> list[str]:
        """The piles of expansion cards, and the forest tiles that have been used."""
        lines = [self.pile(at) for at in range(len(lists.PILES))] if self.parts.cards else []
        spent = [self.forest_title(tile) for tile in spent_tiles(self.view)]
        return [*lines, *([self.words.say("table-spent", tiles=", ".join(spent))] if spent else [])]

    def tops(self) -> list[str]:
        """The cards that can be taken, in a line."""
        if not self.parts.cards or not any(self.view.layout.extras.piles):
            return []
        piles = [pile_cards(self.view, at) for at in range(len(lists.PILES))]
        tops = [
            self.words.say("pile-top", pile=self.pile_name(at), card=self.card_title(pile[-1]))
            for at, pile in enumerate(piles)
            if pile
        ]
        return [self.words.say("table-tops", cards=", ".join(tops))]

    def pile(self, at: int) -> str:
        """A pile: how many cards, the top one, and those at the bottom that were seen when they went there."""
        cards = pile_cards(self.view, at)
        facts: Facts = {"pile": capital(self.pile_name(at)), "count": len(cards)}
        if not cards:
            return self.words.say("table-pile-empty", facts)
        seen = [self.card_title(card) for card in reversed(cards[:-1]) if card]
        unseen = cards[:-1].count("")
        lines = [self.words.say("table-pile", facts, card=self.card_does(cards[-1]))]
        if unseen:
            lines.append(self.words.say("table-pile-unseen", count=unseen))
        if seen:
            message = "table-pile-bottom" if unseen else "table-pile-below"
            lines.append(self.words.say(message, cards=", ".join(seen)))
        return " ".join(lines)

    def pile_size(self, at: int) -> str:
        return self.words.say("pile-size", count=len(self.view.layout.extras.piles[at]))

    def pile_name(self, at: int) -> str:
        return self.speech.word("pile", lists.PILES[at], "the")
