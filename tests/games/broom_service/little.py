"""A little map for tests: eleven areas, two waters, six cloud spaces, and towers of every sort.

```
        elm(F, two clouds)
         |
 home(P) oak(F)--alp(M)--horn(M, cloud)--knoll(H, cloud)
  | \\    |        |        |               |
 ridge(H) camp(H) moor(P)  crag(M)        ridge
                   |        |
                  heath(P, cloud)
 pond (no cloud): home camp ridge        lake (cloud): oak heath knoll
```
"""

from broomstick.games.broom_service.codes.things import FOREST, GREEN, HILL, MOUNTAIN, ORANGE, PRAIRIE, PURPLE
from broomstick.games.broom_service.map.board import Board

LANDS = {
    "home": PRAIRIE,
    "camp": HILL,
    "oak": FOREST,
    "elm": FOREST,
    "moor": PRAIRIE,
    "heath": PRAIRIE,
    "ridge": HILL,
    "knoll": HILL,
    "alp": MOUNTAIN,
    "horn": MOUNTAIN,
    "crag": MOUNTAIN,
}
BORDERS = (
    "home-oak home-ridge home-moor camp-oak camp-moor oak-alp oak-elm moor-alp moor-heath ridge-knoll "
    "alp-horn horn-knoll horn-crag heath-crag"
)
SHORES = {"pond": "home camp ridge", "lake": "oak heath knoll"}
CLOUDS = ["elm-1", "elm-2", "heath", "knoll", "horn", "lake"]
TOWERS = {
    # name: colour, square, points, wands, areas
    "oak-lamp": (PURPLE, 0, 3, 0, "oak"),
    "oak-post": (GREEN, 0, 2, 1, "home oak"),
    "market": (ORANGE, 1, 2, 0, "home moor"),
    "moor-watch": (GREEN, 0, 4, 0, "moor"),
    "ridge-post": (PURPLE, 0, 3, 2, "ridge"),
    "alp-keep": (ORANGE, 0, 4, 0, "alp"),
    "alp-watch": (PURPLE, 0, 4, 0, "oak alp"),
    "alp-market": (GREEN, 1, 3, 1, "alp camp"),
    "horn-watch": (GREEN, 0, 5, 0, "alp horn"),
    "crag-keep": (PURPLE, 0, 5, 0, "crag"),
    # The rulebook's own group of four.
    "square": (PURPLE, 1, 4, 0, "elm knoll heath"),
    "twin": (PURPLE, 0, 6, 0, "knoll heath"),
    "upper": (ORANGE, 0, 5, 0, "knoll"),
    "lower": (PURPLE, 0, 3, 1, "heath"),
}
COVERED = {"alp": "alp-keep", "horn": "", "crag": "crag-keep"}


def little_board() -> Board:
    board = Board("little")
    lands = list(LANDS)
    waters = list(SHORES)
    board.areas = lands + waters
    board.lands = len(lands)
    board.waters = len(waters)
    board.landscape = list(LANDS.values())
    board.neighbours = [0] * board.lands
    for border in BORDERS.split():
        one, two = (lands.index(name) for name in border.split("-"))
        board.neighbours[one] |= 1 << two
        board.neighbours[two] |= 1 << one
    board.shores = [mask(lands, shore) for shore in SHORES.values()]
    board.waters_at = [
        sum(1 << i for i, shore in enumerate(board.shores) if shore >> land & 1)
        for land in range(board.lands)
    ]
    board.clouds = CLOUDS[:]
    board.cloud_area = [board.areas.index(name.partition("-")[0]) for name in CLOUDS]
    board.clouds_at = [
        sum(1 << i for i, at in enumerate(board.cloud_area) if at == area) for area in range(len(board.areas))
    ]
    board.towers = list(TOWERS)
    for colour, square, points, wands, areas in TOWERS.values():
        board.tower_colour.append(colour)
        board.tower_square.append(square)
        board.tower_points.append(points)
        board.tower_wands.append(wands)
        board.tower_areas.append(mask(lands, areas))
    board.towers_at = [
        sum(1 << i for i, areas in enumerate(board.tower_areas) if areas >> land & 1)
        for land in range(board.lands)
    ]
    board.castles = [lands.index("home"), lands.index("camp")]
    board.mountain_spaces = [lands.index(name) for name in COVERED]
    board.mountain_covers = [mask(board.towers, towers) for towers in COVERED.values()]
    return board


def mask(names: list[str], text: str) -> int:
    return sum(1 << names.index(name) for name in text.split())
