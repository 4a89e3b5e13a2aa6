"""What the thoughts about all games share: chances from weights."""


def shares(weights: list[float], count: int) -> list[float]:
    """The chance of each to be among so many that are drawn: in proportion to its weight, but at most 1."""
    chances = [0.0] * len(weights)
    rest = [i for i, weight in enumerate(weights) if weight > 0]
    while rest and count > 0:
        every = 0.0
        for i in rest:
            every += weights[i]
        factor = count / every
        sure = [i for i in rest if weights[i] * factor >= 1.0]
        if not sure:
            for i in rest:
                chances[i] = weights[i] * factor
            break
        for i in sure:
            chances[i] = 1.0
            rest.remove(i)
        count -= len(sure)
    return chances
