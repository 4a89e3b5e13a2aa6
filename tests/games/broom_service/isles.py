"""A little back of the board for tests, as a map of somebody's own: squares in a grid, with every kind of tile space.

```
 alp(M,t)   fir(F,t)  dale(P,A,cloud)  ~bay, cloud~    isle(F,B,cloud)
 home(P,♜)  knob(H,t) oak(F)           moor(P,cloud)
 camp(H,♜)  elm(F,t)  peak(M,t,cloud)  down(H,t)       tor(H,C)
 ~pond~     lea(P)    holt(F,t,cloud)  crag(H,t)
                      lost(P,D), far out at sea
```
"""

from typing import Any

from broomstick.heart.plain import Plain

GRID = [
    ["alp", "fir", "dale", "bay", "isle"],
    ["home", "knob", "oak", "moor", ""],
    ["camp", "elm", "peak", "down", "tor"],
    ["pond", "lea", "holt", "crag", ""],
    [],
    ["", "", "lost", "", ""],
]
LANDSCAPES = {
    "forest": "fir oak elm holt isle",
    "prairie": "home dale moor lea lost",
    "hill": "camp knob down crag tor",
    "mountain": "alp peak",
    "water": "bay pond",
}
LANDS = {name: i for i, names in enumerate(list(LANDSCAPES.values())[:4]) for name in names.split()}
CASTLES = ["home", "camp"]
CLOUDS = ["dale", "bay", "isle", "moor", "peak", "holt"]
CIRCLES = {"a": "dale", "b": "isle", "c": "tor", "d": "lost"}
MOUNTAIN_SPACES = {"alp": "", "peak": "peak-keep"}
FOREST_SPACES = ["fir", "elm", "holt"]
HILL_SPACES = ["knob", "down", "crag"]
COLOURS = ("orange", "green", "purple")
TOWERS = {
    # name: colour, square, points, wands, areas
    "oak-lamp": (2, 0, 3, 0, "oak"),
    "gate-market": (0, 1, 2, 0, "alp home"),
    "dale-mill": (1, 1, 3, 1, "dale"),
    "isle-keep": (2, 0, 6, 0, "isle"),
    "lost-keep": (1, 0, 6, 0, "lost"),
    "lost-arch": (2, 0, 5, 1, "lost"),
    "tor-watch": (2, 0, 5, 0, "tor"),
    "tor-market": (1, 1, 4, 0, "down tor"),
    "peak-keep": (0, 0, 4, 0, "peak"),
    "peak-watch": (1, 0, 4, 0, "elm peak"),
    "knob-post": (2, 0, 2, 1, "knob"),
    "crag-post": (1, 0, 3, 0, "crag"),
    "lea-post": (0, 0, 3, 0, "lea"),
    "moor-watch": (0, 0, 4, 0, "moor"),
    "camp-post": (2, 0, 2, 0, "camp"),
}
SIDE = 100
SQUARES = {name: (x, y) for y, row in enumerate(GRID) for x, name in enumerate(row) if name}
NEIGHBOURS = {
    frozenset((one, other))
    for one, (x, y) in SQUARES.items()
    for other, spot in SQUARES.items()
    if spot in ((x + 1, y), (x, y + 1))
}
"""Squares that share a side, waters included."""


def isles() -> Plain:
    """The map as its file would hold it."""
    points: Plain = {}
    lines: Plain = {}
    areas: list[Plain] = []
    landscape = {name: kind for kind, names in LANDSCAPES.items() for name in names.split()}
    for name, (x, y) in SQUARES.items():
        corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        points.update({point(corner): [SIDE * corner[0] + 50, SIDE * corner[1] + 50] for corner in corners})
        sides = [line(corners[i], corners[(i + 1) % 4]) for i in range(4)]
        lines.update({side: side.split("--") for side in sides})
        areas.append(
            {
                "id": name,
                "landscape": landscape[name],
                "names": in_all(name),
                "purpose": "for tests",
                "outline": sides,
                "label": middle(name, 0, -30),
                **({} if landscape[name] == "water" else {"pawns": middle(name, 30, 30)}),
            }
        )
    return {
        "board": "isles",
        "origin": "house",
        "size": [600, 700],
        "base": 5,
        "banner": "purple",
        "title": in_all("Isles"),
        "points": points,
        "lines": lines,
        "areas": areas,
        "castles": [{"area": name, "at": middle(name)} for name in CASTLES],
        "towers": [tower(name) for name in TOWERS],
        "clouds": [{"area": name, "at": middle(name, 30, -30)} for name in CLOUDS],
        "tiles": [
            *(tile("mountain", name, covers.split()) for name, covers in MOUNTAIN_SPACES.items()),
            *(tile("forest", name, []) for name in FOREST_SPACES),
            *(tile("hill", name, []) for name in HILL_SPACES),
        ],
        "circles": [
            {"letter": letter.upper(), "area": area, "at": middle(area)} for letter, area in CIRCLES.items()
        ],
    }


def point(corner: tuple[int, int]) -> str:
    return f"p{corner[0]}-{corner[1]}"


def line(one: tuple[int, int], other: tuple[int, int]) -> str:
    """One name for a side, whichever way it is walked."""
    return "--".join(point(corner) for corner in sorted((one, other)))


def in_all(name: str) -> Plain:
    return dict.fromkeys(("en", "fr", "de"), name.title())


def middle(name: str, right: int = 0, down: int = 0) -> list[int]:
    x, y = SQUARES[name]
    return [SIDE * x + 100 + right, SIDE * y + 100 + down]


def tile(kind: str, area: str, covers: list[str]) -> Plain:
    return {"kind": kind, "area": area, "at": middle(area, -30, 30), "covers": covers}


def tower(name: str) -> dict[str, Any]:
    """A tower of one area stands in it, one of two on their border."""
    colour, square, points, wands, where = TOWERS[name]
    spots = [middle(area, -30 if " " not in where else 0, number(name)) for area in where.split()]
    return {
        "id": name,
        "names": in_all(name),
        "colour": COLOURS[colour],
        "shape": "square" if square else "round",
        "vp": points,
        "wands": wands,
        "at": [sum(spot[i] for spot in spots) // len(spots) for i in (0, 1)],
    }


def number(name: str) -> int:
    """Two towers in one square stand apart."""
    return 15 if name in ("lost-arch", "tor-watch", "peak-keep") else 0
