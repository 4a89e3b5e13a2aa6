"""Fuzz one target in this process, watched by atheris: python -m fuzz.one TARGET, and what libFuzzer takes."""

import sys

import atheris  # type: ignore[import-untyped]

with atheris.instrument_imports(include=["broomstick"]):
    from fuzz.targets import TARGETS


def main() -> None:
    name, *given = sys.argv[1:]
    atheris.Setup([sys.argv[0], *given], TARGETS[name])
    atheris.Fuzz()


if __name__ == "__main__":
    main()
