"""A bot of one's own that fails is told of in a sentence, and the game is kept for another."""

from pathlib import Path

import pytest

from terminal.talk import talk

SOURCE = """from broomstick import Bot


class Own(Bot):
    def choose(self, view, choices, rng):
        raise ValueError("the wrong end of the broom")
"""


def test_a_bot_that_fails_is_named_with_the_line_and_the_game_can_be_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "failing_bots.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(tmp_path)
    said = talk("play card-game --plain --seed 7 --bots failing_bots:Own", ["", "1"] * 9)
    assert said.status == 2
    told = " ".join(said.err.split())
    assert "ValueError: the wrong end of the broom (failing_bots.py, line 6)" in told
    assert "Traceback" not in told
