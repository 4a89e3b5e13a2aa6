"""Files of maps in which one thing is wrong, and all that is said of each: kept in golden/broken-map-files.txt."""

from collections.abc import Callable
from pathlib import Path

from broomstick.games.broom_service.map.reader import read_picture
from broomstick.heart.errors import DataError
from maps.checks.map_files import Table, area, broken, entry, islet, put, told, tower

GOLDEN = Path(__file__).parent / "golden" / "broken-map-files.txt"
Case = tuple[str, Callable[[Table], object], list[str]]


def outline(name: str, change: Callable[[list[str]], object]) -> Callable[[Table], object]:
    return lambda found: change(area(found, name)["outline"])


def swap(lines: list[str]) -> None:
    lines[1], lines[2] = lines[2], lines[1]


def hole(found: Table) -> None:
    """A small area in the middle of Crow Hill."""
    x, y = area(found, "crow-hill")["label"]
    islet(found, x - 20, y - 20, 40)


def own(section: str, name: str, field: str, value: object) -> Callable[[Table], object]:
    """Replace one field of an area or a tower."""
    return lambda found: entry(found, section, id=name).__setitem__(field, value)


def top(field: str, value: object) -> Callable[[Table], object]:
    return lambda found: found.__setitem__(field, value)


def line(name: str, value: object) -> Callable[[Table], object]:
    return lambda found: found["lines"].__setitem__(name, value)


