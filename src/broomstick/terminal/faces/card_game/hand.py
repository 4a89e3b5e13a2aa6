"""One's own cards in the card game, drawn."""

from broomstick.terminal.faces.blocks import (
    SHARP,
    Block,
    Part,
    apart,
    broken,
    fit,
    flowing,
    framed,
    line,
    longest,
)
from broomstick.terminal.faces.card_game.signs import CardSigns
from broomstick.terminal.faces.paint import INK, QUIET

SMALLEST_CARD = 8


def hand(signs: CardSigns, width: int) -> Block:
    """The viewer's cards: those to play this round stand higher and are ticked."""
    view = signs.view
    kinds = [kind for kind in signs.kinds if view.stock[kind]]
    across = max(SMALLEST_CARD, longest([signs.name(kind) for kind in kinds]) + 4)
    if (across + 1) * len(kinds) > width + 1:
        # Rather letters alone than two rows.
        across = SMALLEST_CARD if (SMALLEST_CARD + 1) * len(kinds) <= width + 1 else 6
    cards = []
    for kind in kinds:
        picked = bool(view.hand >> kind & 1)
        count = f"×{view.stock[kind]}"
        if across < SMALLEST_CARD:
            inside = [line(signs.chip(kind)), fit(count, 2)]
        else:
            inside = [apart(line(signs.chip(kind)), count, across - 4), fit(signs.name(kind), across - 4)]
        tick = line(("✓", INK)) if picked else ""
        card = framed(inside, across, SHARP, INK if picked else QUIET, end=tick)
        cards.append([*card, line("")] if picked else card)
    return flowing(cards, width, 1 if across > 6 else 0, foot=True) if cards else []


def hand_line(signs: CardSigns, width: int) -> Block:
    """The viewer's cards in a line or two: what is to be played, then the rest of the stock."""
    view = signs.view
    parts: list[Part] = [(signs.say("word-your-cards"), INK), "  "]
    for kind in signs.kinds:
        if view.hand >> kind & 1:
            parts += [signs.chip(kind), f" {signs.name(kind)}  "]
    parts += [(signs.say("word-stock"), QUIET)]
    for kind in signs.kinds:
        rest = view.stock[kind] - (view.hand >> kind & 1)
        if rest:
            parts += [f" {signs.letters(kind)}", (f"×{rest}", QUIET)]
    return broken(line(*parts), width)
