"""What can be asked of ``broomstick admin``."""

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from broomstick.terminal.parser import Commands

TABLE, BACKUP = "table", "backup"


def add_admin(commands: "Commands") -> None:
    """The command with its tasks, each with help of its own."""
    parser = commands.add("admin")
    tasks = parser.add_subparsers(dest="task", metavar=commands.say("cli-metavar-task"), required=True)

    def add(task: str, *arguments: str) -> argparse.ArgumentParser:
        said = commands.say(f"cli-admin-{task}")
        found: argparse.ArgumentParser = tasks.add_parser(
            task, help=said, description=said, allow_abbrev=False
        )
        commands.lang(found)
        for name in arguments:
            found.add_argument(
                name, metavar=commands.say(f"cli-metavar-{name}"), help=commands.say(f"cli-admin-the-{name}")
            )
        commands.option(found, "--database", "file", default="")
        return found

    listed = add("tables")
    commands.option(listed, "--finished", action="store_true", text="cli-admin-finished-too")
    commands.option(listed, "--largest", "number", type=int, text="cli-admin-largest")
    commands.option(listed, "--json", action="store_true", text="cli-admin-json")
    for task in ("sizes", "connected"):
        commands.option(add(task), "--json", action="store_true", text="cli-admin-json")
    add("check")
    add("show", TABLE)
    add("export", TABLE, "file")
    mended = add("repair", TABLE, BACKUP)
    commands.option(mended, "--cut", action="store_true", text="cli-admin-cut")
    add("close", TABLE)
    commands.option(add("delete", TABLE), "--yes", action="store_true", text="cli-admin-yes")
    tidy = add("tidy")
    commands.option(tidy, "--finished", "number", type=int, text="cli-admin-finished-for")
    commands.option(tidy, "--idle", "number", type=int, text="cli-admin-idle-for")
    commands.option(tidy, "--yes", action="store_true", text="cli-admin-yes")
    add("backup", BACKUP)
    add("restore", BACKUP)
    add("vacuum")
    commands.option(add("migrate"), "--back-to", "version", default="", text="cli-admin-back-to")
