"""What messages are made of.

Where msgspec is installed they are its structs, which read strictly and write quickly; a host that has the standard
library alone gets plain classes that take, give and refuse the same.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from msgspec import UNSET, Meta, Struct, UnsetType
    from msgspec import ValidationError as Misshapen
    from msgspec import convert as shaped
    from msgspec import to_builtins as plain
else:
    try:
        from msgspec import UNSET, Meta, Struct, UnsetType
        from msgspec import ValidationError as Misshapen
        from msgspec import convert as shaped
        from msgspec import to_builtins as plain
    except ImportError:
        from broomstick.hosting.plain_shapes import UNSET, Meta, Misshapen, Struct, UnsetType, plain, shaped

__all__ = ["UNSET", "Meta", "Misshapen", "Plain", "Struct", "UnsetType", "plain", "shaped"]

Plain = dict[str, Any]
