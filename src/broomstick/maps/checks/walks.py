"""Ways across a board: what is next to what, what can be reached, and what that costs in clouds and flights."""

from broomstick.games.broom_service.map.board import Board
from broomstick.heart.plain import members

FAR = 10**6
"""Further than anything on a map."""


def clouded(board: Board, clouds: int, area: int) -> bool:
    """Whether any of these clouds lies in an area, land or water."""
    return board.clouds_at[area] & clouds != 0


def adjacent(board: Board, area: int, clouds: int) -> int:
    """The land areas next to one, by land or across water that none of these clouds lies on."""
    found = board.neighbours[area]
    for water in range(board.waters):
        if board.waters_at[area] >> water & 1 and not clouded(board, clouds, board.lands + water):
            found |= board.shores[water]
    return found & ~(1 << area)


def reachable(board: Board, start: int, clouds: int) -> int:
    """Where a pawn can get to while these clouds lie; its own area included."""
    found = 1 << start
    todo = [start]
    while todo:
        near = adjacent(board, todo.pop(), clouds) & ~found
        for area in members(near):
            if not clouded(board, clouds, area):
                found |= 1 << area
                todo.append(area)
    return found


def effort(board: Board, start: int) -> list[int]:
    """How far each land area is from one: a flight counts 1, and a cloud that is in the way 2 more."""
    every = (1 << len(board.clouds)) - 1
    far = [FAR] * board.lands
    far[start] = 0
    todo = [start]
    while todo:
        here = todo.pop(0)
        for there in members(adjacent(board, here, 0)):
            cost = far[here] + 1 + 2 * count(board.clouds_at[there] & every)
            if not board.neighbours[here] >> there & 1:
                cost += 2 * crossing(board, here, there)
            if cost < far[there]:
                far[there] = cost
                todo.append(there)
    return far


def crossing(board: Board, here: int, there: int) -> int:
    """The fewest clouds on a water that two areas both border."""
    both = board.waters_at[here] & board.waters_at[there]
    return min(count(board.clouds_at[board.lands + water]) for water in members(both))


def count(mask: int) -> int:
    return mask.bit_count()


def removable(board: Board) -> int:
    """The clouds that can be removed sooner or later, one opening the way to the next."""
    left = (1 << len(board.clouds)) - 1
    while True:
        stood = 0
        for castle in board.castles:
            stood |= reachable(board, castle, left)
        gone = 0
        for cloud in members(left):
            if stood & beside(board, board.cloud_area[cloud], left):
                gone |= 1 << cloud
        if not gone:
            return (1 << len(board.clouds)) - 1 & ~left
        left &= ~gone


def beside(board: Board, area: int, clouds: int) -> int:
    """The land areas from which a cloud in an area can be removed."""
    if area >= board.lands:
        return board.shores[area - board.lands]
    return adjacent(board, area, clouds)
