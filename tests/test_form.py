"""A run that is meant to test the compiled core tests it, and a plain one the sources."""

import os
from pathlib import Path

import pytest

import broomstick
from broomstick.games.card_game import game, walk
from broomstick.heart import flow, playout


@pytest.mark.parametrize("module", [flow, playout, game, walk])
def test_the_core_is_in_the_form_this_run_is_about(module: object) -> None:
    expected = os.environ.get("BROOMSTICK_EXPECT")
    suffix = Path(str(getattr(module, "__file__", ""))).suffix
    assert suffix in {"plain": {".py"}, "compiled": {".so", ".pyd"}, None: {".py", ".so", ".pyd"}}[expected]


def test_the_package_says_which_form_it_has() -> None:
    expected = os.environ.get("BROOMSTICK_EXPECT")
    assert broomstick.compiled is {"plain": False, "compiled": True, None: broomstick.compiled}[expected]
