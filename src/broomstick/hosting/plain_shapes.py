"""Messages without msgspec: classes of the same shape that take, give and refuse the same. See ``shapes``."""

import copy
import dataclasses
import inspect
import re
import types
from functools import partial
from typing import Any, ClassVar, Union, dataclass_transform, get_args, get_origin, get_type_hints

NUMBERS = {int: (int,), float: (int, float)}


class Misshapen(ValueError):
    """What was sent does not have the shape of what was expected."""


class UnsetType:
    """The type of what was not said."""

    def __bool__(self) -> bool:
        return False


UNSET = UnsetType()


class Meta:
    """The limits of a field; what it is for is told elsewhere."""

    def __init__(
        self,
        ge: int | None = None,
        le: int | None = None,
        min_length: int = 0,
        max_length: int | None = None,
        pattern: str = "",
        description: str = "",
    ) -> None:
        self.lowest = ge
        self.highest = le
        self.shortest = min_length
        self.longest = max_length
        self.pattern = pattern

    def check(self, value: Any, where: str) -> None:
        if isinstance(value, int):
            fits = (self.lowest is None or value >= self.lowest) and (
                self.highest is None or value <= self.highest
            )
        else:
            fits = self.shortest <= len(value) and (self.longest is None or len(value) <= self.longest)
            fits = fits and (not self.pattern or re.search(self.pattern, value) is not None)
        if not fits:
            raise Misshapen(f"{value!r} is out of bounds - at `{where}`")


@dataclass_transform()
class Struct:
    """A message: its subclasses are dataclasses. A tag says in the field ``type`` which of several it is."""

    tag_of_this: ClassVar[str] = ""
    without_defaults: ClassVar[bool] = False

    def __init_subclass__(
        cls, tag: str = "", omit_defaults: bool = False, forbid_unknown_fields: bool = True
    ) -> None:
        cls.tag_of_this = tag
        cls.without_defaults = omit_defaults or cls.without_defaults
        for name in inspect.get_annotations(cls):
            default = cls.__dict__.get(name)
            if isinstance(default, list | dict):
                setattr(cls, name, dataclasses.field(default_factory=partial(copy.copy, default)))
        dataclasses.dataclass(cls)


def plain(value: Any) -> Any:
    """A message as it is written: without what is unset, and where its class says so without what is as usual."""
    if isinstance(value, Struct):
        found: dict[str, Any] = {"type": value.tag_of_this} if value.tag_of_this else {}
        for field in dataclasses.fields(value):  # type: ignore[arg-type]
            part = getattr(value, field.name)
            if part is UNSET or (value.without_defaults and has_default(field) and part == usual(field)):
                continue
            found[field.name] = plain(part)
        return found
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    return value


def has_default(field: dataclasses.Field[Any]) -> bool:
    return field.default is not dataclasses.MISSING or field.default_factory is not dataclasses.MISSING


def usual(field: dataclasses.Field[Any]) -> Any:
    return field.default if field.default_factory is dataclasses.MISSING else field.default_factory()


def shaped(data: Any, kind: Any, where: str = "$") -> Any:
    """Data as a message of this type; ``Misshapen`` says where it is not."""
    origin = get_origin(kind)
    if kind is Any:
        return data
    if hasattr(kind, "__metadata__"):
        value = shaped(data, kind.__origin__, where)
        for limits in kind.__metadata__:
            limits.check(value, where)
        return value
    if origin in (Union, types.UnionType):
        return shaped(data, one_of(data, get_args(kind), where), where)
    if origin is list and isinstance(data, list):
        return [shaped(one, get_args(kind)[0], f"{where}[...]") for one in data]
    if origin is dict and isinstance(data, dict):
        return {name: shaped(one, get_args(kind)[1], f"{where}[...]") for name, one in data.items()}
    if isinstance(kind, type) and issubclass(kind, Struct) and isinstance(data, dict):
        return message(data, kind, where)
    if origin is None and fits(data, kind):
        return data
    raise Misshapen(f"Expected `{getattr(kind, '__name__', kind)}` - at `{where}`")


def message(data: dict[str, Any], kind: Any, where: str) -> Any:
    """A message of one class, every field by its type."""
    left = dict(data)
    if kind.tag_of_this and left.pop("type", None) != kind.tag_of_this:
        raise Misshapen(f"Expected `{kind.tag_of_this}` - at `{where}.type`")
    hints = get_type_hints(kind, include_extras=True)
    found = {}
    for field in dataclasses.fields(kind):
        if field.name in left:
            found[field.name] = shaped(left.pop(field.name), hints[field.name], f"{where}.{field.name}")
        elif not has_default(field):
            raise Misshapen(f"Object missing required field `{field.name}`")
    if left:
        raise Misshapen(f"Object contains unknown field `{next(iter(left))}`")
    return kind(**found)


def one_of(data: Any, kinds: tuple[Any, ...], where: str) -> Any:
    """Which of several types data is of: messages by their tag, all else by what it is."""
    for kind in kinds:
        if isinstance(data, dict) and isinstance(kind, type) and issubclass(kind, Struct):
            if not kind.tag_of_this or data.get("type") == kind.tag_of_this:
                return kind
        elif fits(data, getattr(kind, "__origin__", kind)):
            return kind
    raise Misshapen(f"Invalid value - at `{where}`")


def fits(data: Any, kind: Any) -> bool:
    """Whether data is of a simple type; True is no number."""
    if kind in (None, types.NoneType):
        return data is None
    if kind in NUMBERS:
        return isinstance(data, NUMBERS[kind]) and not isinstance(data, bool)
    return isinstance(kind, type) and isinstance(data, kind)
