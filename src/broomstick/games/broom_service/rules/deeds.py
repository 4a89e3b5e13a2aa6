"""What is done on the map: points, resources, flights and what entering an area sets off, deliveries, clouds.

Each of these happens in one place, whatever role, cloud, tile or event has led to it, and is written down there.
"""

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.box.lookups import FOREST_SPOT, HILL_SPOT, MOUNTAIN_SPOT, NO_SPOT
from broomstick.games.broom_service.codes import entries, reasons, steps, things
from broomstick.games.broom_service.codes.things import WAND
from broomstick.games.broom_service.table.layout import NO_CLOUD, PAWNS
from broomstick.games.broom_service.table.state import Fields
from broomstick.games.broom_service.table.tiles_and_cards import GONE
from broomstick.heart.codec import BAG_MASK, bag_count, bag_with


def score(s: Fields, seat: int, points: int, why: int) -> None:
    """bs-points: points come or, below zero, go; they may fall below zero themselves."""
    if points == 0:
        return
    s.layout.vp[seat] += points
    if s.journal is not None:
        if points > 0:
            s.note(entries.gains(points, why), seat)
        else:
            s.note(entries.loses(-points, why), seat)


def take(s: Fields, seat: int, bag: int) -> None:
    """bs-supply: resources from the supply, which never runs out."""
    goods = s.layout.goods
    at = things.GOODS * seat
    goods[at] += bag_count(bag, 0)
    goods[at + 1] += bag_count(bag, 1)
    goods[at + 2] += bag_count(bag, 2)
    goods[at + 3] += bag_count(bag, 3)
    if s.journal is not None:
        s.note(entries.takes(bag), seat)


def give(s: Fields, seat: int, resource: int, count: int) -> None:
    """Some of one resource to the supply."""
    s.layout.goods[things.GOODS * seat + resource] -= count
    if s.journal is not None:
        while count:
            told = count if count < BAG_MASK else BAG_MASK
            s.note(entries.gives(bag_with(resource, told)), seat)
            count -= told


def give_set(s: Fields, seat: int) -> None:
    """One of each resource to the supply."""
    bag = 0
    for resource in range(things.GOODS):
        s.layout.goods[things.GOODS * seat + resource] -= 1
        bag |= bag_with(resource)
    s.note(entries.gives(bag), seat)


def fly(s: Fields, seat: int, start: int, end: int, delivers: bool) -> None:
    """bs-move: a pawn flies from one area to another, and enters it.

    ``delivers`` says that this is a brave witch's own flight, so that she may deliver where it ends.
    """
    layout = s.layout
    who = things.PLAIN
    messenger = layout.messenger
    if messenger >> start & 1:
        # bs-witch-delivers-there: of two pawns in one area either may be the one that has left.
        who = things.MESSENGER
        if layout.pawns[PAWNS * seat] != layout.pawns[PAWNS * seat + 1]:
            layout.messenger = messenger & ~(1 << start)
    move_pawn(s, seat, start, end)
    if s.journal is not None:
        s.note(entries.flies(start, end), seat)
    enter(s, seat, end, things.WITCH if delivers else who)


def move_pawn(s: Fields, seat: int, start: int, end: int) -> None:
    """Put a pawn elsewhere; the two of a seat stand in the order of areas."""
    pawns = s.layout.pawns
    at = PAWNS * seat
    other = pawns[at + 1] if pawns[at] == start else pawns[at]
    if end < other:
        pawns[at] = end
        pawns[at + 1] = other
    else:
        pawns[at] = other
        pawns[at + 1] = end


def enter(s: Fields, seat: int, area: int, who: int) -> None:
    """bs-entering: what an area sets off when a pawn comes into it, in whatever way.

    ``who`` it is: ``WHO`` of ``box/lists.py``.
    """
    spot = s.parts.spot[area]
    if spot == NO_SPOT and who == things.PLAIN:
        return
    if spot == HILL_SPOT:
        tile = s.layout.extras.hill[s.parts.hill_at[area]]
        if tile != things.HILL_ORANGE:
            # bs-turbo: at once; it is not over before the pawn has come to rest (hills.py).
            anywhere = tile == things.HILL_ANYWHERE
            s.push(steps.anywhere(seat, area, who) if anywhere else steps.jump(seat, area, who))
            return
    elif spot == FOREST_SPOT:
        find(s, seat, area)
    rest(s, seat, area, who, spot == MOUNTAIN_SPOT and enter_mountain(s, seat, area))


