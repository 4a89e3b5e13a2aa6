"""The byte test of views, for what the worker of a page sends: in every game, with every combination of options."""

import asyncio
from collections.abc import Collection

import pytest

from broomstick import PUBLIC
from contract.case import Case
from contract.cases import CASES, COMBINATIONS
from contract.play import rng_for
from fourth_game import fourth_game
from hosting import leaks
from hosting.check_messages import Tally, check_messages
from hosting.leaks import Leak

SAMPLE = [case for case in CASES if case.game.name != "drill"][::5]
"""Of each game some."""
EVERY = [pytest.param(case, marks=() if case in SAMPLE else pytest.mark.slow) for case in COMBINATIONS]
CARDS = CASES[0]
BREW = next(case for case in CASES if case.game.name == "witchs-brew")
MOST_GAMES = 12
ALWAYS = {"welcome", "news", "not-done", "show True", "story True", "moments True", "record False"}


def compared(case: Case, viewer: int, often: int, heard: Collection[str] = (), seed: int = 0) -> Tally:
    """Games until some decisions were followed in two worlds and these were heard; some games are short."""
    tally = Tally()
    with fourth_game():
        for one in range(seed, seed + MOST_GAMES):
            rng = rng_for("messages", case.id, viewer, one)
            tally.add(asyncio.run(check_messages(case, one, viewer, rng, often)))
            if tally.steps >= often and all(tally.heard[kind] for kind in heard):
                assert tally.differed > 0.5 * tally.steps, "the worlds were hardly two"
                return tally
    raise AssertionError(f"hardly anything was compared: {tally}")


@pytest.mark.parametrize("case", EVERY, ids=str)
def test_no_message_of_the_worker_depends_on_anything_hidden(case: Case) -> None:
    # No bot plays the drill.
    own = {"done"} if case.game.name == "drill" else {"done", "hint True"}
    compared(case, case.game.players - 1, 8, ALWAYS | own)
    compared(case, PUBLIC, 4, ALWAYS)


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_message_depends_on_anything_hidden_whoever_looks(case: Case) -> None:
    for viewer in case.viewers:
        compared(case, viewer, 12, seed=100)


def test_decisions_are_taken_back_in_both_worlds() -> None:
    """So that what comes then is compared too."""
    compared(BREW, 0, 20, {"undone"})


@pytest.mark.parametrize(
    "leak",
    [
        leaks.in_present,
        leaks.in_a_preview,
        leaks.in_a_refusal,
        leaks.in_a_size,
        leaks.in_what_everybody_is_shown,
        leaks.in_a_hint,
        leaks.in_a_moment,
        leaks.in_a_story,
    ],
)
def test_a_planted_leak_is_found(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="tells viewer 0 something hidden"):
        compared(CARDS, 0, 8)
