"""Names for annotations that only the real one reads."""

from typing import Any

CoreSchema = Any
core_schema: Any = None
