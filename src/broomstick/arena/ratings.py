"""Ratings by openskill (Plackett and Luce's model), with intervals from drawing the deals again."""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import NamedTuple, TypeVar

from broomstick.arena.numbers import CONFIDENT, Mean
from broomstick.arena.tally import Tally
from broomstick.heart.chance import Chance

T = TypeVar("T")

DRAWS = 24
"""So often the deals are drawn again, each as often as chance has it."""

MOST_GAMES = 6_000
"""Of more games than this, so many are rated: a rating is no better for more."""


class Rating(NamedTuple):
    skill: float
    half: float
    """Half of the 95 % interval."""


def can_rate() -> bool:
    """Whether openskill is there: it comes with the extra ``arena``."""
    return find_spec("openskill") is not None


def ratings(tally: Tally, seed: str = "ratings") -> dict[str, Rating]:
    """Every bot's, by its text; games are taken in an order that chance has made."""
    rng = Chance(seed, "", "ratings")
    deals: dict[int, list[tuple[Sequence[str], Sequence[int]]]] = {}
    for deal, bots, places in tally.games:
        deals.setdefault(deal, []).append((bots, places))
    numbers = list(deals)
    if len(tally.games) > MOST_GAMES:
        numbers = numbers[: max(1, len(numbers) * MOST_GAMES // len(tally.games))]
    spread = {bot: Mean() for bot in tally.bots}
    for _ in range(DRAWS):
        drawn = [deals[numbers[rng.below(len(numbers))]] for _ in numbers]
        for bot, skill in rated(shuffled([game for deal in drawn for game in deal], rng), tally.bots).items():
            spread[bot].add(skill)
    return {bot: Rating(mean.mean, CONFIDENT * mean.spread()) for bot, mean in spread.items()}


def rated(games: list[tuple[Sequence[str], Sequence[int]]], bots: Sequence[str]) -> dict[str, float]:
    """The skill of each bot after these games, one by one. Who sits in several seats learns the mean of them."""
    from openskill.models import PlackettLuce

    # No bot grows better or worse with time.
    model = PlackettLuce(tau=0.0)
    known = {bot: model.rating(name=bot) for bot in bots}
    for sit, places in games:
        after = model.rate([[known[bot]] for bot in sit], ranks=list(places))
        for bot in dict.fromkeys(sit):
            mine = [after[seat][0] for seat, other in enumerate(sit) if other == bot]
            mu = sum(one.mu for one in mine) / len(mine)
            sigma = sum(one.sigma for one in mine) / len(mine)
            known[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return {bot: float(one.mu) for bot, one in known.items()}


def shuffled(items: list[T], rng: Chance) -> list[T]:
    """In an order that chance makes."""
    for last in range(len(items) - 1, 0, -1):
        other = rng.below(last + 1)
        items[last], items[other] = items[other], items[last]
    return items
