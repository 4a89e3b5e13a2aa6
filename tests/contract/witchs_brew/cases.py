"""Every number of players and combination of options with which the battery plays Witch's Brew."""

from contract.case import Case
from contract.witchs_brew.adapter import FEW_CARDS, HOARDERS, THREE_SETS, brew_case

CASES: list[Case] = [
    # A whole game takes hundreds of decisions; three sets of one have nearly all there is to see.
    *(brew_case(f"witchs-brew-{players}-three-sets", players, THREE_SETS) for players in (3, 4, 5)),
    *(
        brew_case(f"witchs-brew-{players}-barred-three-sets", players, THREE_SETS, barred=True)
        for players in (3, 4)
    ),
    # Boxes at the edge: losses in more than one batch; stacks that run empty, books and barred roles that come again.
    brew_case("witchs-brew-4-hoarders", 4, HOARDERS),
    brew_case("witchs-brew-3-few-cards", 3, FEW_CARDS, barred=True),
]

WHOLE_GAMES: list[Case] = [
    *(brew_case(f"witchs-brew-{players}-whole", players) for players in (3, 4, 5)),
    *(brew_case(f"witchs-brew-{players}-barred-whole", players, barred=True) for players in (3, 4)),
]

COMBINATIONS = CASES + WHOLE_GAMES
