"""Maps with a fault for every check, and all that is said of each: kept in golden/faulty-maps.txt."""

from collections.abc import Callable
from pathlib import Path

from broomstick.heart.errors import BroomstickError
from maps.checks.map_files import Table, area, broken, entry, findings, islet, put, told, tower

GOLDEN = Path(__file__).parent / "golden" / "faulty-maps.txt"
Edit = Callable[[Table], object]
Case = tuple[str, str, Edit, list[str]]


def spot(section: str, name: str, field: str, x: int, y: int) -> Edit:
    key = "id" if section in ("areas", "towers") else "area"
    return lambda found: entry(found, section, **{key: name}).__setitem__(field, [x, y])


def own(section: str, name: str, field: str, value: object) -> Edit:
    return lambda found: entry(found, section, id=name).__setitem__(field, value)


def every(section: str, field: str, value: Callable[[Table], object]) -> Edit:
    """Set a field of all entries."""
    return lambda found: [item.__setitem__(field, value(item)) for item in found[section]]


def castle(number: int, name: str, at: str = "pawns") -> Edit:
    """Move a castle to another area."""
    return lambda found: found["castles"].__setitem__(number, {"area": name, "at": area(found, name)[at]})


def no_cloud(name: str) -> Edit:
    return lambda found: found["clouds"].remove(entry(found, "clouds", area=name))


def cloud(name: str) -> Edit:
    return lambda found: found["clouds"].append({"area": name, "at": area(found, name)["label"]})


def circle(letter: str, name: str) -> Edit:
    """Move a circle to another area."""
    return lambda found: entry(found, "circles", letter=letter).update(
        area=name, at=area(found, name)["pawns"]
    )


def together(*edits: Edit) -> Edit:
    return lambda found: [edit(found) for edit in edits]


def nudge(name: str, dx: int, dy: int) -> Edit:
    def edit(found: Table) -> None:
        x, y = tower(found, name)["at"]
        tower(found, name)["at"] = [x + dx, y + dy]

    return edit


def on_coast(found: Table) -> None:
    """A tower on the very edge of its cape."""
    corner = found["lines"]["coast--gold-prairie"][8]
    tower(found, "gold-light")["at"] = [corner[0] - 8, corner[1]]


def near_border(found: Table) -> None:
    """A tower that stands just off a border."""
    x, y = found["lines"]["crow-hill--thyme-pass"][1]
    tower(found, "thyme-lamp")["at"] = [x + found["base"] + 2, y + 4]


def narrow_pass(found: Table) -> None:
    """Banner Field and Frost Peak share almost nothing."""
    x, y = found["points"]["m58"]
    found["points"]["m57"] = [x + 10, y - 30]
    found["lines"]["banner-field--frost-peak"] = ["m57", "m58"]
    found["lines"]["owl-wood--frost-peak"][1:1] = [[x + 30, y - 40]]


