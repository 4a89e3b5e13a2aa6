"""What follows from a board and the options and is asked again and again, worked out once. Nobody changes it."""

from typing import Final

from broomstick.games.broom_service.box import bounds, lists
from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.codes import actions, things
from broomstick.games.broom_service.codes.things import FOREST, HILL, MOUNTAIN, ORANGE, PRAIRIE
from broomstick.games.broom_service.map.board import Board
from broomstick.heart.codec import Bag, bag_with
from broomstick.heart.errors import DataError
from broomstick.heart.plain import members

# What a pawn that enters an area sets off.
NO_SPOT: Final = 0
MOUNTAIN_SPOT: Final = 1
FOREST_SPOT: Final = 2
HILL_SPOT: Final = 3

MOST_WATERS: Final = 8
"""There is a table of what is adjacent for every set of waters without a cloud."""


def lay_tables(parts: Components) -> None:
    """Fill the tables of freshly read components whose options are set."""
    board = parts.board
    if board.waters > MOST_WATERS:
        raise DataError(
            f"{board.name}: has {board.waters} waters; there can be at most {MOST_WATERS}",
            "map-too-large",
            {"file": board.name, "field": "waters", "count": board.waters, "highest": MOST_WATERS},
        )
    parts.lands = board.areas[: board.lands]
    parts.mountains = [board.areas[area] for area in board.mountain_spaces]
    parts.forests = [board.areas[area] for area in board.forest_spaces]
    parts.hills = [board.areas[area] for area in board.hill_spaces]
    parts.card_count = sum(parts.card_copies)
    parts.alternatives = parts.forest or parts.cards
    parts.every_land = (1 << board.lands) - 1
    parts.all_clear = (1 << board.waters) - 1
    by_landscape = [lands_of(board, landscape) for landscape in range(len(lists.ON_LAND))]
    # Where witches land and druids deliver.
    valley = by_landscape[FOREST] | by_landscape[PRAIRIE]
    peak = by_landscape[HILL] | by_landscape[MOUNTAIN]
    parts.role_lands = [*by_landscape, valley, peak] + [0] * (len(lists.ROLES) - len(lists.ON_LAND) - 2)
    lay_neighbours(parts, board)
    lay_tiles(parts, board)
    lay_towers(parts, board)
    sizes = range(1, len(parts.more_or_less) + 1)
    parts.picks_as_usual = [actions.pick(mask) for mask in subsets(parts.picks, parts.picks)]
    if parts.forest:
        parts.picks_with_card = [actions.pick(mask) for mask in subsets(parts.picks, parts.picks + 1)]
    parts.picks_more_or_less = [actions.pick(mask) for mask in subsets(sizes[0], sizes[-1])]
    parts.fists = [actions.fist(count) for count in range(bounds.MOST_IN_FIST + 1)]
    lay_takes(parts)


def lands_of(board: Board, landscape: int) -> int:
    mask = 0
    for area in range(board.lands):
        if board.landscape[area] == landscape:
            mask |= 1 << area
    return mask


def lay_neighbours(parts: Components, board: Board) -> None:
    """bs-adjacent, bs-cloud-adjacent: by the waters without a cloud and the pawn's area, lands and cloud spaces."""
    parts.reach = []
    parts.near = []
    for clear in range(1 << board.waters):
        for area in range(board.lands):
            lands = board.neighbours[area]
            clouds = 0
            for water in range(board.waters):
                if board.waters_at[area] >> water & 1:
                    clouds |= board.clouds_at[board.lands + water]
                    if clear >> water & 1:
                        lands |= board.shores[water]
            lands &= ~(1 << area)
            for other in range(board.lands):
                if lands >> other & 1:
                    clouds |= board.clouds_at[other]
            parts.reach.append(lands)
            parts.near.append(clouds)
    parts.reach_lists = [members(mask) for mask in parts.reach]