def rest(s: Fields, seat: int, area: int, who: int, tile: bool) -> None:
    """A pawn has come to rest: the mountain tile is offered, and a brave witch on her own flight may deliver."""
    if who == things.WITCH:
        s.layout.messenger = 1 << area
        s.push(steps.arrived(seat, area) if tile else steps.delivery(seat, area, things.MAY))
        return
    if who == things.MESSENGER:
        s.layout.messenger |= 1 << area
    if tile:
        s.push(steps.tile(seat, area, things.MAY))


def find(s: Fields, seat: int, area: int) -> None:
    """bs-forest-find: the first to enter takes the forest tile; it cannot be declined."""
    space = s.parts.forest_at[area]
    tile = s.layout.extras.forest[space]
    if tile != GONE:
        s.layout.extras = s.layout.extras.found(seat, space)
        s.note(entries.finds(tile, area), seat)


def enter_mountain(s: Fields, seat: int, area: int) -> bool:
    """bs-amulet, bs-tile-once: the first time, the amulet is taken at once and the tile is offered."""
    space = s.parts.tile_at[area]
    if space < 0 or s.layout.amulets[seat] >> space & 1:
        return False
    amulets = s.layout.amulets[:]
    amulets[seat] |= 1 << space
    s.layout.amulets = amulets
    s.note(entries.amulet(area), seat)
    return True


def deliver(s: Fields, seat: int, area: int, tower: int, bravery: int) -> None:
    """bs-delivery: a potion for a tower at the pawn's area; its points and wands come by themselves.

    bs-round-tower: it keeps the potion, and is closed. bs-square-tower, bs-square-once: it does not; it is open again
    for the next play of a role.
    """
    layout = s.layout
    parts = s.parts
    goods = layout.goods
    at = things.GOODS * seat
    points = parts.tower_points[tower]
    wands = parts.tower_wands[tower]
    bonus = layout.bonus_at(area)
    goods[at + parts.tower_colour[tower]] -= 1
    goods[at + WAND] += wands
    layout.vp[seat] += points + bonus
    if parts.tower_square[tower]:
        layout.square_served = parts.squares
    else:
        layout.filled |= 1 << tower
    if s.journal is not None:
        s.note(entries.delivers(area, tower, points, wands, bonus), seat)
    score(s, seat, bravery, reasons.BRAVERY)


def lift(s: Fields, seat: int, space: int, bravery: int, less: int = 0) -> None:
    """bs-lift: pay, take the cloud, have what bravery brings; then the cloud's own effect on the map as it now is."""
    layout = s.layout
    parts = s.parts
    kind = layout.sky[space]
    cost = layout.price(space, less)
    layout.goods[things.GOODS * seat + WAND] -= cost
    sky = layout.sky[:]
    sky[space] = NO_CLOUD
    layout.lay_sky(sky)
    taken = layout.taken[:]
    taken[seat * len(lists.CLOUDS) + kind] += 1
    layout.taken = taken
    if s.journal is not None:
        s.note(entries.lifts(space, kind, cost, parts.cloud_bolts[kind]), seat)
    score(s, seat, bravery, reasons.BRAVERY)
    storm(s, seat, kind)


def storm(s: Fields, seat: int, kind: int) -> None:
    """bs-storm-move, bs-storm-delivery, bs-storm-hoard: what a storm cloud does at the moment it is taken."""
    if kind == things.STORM_MOVE:
        s.push(steps.free_move(seat))
    elif kind == things.STORM_DELIVERY:
        s.push(steps.free_delivery(seat))
    elif kind >= things.STORM_ORANGE:
        score(s, seat, hoard(s, seat, kind), reasons.HOARD)


def hoard(s: Fields, seat: int, kind: int) -> int:
    """The points of such a cloud, if the seat has potions enough of its colour."""
    has = s.layout.goods[things.GOODS * seat + kind - things.STORM_ORANGE]
    return s.parts.cloud_points[kind] if has >= s.parts.cloud_needs[kind] else 0
