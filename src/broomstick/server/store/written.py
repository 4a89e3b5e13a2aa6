"""Statements that are put into a database's own words once, for what is done so often that this counts."""

import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from sqlalchemy import Connection, Delete, Insert, Select, Update
from sqlalchemy.exc import StatementError
from sqlalchemy.sql.compiler import SQLCompiler

from broomstick.server.store.transaction import driver_of


@dataclass(frozen=True, slots=True)
class Words:
    """A statement as a driver takes it: its text, and which value comes where, made into what is kept."""

    text: str
    order: list[tuple[str, Callable[[Any], Any] | None]]


class Outcome(Protocol):
    """What came of a statement."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...


class Written:
    """A statement with values to come; call it with a connection and them.

    What a select finds comes as the driver gives it.
    """

    def __init__(self, statement: Insert | Update | Delete | Select[Any]) -> None:
        self.statement = statement
        # By the name of a kind of database.
        self.words: dict[str, Words] = {}

    def __call__(self, connection: Connection, values: Mapping[str, object]) -> Outcome:
        words = self.words.get(connection.dialect.name) or self.put_into_words(connection)
        try:
            given = tuple(
                values[name] if kept_as is None else kept_as(values[name]) for name, kept_as in words.order
            )
        except Exception as error:
            # As SQLAlchemy tells it where it makes the values itself; what they were is nobody's business.
            raise StatementError(str(error), words.text, None, error, hide_parameters=True) from error
        driver = driver_of(connection)
        if driver is not None:
            try:
                return driver.execute(words.text, given)
            except sqlite3.Error:
                # What is wrong SQLAlchemy tells in its own way; the statement has done nothing.
                pass
        return connection.exec_driver_sql(words.text, given)

    def put_into_words(self, connection: Connection) -> Words:
        compiled = self.statement.compile(connection.engine)
        assert isinstance(compiled, SQLCompiler)
        assert compiled.positiontup is not None
        # SQLAlchemy's own maker of values, which it keeps to itself.
        makers: Mapping[str, Any] = compiled._bind_processors
        words = Words(str(compiled), [(name, makers.get(name)) for name in compiled.positiontup])
        self.words[connection.dialect.name] = words
        return words
