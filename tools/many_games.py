"""A batch beside the engine for very many games, on all cores; says how many were seen, or where they differ.

python tools/many_games.py --games 100000
python tools/many_games.py --only witchs-brew --from 20000 --games 5000 --minutes 10
"""

import argparse
import json
import os
import sys
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))

from contract.many_games import KINDS, PORTION, Tally, one


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=100_000, help="of each game (default 100000)")
    parser.add_argument("--only", nargs="+", choices=KINDS, default=list(KINDS), help="only these")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--from", type=int, default=0, dest="first", help="the number of the first game")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop then, and say how far it came")
    args = parser.parse_args()
    end = monotonic() + args.minutes * 60
    share = args.minutes * 60 / len(args.only)
    with get_context("spawn").Pool(args.cores) as pool:
        for place, kind in enumerate(args.only):
            until = min(end, end - share * (len(args.only) - 1 - place))
            portions = range(args.first // PORTION, (args.first + args.games + PORTION - 1) // PORTION)
            total = Tally()
            began = monotonic()
            for found in pool.imap_unordered(one, ((kind, number, PORTION) for number in portions)):
                total.add(found)
                if monotonic() > until:
                    break
            print(
                json.dumps({"kind": kind, **vars(total), "seconds": round(monotonic() - began)}), flush=True
            )
        pool.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