CASES: list[Case] = [
    # The file as a whole.
    ("unknown-field", top("colour", 3), ["board", "colour", "banner"]),
    ("missing", lambda found: found.pop("banner"), ["board", "banner"]),
    ("unknown-name", top("origin", "hearsay"), ["origin", "hearsay", "house"]),
    ("wrong-length", top("size", [1700, 1170, 1170]), ["size", "2", "3"]),
    ("not-a-number", top("base", 0), ["base", "1", "100", "0"]),
    ("unknown-name", top("banner", "blue"), ["banner", "blue", "red, purple"]),
    ("name-letters", top("board", "My Map"), ["board", "My Map"]),
    ("not-a-table", top("points", 3), ["points", "3"]),
    ("not-a-list-of-tables", top("towers", 3), ["towers"]),
    ("too-many", lambda found: found["clouds"].extend(found["clouds"] * 4), ["clouds", "90", "60"]),
    # Points and lines.
    ("board-not-a-spot", own("areas", "owl-wood", "label", [1, "x"]), ["owl-wood", "label", "[120, 80]"]),
    (
        "board-off-map",
        own("areas", "owl-wood", "pawns", [5000, 3]),
        ["owl-wood", "pawns", "5000, 3", "1700, 1170"],
    ),
    (
        "board-same-spot",
        lambda found: found["points"].__setitem__("again", found["points"]["m2"]),
        ["again", "m2"],
    ),
    ("board-not-a-line", line("coast--gold-prairie", "m53"), ["coast--gold-prairie", "m53"]),
    (
        "board-unknown-point",
        lambda found: found["lines"]["coast--gold-prairie"].__setitem__(0, "m533"),
        ["coast--gold-prairie", "m533", "m53"],
    ),
    ("board-flat-line", line("there-and-back", ["m2", [20, 300], "m2"]), ["there-and-back", "m2"]),
    (
        "board-crossing",
        lambda found: found["lines"]["goat-hill--kettle-hill"].insert(3, [900, 600]),
        ["goat-hill--kettle-hill", "near"],
    ),
    (
        "board-crossing",
        lambda found: found["lines"]["coast--owl-wood"].insert(3, found["lines"]["coast--owl-wood"][8]),
        ["coast--owl-wood", "itself"],
    ),
    (
        "board-crossing",
        lambda found: found["lines"]["coast--owl-wood"].insert(3, found["points"]["m2"]),
        ["coast--owl-wood", "m2"],
    ),
    (
        "board-loose-line",
        lambda found: (
            found["points"].__setitem__("buoy", [20, 20]),
            line("reef", ["buoy", [60, 20], [40, 50], "buoy"])(found),
        ),
        ["reef"],
    ),
    # Areas.
    (
        "board-unknown-line",
        outline("owl-wood", lambda lines: lines.__setitem__(0, "banner-field--owl-woods")),
        ["owl-wood", "banner-field--owl-woods", "banner-field--owl-wood"],
    ),
    ("not-a-list-of-names", own("areas", "owl-wood", "outline", "all around"), ["owl-wood", "outline"]),
    (
        "named-twice",
        outline("owl-wood", lambda lines: lines.append(lines[0])),
        ["owl-wood", "banner-field--owl-wood"],
    ),
    (
        "board-third-side",
        outline("gold-prairie", lambda lines: lines.append("salt-prairie--goat-hill")),
        ["gold-prairie", "salt-prairie--goat-hill", "salt-prairie", "goat-hill"],
    ),
    ("board-broken-outline", outline("crow-hill", swap), ["crow-hill", "order"]),
    ("board-open-outline", outline("crow-hill", lambda lines: lines.pop()), ["crow-hill", "m5"]),
    ("board-overlap", hole, ["islet", "crow-hill"]),
    (
        "board-twice",
        lambda found: found["areas"].append({**area(found, "owl-wood"), "outline": []}),
        ["owl-wood"],
    ),
    ("name-letters", own("areas", "owl-wood", "id", "Owl Wood"), ["Owl Wood"]),
    ("unknown-name", own("areas", "owl-wood", "landscape", "swamp"), ["owl-wood", "swamp", "prairie"]),
    ("missing", lambda found: area(found, "owl-wood").pop("purpose"), ["owl-wood", "purpose"]),
    ("not-a-table", own("areas", "owl-wood", "names", "Owl Wood"), ["owl-wood", "names"]),
    ("not-a-text", own("areas", "owl-wood", "names", {"it": 7}), ["owl-wood", "names", "7"]),
    ("not-a-text", own("areas", "owl-wood", "names", {"en": 3}), ["owl-wood", "names", "3"]),
    # What stands on them.
    ("board-twice", lambda found: found["towers"].append(tower(found, "beacon")), ["beacon"]),
    ("unknown-name", own("towers", "beacon", "colour", "blue"), ["beacon", "blue", "orange"]),
    ("unknown-name", own("towers", "beacon", "shape", "oval"), ["beacon", "oval", "round, square"]),
    ("not-a-number", own("towers", "beacon", "vp", "five"), ["beacon", "vp", "five"]),
    (
        "unknown-origin",
        own("towers", "beacon", "vp", {"value": 5, "origin": "hearsay"}),
        ["beacon", "vp", "hearsay"],
    ),
    ("board-unknown-area", put("clouds", area="owl-woods", at=[9, 9]), ["owl-woods", "owl-wood"]),
    (
        "board-unknown-tower",
        lambda found: found["tiles"][0]["covers"].append("frost-keeps"),
        ["frost-keeps", "frost-keep"],
    ),
    ("not-a-list-of-names", lambda found: found["tiles"][0].__setitem__("covers", 3), ["covers"]),
    ("unknown-name", put("circles", area="owl-wood", at=[9, 9], letter="E"), ["letter", "E", "A, B, C, D"]),
    # Numbers beyond their bounds.
    ("not-a-number", top("size", [99, 1170]), ["size", "100", "10000", "99"]),
    ("not-a-number", top("size", [1700, 10001]), ["size", "100", "10000", "10001"]),
    ("not-a-number", own("towers", "beacon", "wands", 10), ["beacon", "wands", "9", "10"]),
    # Spots are told by what stands there.
    ("board-off-map", top("ribbon", [1701, 20]), ["board: ribbon", "1701, 20"]),
    ("board-off-map", top("compass", [20, 1171]), ["board: compass", "20, 1171"]),
    ("board-off-map", own("areas", "owl-wood", "label", [-1, 20]), ["owl-wood: label", "-1, 20"]),
    ("board-off-map", own("areas", "owl-wood", "label", [20, -1]), ["owl-wood: label", "20, -1"]),
    ("board-off-map", own("towers", "beacon", "at", [20, 2000]), ["towers beacon: at", "20, 2000"]),
    ("board-off-map", put("clouds", area="owl-wood", at=[20, 2000]), ["clouds owl-wood: at", "20, 2000"]),
    *(
        (
            "board-not-a-spot",
            lambda found, spot=spot: found["points"].update(far=spot),
            ["points: far", str(spot)],
        )
        for spot in (7, [1, 2, 3], ["x", 1], [1, "x"], [True, 1], [1, True])
    ),
    (
        "board-not-a-spot",
        lambda found: found["lines"]["coast--owl-wood"].insert(1, "bay"),
        ["lines: coast--owl-wood", "bay"],
    ),
    # Whatever has no name is told by its place.
    ("missing", lambda found: found["towers"][1].pop("id"), ["towers 2: id"]),
    # A castle is told by its area.
    ("board-off-map", put("castles", area="owl-wood", at=[20, 2000]), ["castles owl-wood: at", "20, 2000"]),
]


def refused(edit: Callable[[Table], object]) -> DataError | None:
    """Why our front is no map any more after an edit."""

    def change(found: Table) -> None:
        edit(found)

    try:
        read_picture(broken("front", change))
    except DataError as error:
        return error
    return None


def said(number: int) -> str:
    """What is said of one of the files, with all facts."""
    error = refused(CASES[number][1])
    return f"{number} is a map\n" if error is None else told(number, error)


def texts() -> dict[Path, str]:
    return {GOLDEN: "".join(map(said, range(len(CASES))))}
