"""Statements that are put into a database's own words once, for what is done so often that this counts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, CursorResult, Insert, Update
from sqlalchemy.exc import StatementError
from sqlalchemy.sql.compiler import SQLCompiler


@dataclass(frozen=True, slots=True)
class Words:
    """A statement as a driver takes it: its text, and which value comes where, made into what is kept."""

    text: str
    order: list[tuple[str, Callable[[Any], Any] | None]]


class Written:
    """A statement with values to come; call it with a connection and them."""

    def __init__(self, statement: Insert | Update) -> None:
        self.statement = statement
        # By the name of a kind of database.
        self.words: dict[str, Words] = {}

    def __call__(self, connection: Connection, values: Mapping[str, object]) -> CursorResult[Any]:
        words = self.words.get(connection.dialect.name) or self.put_into_words(connection)
        try:
            given = tuple(
                values[name] if kept_as is None else kept_as(values[name]) for name, kept_as in words.order
            )
        except Exception as error:
            # As SQLAlchemy tells it where it makes the values itself; what they were is nobody's business.
            raise StatementError(str(error), words.text, None, error, hide_parameters=True) from error
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