FRONT: list[tuple[str, Edit, list[str]]] = [
    # What makes a map unplayable.
    ("board-castle-count", lambda found: found["castles"].pop(), ["2", "1"]),
    ("board-in-water", castle(0, "mirror-mere", "label"), ["castles mirror-mere"]),
    ("board-area-taken", castle(0, "kettle-hill"), ["castles kettle-hill"]),
    ("board-castle-cloud", cloud("banner-field"), ["clouds banner-field", "castle"]),
    ("board-cloud-crowd", cloud("ember-wood"), ["clouds ember-wood", "2"]),
    ("board-tower-lost", spot("towers", "beacon", "at", 20, 20), ["towers beacon", "at sea"]),
    ("board-tower-wet", spot("towers", "beacon", "at", 380, 610), ["towers beacon", "mirror-mere"]),
    ("board-tower-crowd", lambda found: found.__setitem__("base", 80), ["towers", "3"]),
    (
        "board-tile-landscape",
        lambda found: found["tiles"][0].update(area="crow-hill", covers=[]),
        ["crow-hill", "hill", "mountain"],
    ),
    ("board-tile-castle", castle(0, "frost-peak"), ["tiles frost-peak", "castle"]),
    (
        "board-cover",
        lambda found: found["tiles"][0]["covers"].append("north-watch"),
        ["tiles frost-peak", "north-watch", "gale-hill"],
    ),
    # What makes one hard to read.
    ("board-no-name", lambda found: area(found, "owl-wood")["names"].pop("fr"), ["areas owl-wood", "fr"]),
    ("board-no-name", lambda found: tower(found, "beacon").pop("names"), ["towers beacon", "en, fr, de"]),
    ("board-no-name", lambda found: found["title"].pop("de"), ["title", "de"]),
    (
        "board-same-name",
        lambda found: area(found, "owl-wood")["names"].__setitem__("de", "Farnwald"),
        ["Farnwald", "owl-wood"],
    ),
    ("board-spot-outside", spot("areas", "owl-wood", "label", 20, 20), ["owl-wood", "label", "20, 20"]),
    ("board-spot-outside", spot("areas", "owl-wood", "pawns", 20, 20), ["owl-wood", "pawns"]),
    ("board-spot-outside", spot("clouds", "seal-fjord", "at", 20, 20), ["clouds seal-fjord"]),
    ("board-spot-outside", spot("castles", "kettle-hill", "at", 20, 20), ["castles kettle-hill"]),
    ("board-spot-outside", spot("tiles", "anvil-peak", "at", 20, 20), ["tiles anvil-peak"]),
    (
        "board-not-at-sea",
        lambda found: found.__setitem__("compass", area(found, "owl-wood")["label"]),
        ["compass", "owl-wood"],
    ),
    (
        "board-not-at-sea",
        lambda found: found.__setitem__("ribbon", area(found, "long-water")["label"]),
        ["ribbon", "long-water"],
    ),
    ("board-tower-doubt", near_border, ["towers thyme-lamp", "crow-hill"]),
    ("board-tower-coast", on_coast, ["towers gold-light", "sea"]),
    ("board-too-small", lambda found: islet(found, 1600, 50, 60), ["areas islet", "finger"]),
    ("board-short-border", narrow_pass, ["banner-field", "frost-peak", "45"]),
    ("board-too-close", lambda found: islet(found, 1590, 150, 90), ["moon-wood", "islet", "30"]),
    # Ways.
    ("board-unreachable", lambda found: islet(found, 1600, 30, 90), ["areas islet"]),
    (
        "board-cloud-stuck",
        together(lambda found: islet(found, 1600, 30, 90), put("clouds", area="islet", at=[1645, 75])),
        ["clouds islet"],
    ),
    # The table.
    ("board-landscapes", own("areas", "owl-wood", "landscape", "hill"), ["7", "6", "forest"]),
    ("board-landscapes", lambda found: islet(found, 1600, 30, 90), ["hill", "7", "8"]),
    (
        "board-waters",
        lambda found: islet(found, 1600, 30, 90).update(landscape="water"),
        ["waters", "4", "5"],
    ),
    ("board-cloud-count", no_cloud("drum-hill"), ["18", "17"]),
    (
        "board-cloud-water",
        lambda found: [
            item.update(area="fern-wood", at=area(found, "fern-wood")["label"])
            for item in found["clouds"]
            if item["area"] == "long-water"
        ],
        ["3", "2"],
    ),
    ("board-castles-adjacent", castle(1, "salt-prairie"), ["castles salt-prairie", "banner-field"]),
    ("board-castle-place", castle(0, "otter-hill"), ["castles otter-hill", "north-west"]),
    ("board-castle-place", castle(1, "goat-hill"), ["castles goat-hill", "south"]),
    ("board-tile-count", lambda found: found["tiles"].pop(), ["3", "2", "mountain"]),
    (
        "board-circle-letters",
        put("circles", letter="A", area="owl-wood", at=[500, 200]),
        ["A", "–"],
    ),
    ("board-tower-count", lambda found: found["towers"].__delitem__(slice(0, 10)), ["30", "36", "26"]),
    ("board-tower-colours", own("towers", "beacon", "colour", "green"), ["11 orange", "13 green"]),
    ("board-tower-squares", own("towers", "beacon", "shape", "square"), ["5", "6", "7"]),
    ("board-tower-points", own("towers", "beacon", "vp", 7), ["towers beacon", "vp", "7"]),
    ("board-tower-points", own("towers", "beacon", "vp", 1), ["towers beacon", "vp", "1"]),
    ("board-tower-wands", own("towers", "beacon", "wands", 3), ["towers beacon", "wands", "3"]),
    ("board-no-wands", every("towers", "wands", lambda _: 0), ["wands"]),
    (
        "board-reach-landscapes",
        together(cloud("frost-peak"), cloud("crow-hill")),
        ["castles banner-field", "forest, prairie", "3"],
    ),
    (
        "board-reach-areas",
        together(cloud("goat-hill"), cloud("clover-plain"), cloud("otter-hill")),
        ["castles kettle-hill", "6"],
    ),
    ("board-riches-distance", every("towers", "vp", lambda item: 8 - item["vp"]), ["averages"]),
    ("board-riches-east", every("towers", "vp", lambda item: 8 - item["vp"]), ["west, middle and east"]),
    ("board-riches-corner", every("towers", "vp", lambda item: 8 - item["vp"]), ["west"]),
    ("board-example-forest", own("towers", "owl-lamp", "colour", "green"), ["purple"]),
    ("board-example-group", own("towers", "star-post", "wands", 0), ["purple square 4"]),
    ("board-example-group", own("towers", "beacon", "vp", 4), ["orange round 5"]),
    ("board-example-group", own("towers", "beacon-twin", "colour", "green"), ["purple round 6"]),
    ("board-example-group", nudge("beacon-market", -40, 30), ["forest, hill and prairie"]),
]

