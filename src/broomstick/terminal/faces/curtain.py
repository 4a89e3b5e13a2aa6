"""The curtain between people at one keyboard: a cloth in the colour of whoever comes, and a plate on it."""

from broomstick.terminal.faces.blocks import Block, Part, broken, fit, framed, line
from broomstick.terminal.faces.paint import INK, seat_name, seat_style

FOLDS = "░░▒▒▓▓▒▒"
PLATE = 56
LEAST_ROWS, MOST_ROWS = 7, 15


def curtain(seat: int, name: str, lines: list[str], width: int, rows: int) -> Block:
    """A cloth that hides the table, with a seat's sign and name, and what is to be done, on a plate in its middle."""
    across = min(PLATE, width - 8)
    inside: Block = [fit(seat_name(seat, name), across - 4, "centre"), line("")]
    for text in lines:
        inside += [fit(piece, across - 4, "centre") for piece in broken((text, INK), across - 4)]
    plate = framed([line(""), *inside, line("")], across)
    height = max(len(plate) + 2, min(rows, MOST_ROWS), LEAST_ROWS)
    above = (height - len(plate)) // 2
    left = (width - across) // 2
    cloth = (FOLDS * (width // len(FOLDS) + 1))[:width]
    style = seat_style(seat)
    found: Block = []
    for row in range(height):
        at = row - above
        if 0 <= at < len(plate):
            parts: list[Part] = [(cloth[:left], style), plate[at], (cloth[left + across :], style)]
            found.append(line(*parts))
        else:
            found.append(line((cloth, style)))
    return found
