"""Codes of entries by name. Written by tools/codes.py from games/broom_service/box/kinds.py."""

from typing import Final

ROUND: Final = 1
PICKED: Final = 2
LOCKED: Final = 3
LEADS: Final = 4
FOLLOWS: Final = 5
SAYS_NEXT: Final = 6
KNOCKED_OUT: Final = 7
ACTS: Final = 8
GAME_OVER: Final = 9
DECLINES: Final = 10
EVENT: Final = 16
SHUFFLED: Final = 17
BEWITCHED: Final = 18
COUNTS: Final = 19
GAINS: Final = 20
LOSES: Final = 21
FLIES: Final = 22
DELIVERS: Final = 23
LIFTS: Final = 24
TAKES: Final = 25
GIVES: Final = 26
INSTEAD: Final = 27
AMULET: Final = 28
USES: Final = 29
SHOWS: Final = 30
CANNOT: Final = 31
SCORES_BOLTS: Final = 32
SCORES_AMULETS: Final = 33
SCORES_SETS: Final = 34
FINDS: Final = 35
SPENDS: Final = 36
ADDS: Final = 37
JUMPS: Final = 38
GROUNDED: Final = 39
RIDES: Final = 40
DRAWS: Final = 41
TURNS: Final = 42
PLAYS: Final = 43
PUTS_AWAY: Final = 44
SWAPS: Final = 45
SCORES_CARDS: Final = 46


def round(round: int) -> int:
    return 1 | round << 6


def round_round(code: int) -> int:
    return code >> 6


def picked(roles: int) -> int:
    return 2 | roles << 6


def picked_roles(code: int) -> int:
    return code >> 6


def leads(role: int, stance: int) -> int:
    return 4 | role << 6 | stance << 11


def leads_role(code: int) -> int:
    return code >> 6 & 31


def leads_stance(code: int) -> int:
    return code >> 11


def follows(role: int, stance: int) -> int:
    return 5 | role << 6 | stance << 11


def follows_role(code: int) -> int:
    return code >> 6 & 31


def follows_stance(code: int) -> int:
    return code >> 11


def says_next(role: int) -> int:
    return 6 | role << 6


def says_next_role(code: int) -> int:
    return code >> 6


def knocked_out(role: int) -> int:
    return 7 | role << 6


def knocked_out_role(code: int) -> int:
    return code >> 6


def acts(role: int) -> int:
    return 8 | role << 6


def acts_role(code: int) -> int:
    return code >> 6


def event(event: int) -> int:
    return 16 | event << 6


def event_event(code: int) -> int:
    return code >> 6


def bewitched(roles: int) -> int:
    return 18 | roles << 6


def bewitched_roles(code: int) -> int:
    return code >> 6


def counts(count: int) -> int:
    return 19 | count << 6


def counts_count(code: int) -> int:
    return code >> 6


def gains(points: int, reason: int) -> int:
    return 20 | points << 6 | reason << 16


def gains_points(code: int) -> int:
    return code >> 6 & 1023


def gains_reason(code: int) -> int:
    return code >> 16


def loses(points: int, reason: int) -> int:
    return 21 | points << 6 | reason << 16


def loses_points(code: int) -> int:
    return code >> 6 & 1023


def loses_reason(code: int) -> int:
    return code >> 16


def flies(from_: int, to: int) -> int:
    return 22 | from_ << 6 | to << 12


def flies_from(code: int) -> int:
    return code >> 6 & 63


def flies_to(code: int) -> int:
    return code >> 12


def delivers(area: int, tower: int, points: int, wands: int, bonus: int) -> int:
    return 23 | area << 6 | tower << 12 | points << 18 | wands << 25 | bonus << 32


def delivers_area(code: int) -> int:
    return code >> 6 & 63


def delivers_tower(code: int) -> int:
    return code >> 12 & 63


def delivers_points(code: int) -> int:
    return code >> 18 & 127


def delivers_wands(code: int) -> int:
    return code >> 25 & 127


def delivers_bonus(code: int) -> int:
    return code >> 32


def lifts(cloud: int, kind: int, cost: int, bolts: int) -> int:
    return 24 | cloud << 6 | kind << 12 | cost << 16 | bolts << 20


def lifts_cloud(code: int) -> int:
    return code >> 6 & 63


def lifts_kind(code: int) -> int:
    return code >> 12 & 15


