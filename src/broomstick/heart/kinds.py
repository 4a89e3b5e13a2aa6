"""The kinds of action, step and journal entry that every game has; a game's own come behind them."""

from typing import Final

from broomstick.heart.codec import Kind, Name, Number, Several

ROLE_BITS: Final = 5
MOST_ROLES: Final = 16
TOPIC_BITS: Final = 4
MOST_SEATS: Final = 7
STANCES: Final = ["cowardly", "brave"]


def heart_actions(roles: list[str], fewest: int, most: int) -> list[Kind]:
    """Picks are of so many roles."""
    return [
        Kind("pick", [Several(roles, fewest, most, bits=MOST_ROLES, label="roles")]),
        Kind("lead", [one_role(roles), stance()]),
        Kind("brave"),
        Kind("cowardly"),
        Kind("decline"),
    ]


def heart_steps(topics: list[str]) -> list[Kind]:
    seats = Several([str(seat) for seat in range(MOST_SEATS)], 0, MOST_SEATS, label="seats")
    return [
        Kind("round"),
        Kind("sealed", [Name(topics, bits=TOPIC_BITS, label="topic"), seats]),
        Kind("turn"),
        Kind("follow"),
        Kind("end-turn"),
        Kind("end-round"),
        Kind("next-round"),
    ]


def heart_entries(roles: list[str]) -> list[Kind]:
    role = one_role(roles)
    return [
        Kind("round", [Number(1, 255, label="round")]),
        Kind("picked", [Several(roles, 0, len(roles), bits=MOST_ROLES, label="roles")]),
        Kind("locked"),
        Kind("leads", [role, stance()]),
        Kind("follows", [role, stance()]),
        Kind("says-next", [role]),
        Kind("knocked-out", [role]),
        Kind("acts", [role]),
        Kind("game-over"),
        Kind("declines"),
    ]


def one_role(roles: list[str]) -> Name:
    return Name(roles, bits=ROLE_BITS, label="role")


def stance() -> Name:
    return Name(STANCES, label="stance")


def asked_seat() -> Number:
    """The first argument of all of a game's own steps that ask: who is asked."""
    return Number(0, MOST_SEATS - 1, label="seat")
