"""Bots that never change: whole games of theirs come out as they did when they were frozen."""

import pytest

from bots.freezing import TABLES, kept, prints


@pytest.mark.parametrize("table", TABLES)
def test_a_frozen_bot_plays_as_it_always_did(table: str) -> None:
    assert prints("thrifty@1", table) == kept("thrifty@1")[table]