BACK: list[tuple[str, Edit, list[str]]] = [
    ("board-circle-castle", circle("A", "violet-hill"), ["circles A", "violet-hill"]),
    ("board-circle-tile", circle("A", "yew-wood"), ["circles A", "yew-wood"]),
    (
        "board-in-water",
        lambda found: entry(found, "circles", letter="A").update(area="north-arm"),
        ["circles A"],
    ),
    ("board-area-taken", circle("A", "dragon-hill"), ["dragon-hill"]),
    ("board-area-taken", lambda found: found["tiles"].append(found["tiles"][0]), ["tiles old-horn"]),
    ("board-twice", lambda found: entry(found, "circles", letter="A").update(letter="C"), ["'C'"]),
    ("board-spot-outside", lambda found: found["circles"][0].update(at=[9, 9]), ["circles A", "9, 9"]),
    ("board-landscapes", own("areas", "nettle-wood", "landscape", "prairie"), ["8", "7", "forest"]),
    ("board-waters", lambda found: islet(found, 20, 20, 80).update(landscape="water"), ["5", "6"]),
    ("board-cloud-count", no_cloud("fox-wood"), ["19", "18"]),
    ("board-castle-place", castle(1, "ford-prairie"), ["castles ford-prairie", "west edge"]),
    ("board-castles-adjacent", castle(1, "chalk-hill"), ["castles chalk-hill", "violet-hill"]),
    ("board-tile-count", lambda found: found["tiles"].pop(), ["4", "3", "hill"]),
    (
        "board-cover-always",
        lambda found: entry(found, "tiles", area="moss-wood").update(covers=["moss-lamp"]),
        ["tiles moss-wood", "moss-lamp"],
    ),
    ("board-circle-letters", lambda found: found["circles"].pop(), ["A, B, C, D", "A, B, C"]),
    ("board-circle-mainland", together(circle("D", "reed-prairie"), circle("C", "lost-isle")), ["circles C"]),
    ("board-circle-island", circle("B", "reed-prairie"), ["circles B", "moss-wood"]),
    ("board-circle-waters", circle("B", "amber-prairie"), ["circles B"]),
    ("board-circle-water-cloud", no_cloud("siren-bay"), ["circles B", "siren-bay"]),
    ("board-circle-cloud", no_cloud("siren-isle"), ["circles B"]),
    ("board-circle-neighbours", circle("D", "reed-prairie"), ["circles D", "moss-wood"]),
    ("board-circle-square", own("towers", "lost-lamp", "shape", "square"), ["towers lost-lamp"]),
    ("board-tower-count", lambda found: found["towers"].__delitem__(slice(30, None)), ["34", "40", "30"]),
    (
        "board-riches-far",
        every("towers", "vp", lambda item: 3 if item["id"].startswith("lost") else item["vp"]),
        ["D", "point richer"],
    ),
    (
        "board-riches-far",
        every("towers", "vp", lambda item: 3 if item["id"].startswith("siren") else item["vp"]),
        ["B"],
    ),
    (
        "board-riches-far",
        every("towers", "vp", lambda item: 2 if item["at"][0] > 1250 else item["vp"]),
        ["east"],
    ),
]

CASES: list[Case] = [("front", *case) for case in FRONT] + [("back", *case) for case in BACK]


def faults(side: str, edit: Edit) -> list[BroomstickError]:
    """What is found in one of our sides after an edit."""

    def change(found: Table) -> None:
        edit(found)

    return findings(broken(side, change))


def said_of(number: int, errors: list[BroomstickError]) -> str:
    """All that is said of one of the maps, with all facts."""
    return "".join(told(number, error) for error in errors)


def texts() -> dict[Path, str]:
    found = [said_of(number, faults(side, edit)) for number, (side, _, edit, _) in enumerate(CASES)]
    return {GOLDEN: "".join(found)}
