"""Codes of actions by name. Written by tools/codes.py from games/broom_service/box/kinds.py."""

from typing import Final

PICK: Final = 1
LEAD: Final = 2
BRAVE: Final = 3
COWARDLY: Final = 4
DECLINE: Final = 5
DO: Final = 16
FLY: Final = 17
DELIVER: Final = 18
LIFT: Final = 19
TAKE: Final = 20
MARKET: Final = 21
FIST: Final = 22
GIVE: Final = 23
HAND_IN: Final = 24
TILE: Final = 25
ADD: Final = 26
JUMP: Final = 27
USE: Final = 28
DRAW: Final = 29
CARD: Final = 30
UNDER: Final = 31
SWAP: Final = 32


def pick(roles: int) -> int:
    return 1 | roles << 6


def pick_roles(code: int) -> int:
    return code >> 6


def lead(role: int, stance: int) -> int:
    return 2 | role << 6 | stance << 11


def lead_role(code: int) -> int:
    return code >> 6 & 31


def lead_stance(code: int) -> int:
    return code >> 11


def do(offer: int) -> int:
    return 16 | offer << 6


def do_offer(code: int) -> int:
    return code >> 6


def fly(from_: int, to: int) -> int:
    return 17 | from_ << 6 | to << 12


def fly_from(code: int) -> int:
    return code >> 6 & 63


def fly_to(code: int) -> int:
    return code >> 12


def deliver(area: int, tower: int) -> int:
    return 18 | area << 6 | tower << 12


def deliver_area(code: int) -> int:
    return code >> 6 & 63


def deliver_tower(code: int) -> int:
    return code >> 12


def lift(cloud: int) -> int:
    return 19 | cloud << 6


def lift_cloud(code: int) -> int:
    return code >> 6


def take(resources: int) -> int:
    return 20 | resources << 6


def take_resources(code: int) -> int:
    return code >> 6


def fist(count: int) -> int:
    return 22 | count << 6


def fist_count(code: int) -> int:
    return code >> 6


def give(resource: int) -> int:
    return 23 | resource << 6


def give_resource(code: int) -> int:
    return code >> 6


def tile(forest_tile: int) -> int:
    return 25 | forest_tile << 6


def tile_forest_tile(code: int) -> int:
    return code >> 6


def add(role: int) -> int:
    return 26 | role << 6


def add_role(code: int) -> int:
    return code >> 6


def jump(circle: int) -> int:
    return 27 | circle << 6


def jump_circle(code: int) -> int:
    return code >> 6


def draw(pile: int) -> int:
    return 29 | pile << 6


def draw_pile(code: int) -> int:
    return code >> 6


def card(card: int) -> int:
    return 30 | card << 6


def card_card(code: int) -> int:
    return code >> 6


def under(pile: int) -> int:
    return 31 | pile << 6


def under_pile(code: int) -> int:
    return code >> 6


def swap(given: int, got: int) -> int:
    return 32 | given << 6 | got << 8


def swap_given(code: int) -> int:
    return code >> 6 & 3


def swap_got(code: int) -> int:
    return code >> 8


def pile_of(code: int) -> int:
    return code >> 6
