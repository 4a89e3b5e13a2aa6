"""Every number of players and combination of options with which the battery plays Broom Service."""

from contract.broom_service.adapter import EVERYTHING, FEW_ROUNDS, ISLES, SECRETS, SHORT, WANDS, broom_case
from contract.case import Case

FRONT_CASES: list[Case] = [
    broom_case("broom-service-2-few-rounds", 2, FEW_ROUNDS, **EVERYTHING),
    broom_case("broom-service-5-few-rounds", 5, FEW_ROUNDS),
    # Boxes at the edge: long chains on the mountains; one event after another that asks for something.
    broom_case("broom-service-3-many-wands", 3, WANDS, **EVERYTHING),
    broom_case("broom-service-4-secrets", 4, SECRETS, storm_clouds=True),
]

WHOLE_FRONTS: list[Case] = [
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

CASES = FRONT_CASES + SECOND_CASES

COMBINATIONS = CASES + WHOLE_FRONTS + WHOLE_BACKS
