"""A contract for import-linter that it does not bring along: see [tool.importlinter] in pyproject.toml."""

import sys
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """The named rooms import from outside the project only the standard library and what is listed."""

    rooms: Any = fields.ListField(subfield=fields.StringField())
    also_allowed: Any = fields.SetField(subfield=fields.StringField(), required=False, default=set())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Collect every import of a package that is neither ours, nor Python's own, nor allowed by name."""
        ours = set(self.session_options["root_packages"])
        allowed = ours | sys.stdlib_module_names | self.also_allowed
        strays = []
        for room in self.rooms:
            for importer in {room} | graph.find_descendants(room):
                for imported in graph.find_modules_directly_imported_by(importer):
                    if imported.partition(".")[0] not in allowed:
                        strays.append(f"{importer} -> {imported}")
        return ContractCheck(kept=not strays, metadata={"strays": sorted(strays)})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Show one line per import that must go."""
        for stray in check.metadata["strays"]:
            output.print_error(f"-   {stray}")
