"""One's own roles in Witch's Brew, drawn."""

from broomstick.games.witchs_brew.preview import outlook
from broomstick.heart.shown import BRAVE, COWARDLY
from broomstick.terminal.faces.blocks import SHARP, Block, broken, flowing, framed, line, wide
from broomstick.terminal.faces.choices import role_title
from broomstick.terminal.faces.paint import QUIET, stance_mark
from broomstick.terminal.faces.witchs_brew.signs import BrewSigns


def hand(signs: BrewSigns, width: int) -> Block:
    """The viewer's roles, each with what its two halves would bring now."""
    roles = signs.held()
    insides = []
    for role in roles:
        halves = [line(signs.gain(outlook(signs.view, role, full))) for full in (True, False)]
        insides.append(
            [line(stance_mark(said), " ", half) for said, half in zip((BRAVE, COWARDLY), halves, strict=True)]
        )
    if not insides:
        return broken((signs.say("table-hand-empty"), QUIET), width)
    titles = [role_title(signs, role) for role in roles]
    across = max(max(wide(inside) for inside in insides), max(t.cell_len for t in titles)) + 4
    across = min(across, width)
    return flowing(
        [
            framed(inside, across, SHARP, QUIET, head=title)
            for inside, title in zip(insides, titles, strict=True)
        ],
        width,
    )
