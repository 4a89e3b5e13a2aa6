"""Every number of players and combination of options with which the battery plays the drill."""

from contract.case import Case
from contract.drill.adapter import drill_case

CASES: list[Case] = [
    *(drill_case(f"drill-{players}", players) for players in (2, 3, 4, 5)),
    drill_case("drill-2-curses-0", 2, curses=0),
    drill_case("drill-3-curses-4", 3, curses=4),
    drill_case("drill-3-tiny", 3, tiny=True),
    drill_case("drill-4-tiny-curses-1", 4, tiny=True, curses=1),
]

COMBINATIONS: list[Case] = [
    drill_case(f"drill-{players}-{curses}-{tiny}", players, curses=curses, tiny=tiny)
    for players in (2, 3, 4, 5)
    for tiny in (False, True)
    for curses in range(3 if tiny else 5)
]
