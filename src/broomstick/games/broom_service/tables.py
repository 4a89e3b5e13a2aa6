"""What follows from a board and the options and is asked again and again, worked out once. Nobody changes it."""

from typing import Final

from broomstick.contest.codec import KIND_BITS
from broomstick.contest.core import DECLINE
from broomstick.contest.errors import DataError
from broomstick.contest.state import pick_action
from broomstick.games.broom_service.board import FOREST, HILL, MOUNTAIN, PRAIRIE, Board
from broomstick.games.broom_service.components import Components
from broomstick.games.broom_service.vocabulary import (
    FIST,
    GATHERERS,
    LANDSCAPES,
    MOST_IN_FIST,
    RESOURCES,
    ROLES,
    TAKE,
    one_of,
)

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
    parts.every_land = (1 << board.lands) - 1
    parts.every_cloud = (1 << len(board.clouds)) - 1
    parts.all_clear = (1 << board.waters) - 1
    by_landscape = [lands_of(board, landscape) for landscape in range(len(LANDSCAPES))]
    # Where witches land and druids deliver.
    valley = by_landscape[FOREST] | by_landscape[PRAIRIE]
    peak = by_landscape[HILL] | by_landscape[MOUNTAIN]
    parts.role_lands = [*by_landscape, valley, peak] + [0] * (len(ROLES) - len(LANDSCAPES) - 2)
    lay_neighbours(parts, board)
    lay_towers(parts, board)
    sizes = range(1, len(parts.more_or_less) + 1)
    parts.picks_as_usual = [pick_action(mask) for mask in subsets(parts.picks, parts.picks)]
    parts.picks_more_or_less = [pick_action(mask) for mask in subsets(sizes[0], sizes[-1])]
    parts.fists = [FIST | count << KIND_BITS for count in range(MOST_IN_FIST + 1)]
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
    parts.reach_lists = [numbers(mask) for mask in parts.reach]
    parts.near_lists = [numbers(mask) for mask in parts.near]
    parts.cloudy_lands = board.clouds_at[: board.lands]


def lay_towers(parts: Components, board: Board) -> None:
    """bs-tile-covers: a tower under a mountain tile takes nothing."""
    parts.shut = 0
    parts.tile_at = [-1] * board.lands
    if parts.mountain:
        for i, area in enumerate(board.mountain_spaces):
            parts.tile_at[area] = i
            parts.shut |= board.mountain_covers[i]
    parts.open_towers = [towers & ~parts.shut for towers in board.towers_at]
    parts.tower_lists = [numbers(mask) for mask in parts.open_towers]


def lay_takes(parts: Components) -> None:
    """What a gatherer may take: brave, cowardly; and cowardly where the Black Distillery has any one resource too."""
    any_one = [one_of(resource) for resource in range(len(RESOURCES))]
    parts.takes = []
    for i in range(GATHERERS):
        own = parts.gathers_cowardly[i]
        for bags in (
            [parts.gathers_brave[i]],
            own,
            own + [bag for bag in any_one if bag not in own],
        ):
            parts.takes.append([*[TAKE | bag << KIND_BITS for bag in bags], DECLINE])
    parts.takes.append([TAKE | bag << KIND_BITS for bag in any_one])


def numbers(mask: int) -> list[int]:
    """The places of the bits that are set."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def subsets(fewest: int, most: int) -> list[int]:
    """All sets of so many roles, as masks in rising order."""
    return [mask for mask in range(1 << len(ROLES)) if fewest <= mask.bit_count() <= most]
