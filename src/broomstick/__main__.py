"""The command ``broomstick``, which is also ``python -m broomstick``."""

import sys


def main() -> int:
    """Hand over to the terminal; where only the library is installed, say in a sentence what else that takes."""
    try:
        from broomstick.terminal.cli import main as command
    except ModuleNotFoundError as error:
        package = str(error.name).partition(".")[0]
        if package == "broomstick" or package in sys.stdlib_module_names:
            raise
        needs = f'the command needs {package}, which is not installed: pip install "broomstick[play]"'
        sys.stderr.write(f"broomstick: {needs}\n")
        return 2
    return command()


if __name__ == "__main__":
    sys.exit(main())
