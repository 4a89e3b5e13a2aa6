"""What drawings of choices have in common: roles by their titles, stances by their boxes, numbers to type."""

from collections.abc import Sequence

from rich.text import Text

from broomstick.heart.codec import kind_of
from broomstick.heart.codes import actions
from broomstick.heart.shown import BRAVE, COWARDLY
from broomstick.terminal.faces.blocks import HEAVY, ROUND, Block, Part, beside, broken, framed, level, line
from broomstick.terminal.faces.paint import BRAVE_INK, COWARD_INK, INK, button, stance_chip
from broomstick.terminal.faces.signs import Signs
from broomstick.terminal.faces.turns import said_word
from broomstick.terminal.question import Item, Question

LOOKS = {BRAVE: (HEAVY, BRAVE_INK), COWARDLY: (ROUND, COWARD_INK)}


def role_of(item: Item) -> int:
    """The role that an answer leads."""
    return actions.lead_role(item.code)


def stance_of(item: Item) -> int:
    """How it leads it."""
    return BRAVE if actions.lead_stance(item.code) else COWARDLY


def follows(question: Question) -> list[int]:
    """The stances among which somebody chooses who follows."""
    return [BRAVE if kind_of(item.code) == actions.BRAVE else COWARDLY for item in question.items]


def role_title(signs: Signs, role: int) -> Text:
    """What stands in the upper edge of a role's card."""
    return line(" ", signs.chip(role), (f" {signs.name(role)} ", INK))


def numbered_stance(signs: Signs, number: int, said: int, slim: bool = False) -> Text:
    """A stance with the number to type for it."""
    return line(button(number), " ", stance_chip(said, said_word(signs, said), slim))


def stance_boxes(insides: Sequence[Block], stances: Sequence[int], across: int) -> Block:
    """Brave and cowardly, equally large, side by side."""
    boxes = zip(level(insides), stances, strict=True)
    return beside([framed(inside, across, *LOOKS[said]) for inside, said in boxes], 1)


def aligned(number: int, most: int) -> list[Part]:
    """A number to type, under the others."""
    return [" " * (len(str(most)) - len(str(number))), button(number)]


def hand_line(signs: Signs, width: int) -> Block:
    """The viewer's roles in a line."""
    parts: list[Part] = [(signs.say("word-your-cards"), INK), "  "]
    roles = signs.held()
    for role in roles:
        parts += [signs.chip(role), f"\u00a0{signs.name(role)}  "]
    return broken(line(*parts), width) if roles else []