def lifts_cost(code: int) -> int:
    return code >> 16 & 15


def lifts_bolts(code: int) -> int:
    return code >> 20


def takes(resources: int) -> int:
    return 25 | resources << 6


def takes_resources(code: int) -> int:
    return code >> 6


def gives(resources: int) -> int:
    return 26 | resources << 6


def gives_resources(code: int) -> int:
    return code >> 6


def instead(event: int) -> int:
    return 27 | event << 6


def instead_event(code: int) -> int:
    return code >> 6


def amulet(area: int) -> int:
    return 28 | area << 6


def amulet_area(code: int) -> int:
    return code >> 6


def uses(tile: int, area: int) -> int:
    return 29 | tile << 6 | area << 9


def uses_tile(code: int) -> int:
    return code >> 6 & 7


def uses_area(code: int) -> int:
    return code >> 9


def shows(count: int) -> int:
    return 30 | count << 6


def shows_count(code: int) -> int:
    return code >> 6


def scores_bolts(count: int) -> int:
    return 32 | count << 6


def scores_bolts_count(code: int) -> int:
    return code >> 6


def scores_amulets(count: int) -> int:
    return 33 | count << 6


def scores_amulets_count(code: int) -> int:
    return code >> 6


def scores_sets(fours: int, threes: int) -> int:
    return 34 | fours << 6 | threes << 20


def scores_sets_fours(code: int) -> int:
    return code >> 6 & 16383


def scores_sets_threes(code: int) -> int:
    return code >> 20


def finds(forest_tile: int, area: int) -> int:
    return 35 | forest_tile << 6 | area << 8


def finds_forest_tile(code: int) -> int:
    return code >> 6 & 3


def finds_area(code: int) -> int:
    return code >> 8


def spends(forest_tile: int) -> int:
    return 36 | forest_tile << 6


def spends_forest_tile(code: int) -> int:
    return code >> 6


def adds(role: int) -> int:
    return 37 | role << 6


def adds_role(code: int) -> int:
    return code >> 6


def jumps(from_: int, to: int, circle: int) -> int:
    return 38 | from_ << 6 | to << 12 | circle << 18


def jumps_from(code: int) -> int:
    return code >> 6 & 63


def jumps_to(code: int) -> int:
    return code >> 12 & 63


def jumps_circle(code: int) -> int:
    return code >> 18


def grounded(area: int) -> int:
    return 39 | area << 6


def grounded_area(code: int) -> int:
    return code >> 6


def rides(area: int) -> int:
    return 40 | area << 6


def rides_area(code: int) -> int:
    return code >> 6


def draws(card: int, pile: int) -> int:
    return 41 | card << 6 | pile << 9


def draws_card(code: int) -> int:
    return code >> 6 & 7


def draws_pile(code: int) -> int:
    return code >> 9


def turns(card: int, pile: int) -> int:
    return 42 | card << 6 | pile << 9


def turns_card(code: int) -> int:
    return code >> 6 & 7


def turns_pile(code: int) -> int:
    return code >> 9


def plays(card: int) -> int:
    return 43 | card << 6


def plays_card(code: int) -> int:
    return code >> 6


def puts_away(card: int, pile: int) -> int:
    return 44 | card << 6 | pile << 9


def puts_away_card(code: int) -> int:
    return code >> 6 & 7


def puts_away_pile(code: int) -> int:
    return code >> 9


def swaps(given: int, got: int) -> int:
    return 45 | given << 6 | got << 8


def swaps_given(code: int) -> int:
    return code >> 6 & 3


def swaps_got(code: int) -> int:
    return code >> 8


def scores_cards(count: int) -> int:
    return 46 | count << 6


def scores_cards_count(code: int) -> int:
    return code >> 6


def stance_of(code: int) -> int:
    return code >> 11


def event_of(code: int) -> int:
    return code >> 6


def reason_of(code: int) -> int:
    return code >> 16


def from_of(code: int) -> int:
    return code >> 6 & 63


def to_of(code: int) -> int:
    return code >> 12 & 63


def resources_of(code: int) -> int:
    return code >> 6


def forest_tile_of(code: int) -> int:
    return code >> 6 & 3


def card_of(code: int) -> int:
    return code >> 6 & 7


def pile_of(code: int) -> int:
    return code >> 9
