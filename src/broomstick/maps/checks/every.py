"""Checks a map: faults, looks, and for our two sides what a board of Broom Service has to be.

Each check has a name and gives errors, all there are, instead of raising the first.
"""

from collections.abc import Iterable
from typing import Final

from broomstick.games.broom_service.map.board import Board, make_board
from broomstick.games.broom_service.map.faults import faults
from broomstick.games.broom_service.map.picture import BoardPicture
from broomstick.heart.errors import BroomstickError
from broomstick.maps.checks.looks import doubt_faults, name_faults, size_faults, spot_faults
from broomstick.maps.checks.riches import example_errors, riches_errors
from broomstick.maps.checks.sides import (
    castle_errors,
    circle_errors,
    cloud_errors,
    land_errors,
    reach_errors,
    tile_errors,
    tower_errors,
    water_errors,
)
from broomstick.maps.checks.walks import reachable, removable

SIDES: Final = ["front", "back"]

Findings = list[BroomstickError]


class Check:
    """One thing that was looked at, and what is wrong with it: nothing, if all is well."""

    def __init__(self, name: str, found: Findings) -> None:
        self.name: Final = name
        self.found: Final = found


def check_board(picture: BoardPicture, languages: Iterable[str]) -> list[Check]:
    """Everything there is to be said of a map; it should have its names in these languages."""
    broken: Findings = [*faults(picture)]
    checks = [
        Check("faults", broken),
        Check("names", [*name_faults(picture, languages)]),
        Check("spots", [*spot_faults(picture)]),
        Check("bases", [*doubt_faults(picture)]),
        Check("sizes", [*size_faults(picture)]),
    ]
    if broken:
        # What follows needs a board that can be played on.
        return checks
    board = make_board(picture)
    checks.append(Check("ways", way_errors(picture, board)))
    if picture.name in SIDES:
        checks += side_checks(picture, board)
    return checks


def side_checks(picture: BoardPicture, board: Board) -> list[Check]:
    """What our front and our back have to be."""
    return [
        Check("lands", land_errors(picture, board)),
        Check("waters", water_errors(picture, board)),
        Check("clouds", cloud_errors(picture, board)),
        Check("castles", castle_errors(picture, board)),
        Check("tiles", tile_errors(picture, board)),
        Check("circles", circle_errors(picture, board)),
        Check("towers", tower_errors(picture, board)),
        Check("reach", reach_errors(picture, board)),
        Check("riches", riches_errors(picture, board)),
        Check("examples", example_errors(picture, board)),
    ]


def way_errors(picture: BoardPicture, board: Board) -> Findings:
    """In the end every cloud can be removed and every area be reached; circle D alone has no way."""
    found: Findings = []
    gone = removable(board)
    for cloud, spot in enumerate(picture.clouds):
        if not gone >> cloud & 1:
            message = "nobody can ever get next to it"
            found.append(spot.entry.fail("area", message, "board-cloud-stuck"))
    every = (1 << len(board.clouds)) - 1
    reached = 0
    for castle in board.castles:
        reached |= reachable(board, castle, every & ~gone)
    lonely = [picture.areas[spot.area].name for spot in picture.circles if spot.kind == "D"]
    for area in picture.areas:
        number = board.areas.index(area.name)
        if number < board.lands and not reached >> number & 1 and area.name not in lonely:
            message = "cannot be reached from a castle, whatever is removed"
            found.append(area.entry.fail("outline", message, "board-unreachable"))
    return found
