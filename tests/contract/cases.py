"""Every game, number of players and combination of options that the battery runs over."""

from contract.brew_adapter import FEW_CARDS, HOARDERS, THREE_SETS, brew_case
from contract.broom_adapter import EVERYTHING, FEW_ROUNDS, ISLES, SECRETS, SHORT, WANDS, broom_case
from contract.card_adapter import card_case, small_case
from contract.case import Case
from contract.drill_adapter import drill_case

CARD_CASES: list[Case] = [
    *(card_case(f"card-game-{players}", players) for players in (3, 4, 5, 6)),
    # Boxes at the edge: stocks of fewer types than picks, stocks that run empty, a pile that is left over.
    small_case("card-game-3-few-types", [6, 5, 4], deal=2, picks=3, rounds=3, draw=1),
    small_case("card-game-3-empty-stocks", [3, 2, 2], deal=1, picks=1, rounds=3, draw=0),
    small_case("card-game-4-one-round", [6, 5, 4, 3, 2], players=4, deal=3, picks=2, rounds=1, draw=2),
]

DRILL_CASES: list[Case] = [
    *(drill_case(f"drill-{players}", players) for players in (2, 3, 4, 5)),
    drill_case("drill-2-curses-0", 2, curses=0),
    drill_case("drill-3-curses-4", 3, curses=4),
    drill_case("drill-3-tiny", 3, tiny=True),
    drill_case("drill-4-tiny-curses-1", 4, tiny=True, curses=1),
]

BREW_CASES: list[Case] = [
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

WHOLE_BREWS: list[Case] = [
    *(brew_case(f"witchs-brew-{players}-whole", players) for players in (3, 4, 5)),
    *(brew_case(f"witchs-brew-{players}-barred-whole", players, barred=True) for players in (3, 4)),
]

BROOM_CASES: list[Case] = [
    broom_case("broom-service-2-few-rounds", 2, FEW_ROUNDS, **EVERYTHING),
    broom_case("broom-service-5-few-rounds", 5, FEW_ROUNDS),
    # Boxes at the edge: long chains on the mountains; one event after another that asks for something.
    broom_case("broom-service-3-many-wands", 3, WANDS, **EVERYTHING),
    broom_case("broom-service-4-secrets", 4, SECRETS, storm_clouds=True),
]

WHOLE_BROOMS: list[Case] = [
    broom_case(
        f"broom-service-{players}-{storm}-{heavy}-{mountain}",
        players,
        storm_clouds=storm,
        heavy_clouds=heavy,
        mountain_tiles=mountain,
    )
    for players in (2, 3, 4, 5)
    for storm, heavy in ((False, 24), (True, 24), (True, 10))
    for mountain in (False, True)
]

SECOND_CASES: list[Case] = [
    # With those before, every two of players, board, tiles, storm clouds and cards meet somewhere.
    broom_case("broom-service-2-cards-short", 2, SHORT, expansion_cards=True),
    broom_case("broom-service-3-storm-short", 3, SHORT, storm_clouds=True),
    broom_case(
        "broom-service-4-extra-cards-short",
        4,
        SHORT,
        mountain_tiles=True,
        extra_tiles=True,
        expansion_cards=True,
    ),
    broom_case(
        "broom-service-5-storm-cards-short",
        5,
        SHORT,
        mountain_tiles=True,
        storm_clouds=True,
        expansion_cards=True,
    ),
    broom_case("broom-service-2-isles-storm-extra", 2, ISLES, storm_clouds=True, extra_tiles=True),
    broom_case("broom-service-3-isles-extra-cards", 3, ISLES, extra_tiles=True, expansion_cards=True),
    broom_case("broom-service-4-back-storm-short", 4, SHORT, board="back", storm_clouds=True),
    broom_case("broom-service-5-isles-extra-few-rounds", 5, ISLES, extra_tiles=True),
]

WHOLE_BACKS: list[Case] = [
    broom_case(
        f"broom-service-{players}-{board}-{storm}-{extra}-{cards}",
        players,
        board=board,
        storm_clouds=storm,
        mountain_tiles=board == "back" or extra,
        extra_tiles=extra,
        expansion_cards=cards,
    )
    for players in (2, 3, 4, 5)
    for board in ("front", "back")
    for storm in (False, True)
    for extra in (False, True)
    for cards in (False, True)
    if board == "back" or extra or cards
]

CASES: list[Case] = CARD_CASES + DRILL_CASES + BREW_CASES + BROOM_CASES + SECOND_CASES

COMBINATIONS: list[Case] = [
    *CARD_CASES,
    *BREW_CASES,
    *WHOLE_BREWS,
    *BROOM_CASES,
    *WHOLE_BROOMS,
    *SECOND_CASES,
    *WHOLE_BACKS,
    *(
        drill_case(f"drill-{players}-{curses}-{tiny}", players, curses=curses, tiny=tiny)
        for players in (2, 3, 4, 5)
        for tiny in (False, True)
        for curses in range(3 if tiny else 5)
    ),
]
"""Every combination of options there is; too many for the quick tests."""
