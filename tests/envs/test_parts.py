"""Actions by their features and as sequences of small choices."""

import pytest

from broomstick.envs.parts import Features, Spelling
from contract.case import Case
from contract.cases import CASES
from contract.play import play_on, rng_for

IDS = ("card-game-4", "witchs-brew-4-three-sets", "broom-service-3-isles-extra-cards", "drill-4")
SAMPLE = [case for case in CASES if case.id in IDS]


@pytest.mark.parametrize("case", SAMPLE, ids=str)
def test_actions_differ_by_their_features(case: Case) -> None:
    features = Features(case.game)
    codec = case.game.actions
    assert len(set(features.names)) == features.size
    assert len({features.of(index) for index in range(codec.size)}) == codec.size
    assert len(features.table()) == codec.size * features.size
    for index in range(0, codec.size, 7):
        named = dict(zip(features.names, features.of(index), strict=True))
        assert [name for name in features.names if name.startswith("kind: ") and named[name]] == [
            f"kind: {codec.kind(codec.at(index)).word}"
        ]
        words = codec.text(codec.at(index)).split()[1:]
        things = [word for word in words if word != "nothing" and not word.isdigit()]
        values = [name for name in features.names if not name.startswith("kind: ") and named[name]]
        assert {name.rpartition(": ")[2] for name in values if ": " in name} == set(things)


@pytest.mark.parametrize("case", SAMPLE, ids=str)
def test_small_choices_lead_to_every_legal_action_and_to_no_other(case: Case) -> None:
    spelling = Spelling(case.game)
    index = case.game.actions.index
    rng = rng_for("spelling", case.id)
    for state in play_on(case.game.start(4), rng).states[:-1:9]:
        legal = [index(code) for code in state.choices(state.asked)]
        reached = []
        open_ends: list[list[int]] = [[]]
        while open_ends:
            chosen = open_ends.pop()
            further = spelling.next(chosen, legal)
            if further:
                assert len(chosen) < spelling.longest
                open_ends += [[*chosen, word] for word in further]
            else:
                reached += spelling.left(chosen, legal)
        assert sorted(reached) == sorted(legal)


def test_a_pick_is_spelled_role_by_role() -> None:
    game = SAMPLE[0].game
    spelling = Spelling(game)
    roles = game.roles[:2]
    spelled = spelling.spell(game.actions.index(game.action(f"pick {roles[0]} {roles[1]}")))
    assert [spelling.words[word] for word in spelled] == [
        "pick",
        f"roles {roles[0]}",
        f"roles {roles[1]}",
        "enough",
    ]
