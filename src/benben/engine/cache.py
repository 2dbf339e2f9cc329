"""The folder where Benben keeps files that it can make again."""

import os
from pathlib import Path


def cache_root() -> Path:
    """The cache folder: `BENBEN_CACHE`, else `benben` in the user's folder of caches."""
    home = os.environ.get("XDG_CACHE_HOME")
    return Path(os.environ.get("BENBEN_CACHE") or (Path(home) if home else Path.home() / ".cache") / "benben")
