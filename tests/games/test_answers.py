"""All answers of whole games together, byte for byte. If a change is meant, ``tools/golden.py`` writes them anew."""

import pytest

import broomstick
from games.answers import Block, blocks, fingerprint, golden_file


@pytest.mark.parametrize("block", [block for name in broomstick.GAMES for block in blocks(name)], ids=str)
def test_games_answer_as_before(block: Block) -> None:
    name = block[0]
    assert (
        fingerprint(block)
        == golden_file(name).read_text(encoding="utf-8").splitlines()[blocks(name).index(block)]
    )
