"""The little drawings of the map: folded paper, one ink. Their feet stand on 0, 0."""

from typing import Final

from broomstick.maps.drawing.room import Box

PINE: Final = (
    '<g id="b-pine"><path class="b-tk" d="M-2-5h4V3h-4z"/><path class="b-td" d="M0-31 9-16H5.5L13-4h-26L-5.5-16H-9z"/>'
    '<path class="b-tl" d="M0-31-9-16h3.5L-13-4H0z"/></g>'
)
FIR: Final = (
    '<g id="b-fir"><path class="b-tk" d="M-2-5h4V2h-4z"/><path class="b-td" d="M0-24 10-4h-20z"/>'
    '<path class="b-tl" d="M0-24-10-4H0z"/></g>'
)
OAK: Final = (
    '<g id="b-oak"><path class="b-tk" d="M-2-6h4V3h-4z"/><circle class="b-td" cy="-15" r="11"/>'
    '<path class="b-tl" d="M0-26a11 11 0 0 0 0 22z"/></g>'
)
TUFT: Final = '<path id="b-tuft" class="b-gs" d="M-8 0q1-8-3-13M-3 0q0-11-1-18M2 0q0-10 4-16M7 0q1-6 6-9"/>'
BLADE: Final = '<path id="b-blade" class="b-gs" d="M-3 0q0-6-3-9M1 0q0-8 1-12M5 0q1-5 4-7"/>'
POPPY: Final = (
    '<g id="b-poppy"><path class="b-gs" d="M0 0q1-6 0-11M0-3q4-1 5-5"/>'
    '<circle class="b-gf" cy="-13" r="3.4"/></g>'
)
HUMP: Final = (
    '<g id="b-hump"><path class="b-hl" d="M-30 5C-23-15-13-22-2-21 13-20 23-8 30 5z"/>'
    '<path class="b-hd" d="M-2-21C13-20 23-8 30 5H9C13-6 9-16-2-21z"/>'
    '<path class="b-hs" d="M-30 5C-23-15-13-22-2-21 13-20 23-8 30 5M-18-1q3-9 8-12M-8 1q2-6 5-9"/></g>'
)
KNOLL: Final = (
    '<g id="b-knoll"><path class="b-hl" d="M-19 4C-14-9-7-14 0-13c9 0 15 8 19 17z"/>'
    '<path class="b-hd" d="M0-13c9 0 15 8 19 17H6C8-4 6-10 0-13z"/>'
    '<path class="b-hs" d="M-19 4C-14-9-7-14 0-13c9 0 15 8 19 17M-10-1q2-5 5-7"/></g>'
)
PEAK: Final = (
    '<g id="b-peak"><path class="b-ml" d="M-31 5-11-32-5-38 1-53 8-39 12-35 32 5Q0 9-31 5z"/>'
    '<path class="b-md" d="M1-53 8-39 12-35 32 5Q20 8 8 8L3-14 6-22-2-37z"/>'
    '<path class="b-sn" d="M-12-29-5-38 1-53 8-39 16-27 10-31 6-22 1-31-5-24-7-31z"/>'
    '<path class="b-ms" d="M-31 5-11-32-5-38 1-53 8-39 12-35 32 5"/></g>'
)
CRAG: Final = (
    '<g id="b-crag"><path class="b-ml" d="M-20 4-7-17-2-30 4-20 8-18 20 4Q0 7-20 4z"/>'
    '<path class="b-md" d="M-2-30 4-20 8-18 20 4Q12 6 5 6L1-7 3-13-4-22z"/>'
    '<path class="b-sn" d="M-8-15-7-17-2-30 4-20 9-15 5-17 2-11-1-17-5-12z"/>'
    '<path class="b-ms" d="M-20 4-7-17-2-30 4-20 8-18 20 4"/></g>'
)
WAVE: Final = '<path id="b-wave" d="M-17 0q4-6 8.5 0t8.5 0 8.5 0 8.5 0"/>'
RIPPLE: Final = '<path id="b-ripple" d="M-11 0q3.5-5 7 0t7 0 7 0"/>'

SCENERY: Final = "".join([PINE, FIR, OAK, TUFT, BLADE, POPPY, HUMP, KNOLL, PEAK, CRAG, WAVE, RIPPLE])

SHAPES: Final[dict[str, Box]] = {
    "pine": (-13, -31, 13, 3),
    "fir": (-10, -24, 10, 2),
    "oak": (-11, -26, 11, 3),
    "tuft": (-12, -18, 13, 1),
    "blade": (-7, -12, 9, 1),
    "poppy": (-5, -17, 6, 1),
    "hump": (-31, -22, 31, 6),
    "knoll": (-20, -14, 20, 5),
    "peak": (-32, -53, 32, 8),
    "crag": (-20, -30, 20, 6),
    "wave": (-18, -5, 18, 5),
    "ripple": (-12, -4, 12, 4),
}
"""The box of each."""


def use(name: str, x: int, y: int) -> str:
    return f'<use href="#b-{name}" x="{x}" y="{y}"/>'
