"""Fuzzes what comes from outside, guided by which lines each try reaches.

    make fuzz                          every target for a minute
    make fuzz ONLY="records views"     some
    make fuzz SECONDS=600              for longer

What reached something new is kept in .fuzz, and a run goes on from there. What fails is written there too, and told at
the end; what it found belongs into tests/test_fuzz.py once it is mended.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from fuzz.targets import TARGETS

KEPT = Path(__file__).parents[2] / ".fuzz"
LONGEST, MEGABYTES, SLOWEST = 120, 2048, 20
"""Bytes of a try, what may be held in memory, and the seconds after which a try hangs."""


def fuzzed(target: str, seconds: int) -> bool:
    """Whether a target held for so long."""
    kept = KEPT / target
    corpus = kept / "corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    limits = [f"-max_len={LONGEST}", "-len_control=0", f"-rss_limit_mb={MEGABYTES}", f"-timeout={SLOWEST}"]
    where = [f"-max_total_time={seconds}", f"-artifact_prefix={kept}/", "-print_final_stats=1"]
    print(f"fuzz: {target}, {seconds} s", flush=True)
    command = [sys.executable, "-m", "fuzz.one", target, *limits, *where, str(corpus)]
    return subprocess.run(command).returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="make fuzz", description="fuzz what comes from outside")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=f"some of: {', '.join(TARGETS)}")
    parser.add_argument("--seconds", type=int, default=60, help="for each target (60)")
    given = parser.parse_args()
    unknown = [name for name in given.targets if name not in TARGETS]
    if unknown:
        parser.error(f"there is no target {unknown[0]!r}; there are: {', '.join(TARGETS)}")
    failed = [name for name in given.targets or TARGETS if not fuzzed(name, given.seconds)]
    for name in failed:
        print(f"fuzz: {name} failed; the input is in {KEPT / name}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
