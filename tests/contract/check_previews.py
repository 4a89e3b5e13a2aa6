"""Previews: what they call possible can be done, and what they call impossible cannot."""

from collections import Counter

from broomstick import PUBLIC, State
from contract.case import Case
from contract.play import Chooser, some_choice, some_decider

HEART = ("acts", "knocked-out")
"""What the heart tells after a declaration; everything else that is told of a seat is a deed, or that it cannot."""

NEXT_PLAY = ("leads", "follows", "round")
"""Where the next play begins, or the next round."""


def check_previews(case: Case, seed: int, chooser: Chooser) -> Counter[tuple[str, bool]]:
    """Every lead and declaration of a game, tried where nobody overtakes it and nothing changes before it is done.

    Returns how often each role's brave or cowardly half was called impossible.
    """
    state = case.game.start(seed)
    impossible: Counter[tuple[str, bool]] = Counter()
    while not state.over:
        seat = some_decider(state, chooser)
        if case.game.steps.text(state.agenda[-1]) in ("turn", "follow"):
            for action in state.choices(seat):
                possible = check_preview(case, state, seat, action)
                words = case.game.text(action).split()
                role = words[1] if words[0] == "lead" else case.game.roles[state.role]
                impossible[role, words[-1] == "brave"] += not possible
        state.play(seat, some_choice(state, seat, chooser))
    return impossible


def check_preview(case: Case, state: State, seat: int, action: int) -> bool:
    """Whether a declaration is called possible; then it is asked about or done, and otherwise the log says no."""
    text = case.game.text(action)
    gain = case.game.preview(state.view(seat), action)
    possible = bool(gain.get("possible", True))
    twin = state.copy()
    role = case.game.roles.index(text.split()[1]) if text.startswith("lead") else state.role
    if text.endswith("brave"):
        for other in range(state.players):
            if other != seat:
                twin.hands[other] &= ~(1 << role)
    twin.play(seat, action)
    told = told_of_play(state, twin, seat)
    assert possible != ("cannot" in told), f"{text!r}: possible is {possible}, but then {told}"
    asked = twin.asked == seat and twin.role == role
    # Not every game's previews speak of it; and a favour that spares a loss is neither asked about nor told.
    assert asked or told or "spared" in gain or "possible" not in gain, f"{text!r}: neither asked nor done"
    return possible


def told_of_play(before: State, after: State, seat: int) -> list[str]:
    """What everybody was told that a seat did with the role it has just declared, in this turn."""
    new = after.history_data(PUBLIC)[len(before.history(PUBLIC)) :]
    found: list[str] = []
    for entry in new[1:]:
        word = entry["what"].split()[0]
        if word in NEXT_PLAY:
            break
        if entry["seat"] == seat and word not in HEART:
            found.append(entry["what"])
    return found
