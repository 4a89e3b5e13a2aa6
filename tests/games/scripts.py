"""Plays written as text, and what came of them: for the tests of every game."""

from typing import Any

from broomstick import PUBLIC, IllegalAction, State


def counts(text: str) -> dict[str, int]:
    """Numbers from a text such as ``"2 gold, 3 red"``; a name alone counts one."""
    found: dict[str, int] = {}
    for part in text.split(","):
        words = part.split()
        if words:
            found[words[-1]] = int(words[0]) if len(words) == 2 else 1
    return found


def play(state: State, script: str) -> State:
    """Play a script, one ``SEAT ACTION`` a line (or behind a semicolon), as in a record."""
    for line in script.replace(";", "\n").strip().splitlines():
        seat, _, action = line.strip().partition(" ")
        state.play(int(seat), action)
    return state


def time_out(state: State, rounds: int = 1) -> State:
    """Let rounds go by on time-outs: last round's picks where possible, all cowardly, everything declined."""
    last = state.round + rounds
    while not state.over and state.round < last:
        state.play(state.asked, state.default(state.asked))
    return state


def options(state: State, seat: int) -> list[str]:
    """A seat's choices as texts."""
    return [state.game.text(action) for action in state.choices(seat)]


def refusal(state: State, seat: int, text: str) -> tuple[str, str]:
    """Why an action's text is refused: the reason's code and its words; the state must stay as it was."""
    before = state.digest()
    try:
        state.play(seat, text)
    except IllegalAction as error:
        assert state.digest() == before
        return error.code, str(error)
    raise AssertionError(f"{text!r} was not refused")


def public(state: State) -> dict[str, Any]:
    return state.view(PUBLIC).data()


def seat_of(state: State, seat: int) -> dict[str, Any]:
    """What lies open before a seat, in games that tell it so."""
    found: dict[str, Any] = public(state)["seats"][seat]
    return found


def journal(state: State, viewer: int = PUBLIC) -> list[str]:
    """What a viewer has been shown, as ``SEAT WHAT`` lines."""
    return [
        entry["what"] if entry["seat"] is None else f"{entry['seat']} {entry['what']}"
        for entry in state.history_data(viewer)
    ]


def since(state: State, heading: str, viewer: int = PUBLIC) -> list[str]:
    """The journal after the last entry that reads so."""
    lines = journal(state, viewer)
    return lines[len(lines) - lines[::-1].index(heading) :]


def count(state: State, depth: int) -> int:
    """How many sequences of so many decisions there are; sealed answers come in seat order."""
    if depth == 0 or state.over:
        return 1
    choices = state.choices(state.asked)
    if depth == 1:
        return len(choices)
    total = 0
    for action in choices:
        after = state.quiet_copy()
        after.step(action)
        total += count(after, depth - 1)
    return total


def count_to(state: State, deepest: int) -> list[int]:
    """The same for one decision, for two and so on."""
    return [count(state, depth) for depth in range(1, deepest + 1)]
