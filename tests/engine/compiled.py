"""What a cache of compiled rules holds."""

from pathlib import Path


def on_disk(folder: Path) -> set[str]:
    """The names of the rules that have entries on disk."""
    return {path.name.split(".")[1].split("-")[0] for path in folder.rglob("*.nbc")}
