"""Every game at the prompt: junk is answered, and a game that was left goes on."""

from pathlib import Path

import pytest

from broomstick import Chance
from broomstick.words import words
from terminal.talk import OVER, obedient, short_box, talk

FRONT = "broom-service --players 3 --storm-clouds --mountain-tiles"
BACK = "broom-service --players 3 --board back --storm-clouds --extra-tiles --expansion-cards"
BITS = {
    "witchs-brew": """
        1 2 3 9 12 0 -1 take sell buy pay add add-gold lose bottle collect decline fill-vials nothing red green white
        gold wolf witch wizard druid monk brave cowardly copper iron silver undo hint state who hand log \x1b[2J 猫 ,
    """,
    FRONT: """
        1 2 3 4 9 12 0 -1 fly deliver lift take market do tile delivery fist give hand-in decline brave cowardly forest
        hill fairy root valley owl-wood owl wood crow hill salt market orange wand green purple map map wood map 3 undo
        hint state who hand log \x1b[2J 猫 ,
    """,
    BACK: """
        1 2 3 4 5 9 12 0 -1 fly deliver lift take tile courage points potions draw first second card gossip homing
        barter under jump a b c d use swap orange wand green purple add decline brave cowardly forest hill fairy lost
        isle storm comet map map lost map orange undo hint state who hand log same \x1b[2J 猫 ,
    """,
}
"""What somebody may type who does not care."""


@pytest.mark.parametrize("seed", [pytest.param(0, marks=pytest.mark.slow), 1])
@pytest.mark.parametrize(("game", "lines"), [("witchs-brew", 700), (FRONT, 200), (BACK, 200)])
def test_junk_never_ends_a_game_nor_breaks_it(game: str, lines: int, seed: int) -> None:
    rng = Chance(seed)
    bits = BITS[game].split()
    junk = [" ".join(bits[rng.below(len(bits))] for _ in range(rng.below(6))) for _ in range(lines)]
    people = "--people 2" if seed else ""
    said = talk(f"play {game} --seed {seed} --bots random {people}", junk)
    assert (said.status, said.err) == (0, "")
    assert words("en").say("leave-end-of-input") in said.out or OVER["en"] in said.out
    assert "\x1b" not in "".join(reply for _, reply in said.replies())


@pytest.mark.parametrize(
    ("options", "answers", "least"),
    [
        ("witchs-brew --seed 7 --players 3", 5, 5),
        ("broom-service --seed 7 --players 2 --data {short}", 7, 3),
        (f"{BACK} --seed 5 --players 2 --data {{short}}", 5, 3),
    ],
)
def test_a_resumed_game_goes_on_as_if_it_had_not_been_left(
    options: str, answers: int, least: int, tmp_path: Path
) -> None:
    """Leaving after every few answers, the file and the last words are the same in the end."""
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    play = f"play {options.format(short=short_box(tmp_path))} --quick"
    without = talk(f"{play} --save {whole}", obedient)
    said = talk(f"{play} --save {parts}", [])
    sittings = 0
    while OVER["en"] not in said.out:
        left = answers

        def some(shown: str) -> str | None:
            nonlocal left
            left -= 1
            return obedient(shown) if left >= 0 else None

        said = talk(f"resume {parts} --quick", some)
        sittings += 1
        assert sittings < 100
    assert sittings >= least
    assert parts.read_text() == whole.read_text()
    end = without.out.rindex(OVER["en"])
    assert said.out.endswith(without.out[end:].replace(str(whole), str(parts)))
    replayed = talk(f"replay {parts} --all --as 1")
    assert (replayed.status, replayed.err) == (0, "")
    assert OVER["en"] in replayed.out
