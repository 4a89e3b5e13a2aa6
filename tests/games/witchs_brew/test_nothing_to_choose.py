"""What is only to be taken, and costs nothing, needs no thought: whoever shows the question may answer it."""

import pytest

from broomstick import load

GAME = load("witchs-brew", players=3)


@pytest.mark.rule("wb-decline")
@pytest.mark.parametrize(
    ("offered", "answer"),
    [
        (["take red red red", "decline"], "take red red red"),
        (["collect", "decline"], "collect"),
        (["take-gold", "decline"], "take-gold"),
        # What costs something is for people to decide, and so is what can be chosen among.
        (["fill-vials", "decline"], ""),
        (["buy copper", "decline"], ""),
        (["sell red", "decline"], ""),
        (["take red", "take green", "decline"], ""),
        (["lose red"], ""),
    ],
)
def test_what_costs_nothing_is_obvious_where_nothing_else_can_be_chosen(
    offered: list[str], answer: str
) -> None:
    view = GAME.start(seed=1).view(0)
    found = GAME.obvious(view, [GAME.action(text) for text in offered])
    assert found == (GAME.action(answer) if answer else -1)
