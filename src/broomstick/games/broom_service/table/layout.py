"""What lies open on the table of Broom Service: the game's part of the allow-list for views."""

from typing import Any, Final, final

from broomstick.games.broom_service.box import bounds, lists
from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.table.tiles_and_cards import NO_EXTRAS, Extras
from broomstick.heart.pen import Pen
from broomstick.heart.plain import Plain, Reader, mask_names
from broomstick.heart.shown import EMPTY

NO_CLOUD: Final = -1
NO_EVENT: Final = -1
PAWNS: Final = 2
POINTS_FROM: Final = -55
"""Learners are told points from here on, and so up to 200; one who has fewer or more is told as many."""
LOWEST_POINTS: Final = -bounds.MOST_GOODS
SQUARE_SERVED: Final = "square_served"
"""Stands in positions and views only while it is so: those of rules version 1, which had no such thing, read alike."""


@final
class Layout:
    """Points, resources, pawns, clouds, towers, tiles; the events and bewitched roles turned so far.

    Lists that change seldom are never changed in place but replaced, so that copies can share them.
    """

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        # By seat: points; resources (GOODS * seat + resource); areas of both pawns in rising order (PAWNS * seat + i).
        self.vp = EMPTY
        self.goods = EMPTY
        self.pawns = EMPTY
        # The kind of cloud on each space, or NO_CLOUD; and what follows: spaces with a cloud and with one that adds to
        # deliveries, lands under a cloud, waters without one.
        self.sky = EMPTY
        self.lying = 0
        self.bonus = 0
        self.covered = 0
        self.clear = 0
        # Round towers that have their potion.
        self.filled = 0
        # Clouds taken by kind: seat * kinds + kind.
        self.taken = EMPTY
        # The tile on each mountain space (none without that option), and by seat the spaces whose amulet it has.
        self.tiles = EMPTY
        self.amulets = EMPTY
        # Where the brave witch can be who may still deliver where she landed: a mask of areas.
        self.messenger = 0
        # The square towers while the play that goes on has brought a potion to one (no more is taken), else none.
        self.square_served = 0
        # What each seat still has to hand over.
        self.owed = EMPTY
        # Events so far, and bewitched roles of each round so far as masks; this round's are the last.
        self.events = EMPTY
        self.bewitched = EMPTY
        # Forest and hill tiles, expansion cards.
        self.extras = NO_EXTRAS

    def copy(self) -> "Layout":
        twin = Layout(self.parts)
        twin.vp = self.vp[:]
        twin.goods = self.goods[:]
        twin.pawns = self.pawns[:]
        twin.sky = self.sky
        twin.lying = self.lying
        twin.bonus = self.bonus
        twin.covered = self.covered
        twin.clear = self.clear
        twin.filled = self.filled
        twin.taken = self.taken
        twin.tiles = self.tiles
        twin.amulets = self.amulets
        twin.messenger = self.messenger
        twin.square_served = self.square_served
        twin.owed = self.owed
        twin.events = self.events
        twin.bewitched = self.bewitched
        twin.extras = self.extras
        return twin

    def lay_sky(self, sky: list[int]) -> None:
        """Put these clouds on the spaces, and see what they cover."""
        board = self.parts.board
        self.sky = sky
        self.lying = 0
        self.bonus = 0
        self.covered = 0
        self.clear = self.parts.all_clear
        for space, kind in enumerate(sky):
            if kind != NO_CLOUD:
                area = board.cloud_area[space]
                self.lying |= 1 << space
                if kind == things.STORM_BONUS:
                    self.bonus |= 1 << space
                if area < board.lands:
                    self.covered |= 1 << area
                else:
                    self.clear &= ~(1 << area - board.lands)

    def reach(self, area: int) -> int:
        """bs-adjacent: the areas adjacent to an area, those under a cloud included."""
        return self.parts.reach[self.clear * self.parts.board.lands + area]

    def open_from(self, area: int) -> int:
        """bs-no-entry: those of them that a pawn may enter."""
        return self.reach(area) & ~self.covered

    def near_clouds(self, area: int) -> int:
        """bs-cloud-adjacent: the spaces of the clouds adjacent to a pawn in an area."""
        return self.parts.near[self.clear * self.parts.board.lands + area] & self.lying

    def price(self, space: int, less: int = 0) -> int:
        """bs-lift, bs-card-rainmaker: the wands that the cloud on a space costs; a card may make it cheaper."""
        return max(0, self.parts.cloud_cost[self.sky[space]] - less)

    def bonus_at(self, area: int) -> int:
        """bs-storm-bonus: points that clouds add to a delivery from an area."""
        if not self.bonus:
            return 0
        return (self.near_clouds(area) & self.bonus).bit_count() * self.parts.cloud_points[things.STORM_BONUS]

    def open_towers(self, area: int) -> int:
        """bs-round-tower, bs-tile-covers, bs-orange: the towers at an area that are there for a potion."""
        towers = self.parts.open_towers[area] & ~self.filled
        return towers | 1 << len(self.parts.board.towers) if area == self.extras.orange else towers

    def is_there(self, tower: int) -> bool:
        """bs-tile-covers, bs-orange: whether a tower is in the game, and not under a tile."""
        if tower == len(self.parts.board.towers):
            return self.extras.orange >= 0
        return not self.parts.shut >> tower & 1

    def next_play(self) -> "Layout":
        """bs-square-once: the same table for a play that is yet to come."""
        if not self.square_served:
            return self
        twin = self.copy()
        twin.square_served = 0
        return twin

    def event(self) -> int:
        """The event of this round."""
        return self.events[-1] if self.events else NO_EVENT

    def bewitched_now(self) -> int:
        """The roles bewitched in this round, as a mask."""
        return self.bewitched[-1] if self.bewitched else 0

    def left_to_bewitch(self) -> int:
        """bs-bewitched-again: the roles in the hidden deck, from what was turned in each round."""
        every = (1 << len(lists.ROLES)) - 1
        left = every
        for turned in self.bewitched:
            if turned & ~left:
                # The deck ran out: what was left came first, all others became the new deck.
                left = every & ~left
            left &= ~turned
        return left

    def resources(self, seat: int) -> int:
        """How many resources a seat has."""
        goods = self.goods
        at = things.GOODS * seat
        return goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3]

    def bolts(self, seat: int) -> int:
        """How many bolts are on a seat's clouds."""
        count = 0
        at = seat * len(lists.CLOUDS)
        for kind, bolts in enumerate(self.parts.cloud_bolts):
            count += bolts * self.taken[at + kind]
        return count

    def bolt_points(self, seat: int) -> int:
        """bs-end-bolts: what a seat's bolts are worth at the end."""
        points = self.parts.bolt_points
        return points[min(self.bolts(seat), len(points) - 1)]

    def amulet_points(self, seat: int) -> int:
        """bs-end-amulets"""
        return self.parts.amulet_points[self.amulets[seat].bit_count()]

    def card_points(self, seat: int) -> int:
        """bs-end-cards"""
        return self.parts.card_points * self.extras.cards(seat) if self.parts.cards else 0

    def sets(self, seat: int) -> tuple[int, int]:
        """bs-end-sets: how many sets of four different resources, and then of three, a seat has."""
        kinds = sorted(self.goods[things.GOODS * seat : things.GOODS * seat + things.GOODS])
        return kinds[0], kinds[1] - kinds[0]

    def set_points(self, seat: int) -> int:
        """bs-end-sets: what a seat's sets are worth at the end."""
        fours, threes = self.sets(seat)
        return fours * self.parts.fours + threes * self.parts.threes

    def key(self) -> tuple[Any, ...]:
        """What ``data`` tells, as numbers; what the clouds cover follows from where they lie."""
        return (
            tuple(self.vp),
            tuple(self.goods),
            tuple(self.pawns),
            tuple(self.sky),
            self.filled,
            tuple(self.taken),
            tuple(self.tiles),
            tuple(self.amulets),
            self.messenger,
            self.square_served,
            tuple(self.owed),
            tuple(self.events),
            tuple(self.bewitched),
            self.extras.key(),
        )

    def write(self, pen: Pen) -> None:
        """The same for a pen."""
        parts = self.parts
        board = parts.board
        pen.number_by_seat("points", self.vp, POINTS_FROM)
        pen.numbers_by_seat("resources", self.goods, lists.RESOURCES)
        pen.places_by_seat("pawns", self.pawns, PAWNS, parts.lands)
        pen.one_at("clouds", self.sky, board.clouds, lists.CLOUDS)
        pen.numbers_by_seat("clouds taken", self.taken, lists.CLOUDS)
        pen.some_of("occupied", self.filled, board.towers)
        if parts.mountain:
            pen.one_at("tiles", self.tiles, parts.mountains, lists.TILES)
            pen.some_by_seat("amulets", self.amulets, [parts.mountains])
        pen.some_of("messenger", self.messenger, parts.lands)
        pen.flag(SQUARE_SERVED, self.square_served != 0)
        pen.number_by_seat("owes", self.owed)
        pen.one_of("event", self.event(), lists.EVENTS)
        pen.in_order("events", self.events, lists.EVENTS, parts.rounds)
        if parts.bewitched:
            pen.some_in_order("bewitched", self.bewitched, lists.ROLES, parts.rounds)
        self.extras.write(parts, pen)

    def data(self) -> Plain:
        parts = self.parts
        board = parts.board
        return {
            "seats": [self.seat_data(seat) for seat in range(parts.players)],
            "clouds": {
                name: None if self.sky[i] == NO_CLOUD else lists.CLOUDS[self.sky[i]]
                for i, name in enumerate(board.clouds)
            },
            "occupied": mask_names(board.towers, self.filled),
            "tiles": {
                board.areas[area]: lists.TILES[self.tiles[i]]
                for i, area in enumerate(board.mountain_spaces)
                if self.tiles
            },
            "messenger": mask_names(board.areas, self.messenger),
            **({SQUARE_SERVED: True} if self.square_served else {}),
            "events": [lists.EVENTS[event] for event in self.events],
            "bewitched": [mask_names(lists.ROLES, mask) for mask in self.bewitched],
            **self.extras.data(parts),
        }

    def seat_data(self, seat: int) -> Plain:
        board = self.parts.board
        mountains = self.parts.mountains
        kinds = self.taken[seat * len(lists.CLOUDS) : (seat + 1) * len(lists.CLOUDS)]
        return {
            "points": self.vp[seat],
            "resources": counted(self.goods, things.GOODS * seat),
            "pawns": [board.areas[area] for area in self.pawns[PAWNS * seat : PAWNS * seat + PAWNS]],
            "clouds": [name for i, name in enumerate(lists.CLOUDS) for _ in range(kinds[i])],
            "bolts": self.bolts(seat),
            "amulets": mask_names(mountains, self.amulets[seat]),
            "owes": self.owed[seat],
            **self.extras.seat_data(self.parts, seat),
        }

    def read(self, reader: Reader) -> None:
        """Read back what ``data`` wrote."""
        parts = self.parts
        board = parts.board
        n = parts.players
        self.vp = [0] * n
        self.goods = [0] * (things.GOODS * n)
        self.pawns = [0] * (PAWNS * n)
        self.taken = [0] * (len(lists.CLOUDS) * n)
        self.amulets = [0] * n
        self.owed = [0] * n
        clouds = reader.part("clouds")
        self.lay_sky([clouds.optional_name(name, lists.CLOUDS) for name in board.clouds])
        clouds.done()
        self.filled = reader.mask("occupied", board.towers, reader.take("occupied"))
        tiles = reader.part("tiles")
        self.tiles = []
        if parts.mountain:
            names = parts.mountains
            self.tiles = [tiles.name(name, lists.TILES, tiles.take(name)) for name in names]
        tiles.done()
        self.messenger = reader.mask("messenger", board.areas[: board.lands], reader.take("messenger"))
        self.square_served = parts.squares if reader.has(SQUARE_SERVED) and reader.flag(SQUARE_SERVED) else 0
        self.events = reader.names("events", lists.EVENTS)
        self.bewitched = [
            reader.mask(f"bewitched[{i}]", lists.ROLES, item)
            for i, item in enumerate(reader.items("bewitched"))
        ]
        self.extras = Extras()
        self.extras.read(parts, reader)
        for seat, item in enumerate(reader.items("seats", n)):
            self.read_seat(seat, Reader(item, f"seats[{seat}]."))
        self.check(reader)

    def read_seat(self, seat: int, part: Reader) -> None:
        board = self.parts.board
        self.vp[seat] = part.number("points", LOWEST_POINTS, bounds.MOST_GOODS)
        self.goods[things.GOODS * seat : things.GOODS * seat + things.GOODS] = read_counted(
            part.part("resources")
        )
        lands = board.areas[: board.lands]
        pawns = part.items("pawns", PAWNS)
        found = sorted(part.name(f"pawns[{i}]", lands, item) for i, item in enumerate(pawns))
        self.pawns[PAWNS * seat : PAWNS * seat + PAWNS] = found
        for kind in part.names("clouds", lists.CLOUDS):
            self.taken[seat * len(lists.CLOUDS) + kind] += 1
        bolts = part.number("bolts", 0, bounds.MOST_GOODS)
        if bolts != self.bolts(seat):
            raise part.fail("bolts", f"should be {self.bolts(seat)}, as the clouds show", "not-by-rules")
        mountains = self.parts.mountains
        self.amulets[seat] = part.mask("amulets", mountains, part.take("amulets"))
        if self.amulets[seat] and not self.parts.mountain:
            raise part.fail("amulets", "there are none without mountain tiles", "not-by-rules")
        self.owed[seat] = part.number("owes", 0, bounds.MOST_GOODS)
        self.extras.read_seat(self.parts, seat, part)
        part.done()

    def check(self, reader: Reader) -> None:
        """Clouds lie on their spaces or with players, none more often than in the box; pawns stand under none."""
        parts = self.parts
        board = parts.board
        for kind, name in enumerate(lists.CLOUDS):
            with_players = sum(self.taken[kind :: len(lists.CLOUDS)])
            there = self.sky.count(kind) + with_players
            copies = parts.cloud_copies[kind] if parts.storm or kind < things.STORM_BONUS else 0
            if there > copies:
                raise reader.fail("clouds", f"there are only {copies} of {name}", "not-by-rules")
        if sum(self.taken) + self.lying.bit_count() != len(board.clouds):
            raise reader.fail("clouds", "each lies on its space or with a player", "not-by-rules")
        for i, area in enumerate(self.pawns):
            if self.covered >> area & 1:
                raise reader.fail(
                    f"seats[{i // PAWNS}].pawns", "no pawn stands under a cloud", "not-by-rules"
                )
        for tower in range(len(board.towers)):
            if self.filled >> tower & 1 and (board.tower_square[tower] or parts.shut >> tower & 1):
                raise reader.fail("occupied", f"{board.towers[tower]} cannot be", "not-by-rules")
        for tile, name in enumerate(lists.TILES):
            if self.tiles.count(tile) > parts.tile_copies[tile]:
                raise reader.fail("tiles", f"there are not so many of {name}", "not-by-rules")
        for event, name in enumerate(lists.EVENTS):
            if self.events.count(event) > parts.events.count(event):
                raise reader.fail("events", f"there are not so many cards of {name}", "not-by-rules")
        self.extras.check(parts, reader)
        self.check_bewitched(reader)

    def check_bewitched(self, reader: Reader) -> None:
        """bs-bewitched, bs-bewitched-again: as many roles in each round, as the deck gives them."""
        number = self.parts.bewitched
        if self.bewitched and not number:
            raise reader.fail("bewitched", "no role is in this game", "not-by-rules")
        every = (1 << len(lists.ROLES)) - 1
        left = every
        for i, turned in enumerate(self.bewitched):
            # Either the deck has enough, or all that it has left comes first.
            enough = left.bit_count() >= number
            if turned.bit_count() != number or (turned & ~left if enough else left & ~turned):
                raise reader.fail(
                    f"bewitched[{i}]", f"should be {number} roles as the deck gives them", "not-by-rules"
                )
            if turned & ~left:
                left = every & ~left
            left &= ~turned


def counted(numbers: list[int], at: int) -> Plain:
    """Resources by name."""
    return {name: numbers[at + i] for i, name in enumerate(lists.RESOURCES)}


def read_counted(part: Reader) -> list[int]:
    found = [part.number(name, 0, bounds.MOST_GOODS) for name in lists.RESOURCES]
    part.done()
    return found
