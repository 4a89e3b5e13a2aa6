"""Who has said what, drawn: in the turn that goes on, and in those of a round."""

from broomstick.heart.history import turn_leader, turn_role, turn_round, turn_said
from broomstick.heart.shown import BRAVE, COWARDLY, NEXT, OUT, SILENT
from broomstick.terminal.faces.blocks import Block, Part, broken, cut, fit, line, longest
from broomstick.terminal.faces.paint import INK, PENNANT, QUIET, seat_sign, sign, stance_mark
from broomstick.terminal.faces.signs import Signs
from broomstick.terminal.faces.stick import Perch


def order(signs: Signs) -> list[int]:
    """Seats in the order of speaking."""
    view = signs.view
    return [(view.leader + step) % view.players for step in range(view.players)]


def perches(signs: Signs) -> list[Perch]:
    """Who has said what in the turn that goes on."""
    view = signs.view
    found = []
    seats = order(signs)
    for at, seat in enumerate(seats):
        said = view.said[seat] if view.role >= 0 else SILENT
        asked = view.topic < 0 and bool(view.pending >> seat & 1)
        perch = Perch(
            seat, signs.cast.name(seat), said, said_word(signs, said, asked), seat == view.leader, asked
        )
        # Whoever was brave next has overtaken this one.
        sweeper = (
            next((s for s in seats[at + 1 :] if view.said[s] in (BRAVE, OUT)), -1) if said == OUT else -1
        )
        if sweeper >= 0:
            perch.word = signs.say("word-swept-by", name=signs.cast.inside(sweeper))
            perch.brief = signs.say("word-swept-by", name=sign(sweeper))
        found.append(perch)
    return found


def said_word(signs: Signs, said: int, asked: bool = False) -> str:
    if said == BRAVE:
        return signs.speech.stance("brave")
    if said == COWARDLY:
        return signs.speech.stance("cowardly")
    if said == SILENT:
        return signs.say("word-asked" if asked else "word-to-speak")
    return signs.say("word-next" if said == NEXT else "word-out")


def turns(signs: Signs, width: int) -> Block:
    """The turns of this round, or as long as there are none behind it of the last: what everybody said in a column."""
    view = signs.view
    behind = [turn for turn in view.turns if turn_round(turn) == view.round]
    title = signs.say("word-this-round" if behind else "word-last-round")
    told = [
        (turn_role(turn), turn_leader(turn), [turn_said(turn, seat) for seat in range(view.players)])
        for turn in behind or [turn for turn in view.turns if turn_round(turn) == view.round - 1]
    ]
    if behind and view.role >= 0 and not view.over:
        told.append((view.role, view.leader, view.said[:]))
    if not told:
        return []
    names = max(longest([signs.name(role) for role, _, _ in told]), longest([title]) - 6) + 1
    head: list[Part] = [fit((title, INK), names + 6)]
    head += [fit(line(seat_sign(seat)), 4, "right") for seat in range(view.players)]
    rows = [line(*head)]
    for number, (role, leader, said) in enumerate(told, 1):
        parts: list[Part] = [(f"{number:>2} ", QUIET), signs.chip(role), " ", fit(signs.name(role), names)]
        for seat in range(view.players):
            parts.append(line(f"{PENNANT if seat == leader else ' ':>3}", stance_mark(said[seat])))
        rows.append(line(*parts))
    rows += legend(signs, width)
    return [cut(row, width) for row in rows]


def legend(signs: Signs, width: int, plays: bool = False) -> Block:
    """What the marks mean: those of the two ways to play, or all."""
    parts: list[Part] = []
    for said in (BRAVE, COWARDLY) if plays else (BRAVE, COWARDLY, OUT, NEXT):
        parts += ["  " if parts else "", stance_mark(said), (f" {said_word(signs, said)}", QUIET)]
    if not plays:
        parts += ["  ", (PENNANT, INK), (f" {signs.say('word-leads')}", QUIET)]
    return broken(line(*parts), width)
