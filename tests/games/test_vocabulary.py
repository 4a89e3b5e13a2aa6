"""Every word that records, positions and stories are written in. If a change is meant, ``tools/golden.py`` writes the
files anew: read the difference."""

import pytest

import broomstick
from broomstick.heart.codec import BAG_BITS, Arg, Bag, Codec
from games.vocabulary import CASES, golden_file, vocabulary


@pytest.mark.parametrize("name", broomstick.GAMES)
def test_games_have_the_words_that_are_kept(name: str) -> None:
    assert vocabulary(name) == golden_file(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", broomstick.GAMES)
def test_every_word_is_written_and_read_at_the_ends_of_its_bounds(name: str) -> None:
    for options in CASES[name]:
        game = broomstick.load(name, **options)
        for codec in (game.actions, game.steps, game.entries):
            for code in extremes(codec):
                assert codec.parse(codec.text(code)) == code


def extremes(codec: Codec) -> list[int]:
    """Of each kind the codes with every argument at its lowest, and at its highest."""
    found = []
    for kind in codec.kinds.values():
        ends = [ends_of(arg) for arg in kind.args]
        found += [kind.pack([low for low, _ in ends]), kind.pack([high for _, high in ends])]
    return found


def ends_of(arg: object) -> tuple[int, int]:
    """The lowest and the highest value; a bag of many things has too many to list, so it is one thing and several."""
    if isinstance(arg, Bag):
        return 1, 2 | 1 << BAG_BITS
    assert isinstance(arg, Arg)
    values = arg.values()
    return values[0], values[-1]
