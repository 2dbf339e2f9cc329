"""There is one process."""

from typing import Any

MultiProcessCollector: Any = None
mark_process_dead: Any = None