def lay_tiles(parts: Components, board: Board) -> None:
    """bs-entering: where tiles lie, and so where something happens to who enters. Extra tiles only if asked for."""
    if not parts.extra:
        parts.tile_copies[things.TILE_POINTS] = 0
        parts.forest_copies[things.FOREST_POTIONS] = 0
        parts.hill_copies[things.HILL_ANYWHERE] = 0
    if parts.hill and len(board.circles) != len(lists.CIRCLES):
        raise DataError(
            f"{board.name}: has spaces for hill tiles, and so needs the circles {', '.join(lists.CIRCLES).upper()}; "
            f"it has {len(board.circles)}",
            "no-circles",
            {"file": board.name, "count": len(board.circles), "lowest": len(lists.CIRCLES)},
        )
    parts.spot = [NO_SPOT] * board.lands
    parts.tile_at = [-1] * board.lands
    parts.forest_at = [-1] * board.lands
    parts.hill_at = [-1] * board.lands
    for i, area in enumerate(board.mountain_spaces):
        if parts.mountain:
            parts.tile_at[area] = i
            parts.spot[area] = MOUNTAIN_SPOT
    for i, area in enumerate(board.forest_spaces):
        parts.forest_at[area] = i
        parts.spot[area] = FOREST_SPOT
    for i, area in enumerate(board.hill_spaces):
        parts.hill_at[area] = i
        parts.spot[area] = HILL_SPOT


def lay_towers(parts: Components, board: Board) -> None:
    """bs-tile-covers: a tower under a mountain tile takes nothing. bs-orange: a hill tile is one tower more."""
    parts.shut = 0
    if parts.mountain:
        for covers in board.mountain_covers:
            parts.shut |= covers
    if parts.rules > 1:
        # bs-square-once; the tower of the hill tile is behind all others.
        parts.squares = mask_of(board.tower_square) | 1 << len(board.towers)
        parts.lost_isle = lost_isle(board)
    parts.open_towers = [towers & ~parts.shut for towers in board.towers_at]
    parts.tower_lists = [members(mask) for mask in parts.open_towers]
    parts.towers = board.towers
    parts.tower_colour = board.tower_colour
    parts.tower_square = board.tower_square
    parts.tower_points = board.tower_points
    parts.tower_wands = board.tower_wands
    if parts.hill:
        if lists.ORANGE_TILE in board.towers:
            raise DataError(
                f"{board.name}: {lists.ORANGE_TILE} is the name of a hill tile, and cannot be that of a tower",
                "name-taken",
                {"file": board.name, "name": lists.ORANGE_TILE},
            )
        parts.towers = [*board.towers, lists.ORANGE_TILE]
        parts.tower_colour = [*board.tower_colour, ORANGE]
        parts.tower_square = [*board.tower_square, 1]
        parts.tower_points = [*board.tower_points, parts.orange_points]
        parts.tower_wands = [*board.tower_wands, 0]


def lay_takes(parts: Components) -> None:
    """What a gatherer may take: brave, cowardly; and cowardly where the Black Distillery has any one resource too."""
    any_one = [bag_with(resource) for resource in range(len(lists.RESOURCES))]
    parts.takes = []
    for i in range(things.GATHERERS):
        own = parts.gathers_cowardly[i]
        for bags in (
            [parts.gathers_brave[i]],
            own,
            own + [bag for bag in any_one if bag not in own],
        ):
            parts.takes.append([*[actions.take(bag) for bag in bags], actions.DECLINE])
    parts.takes.append([actions.take(bag) for bag in any_one])
    # What may be taken as a gift, with the forest tile, and with the apprentice's card.
    parts.gifts = takes_of([bag_with(potion) for potion in range(things.POTIONS)])
    some = Bag(lists.RESOURCES[: things.POTIONS], parts.forest_potions, parts.forest_potions).values()
    parts.potion_pairs = takes_of(some)
    kinds = [mask for mask in range(1 << things.GOODS) if mask.bit_count() == parts.apprentice]
    parts.apprentice_bags = takes_of([sum(bag_with(i) for i in members(mask)) for mask in kinds])


def takes_of(bags: list[int]) -> list[int]:
    return [*[actions.take(bag) for bag in bags], actions.DECLINE]


def mask_of(flags: list[int]) -> int:
    """The places where something is set, as bits."""
    return sum(1 << i for i, flag in enumerate(flags) if flag)


def lost_isle(board: Board) -> int:
    """bs-circle-d: the lands of circle D's island; none where it is not cut off from the castles."""
    if len(board.circles) != len(lists.CIRCLES):
        return 0
    isle = 1 << board.circles[-1]
    while True:
        wider = isle
        for area in members(isle):
            wider |= board.neighbours[area]
            for water in members(board.waters_at[area]):
                wider |= board.shores[water]
        if wider == isle:
            break
        isle = wider
    return 0 if any(isle >> castle & 1 for castle in board.castles) else isle


def subsets(fewest: int, most: int) -> list[int]:
    """All sets of so many roles, as masks in rising order."""
    return [mask for mask in range(1 << len(lists.ROLES)) if fewest <= mask.bit_count() <= most]
