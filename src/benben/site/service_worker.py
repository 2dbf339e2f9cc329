"""The service worker of the site, which keeps its files: it knows each by its digest."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

KEEPER = "keeper.js"
"""The worker's file; it never keeps itself."""
_LENGTH = 32
"""Hexadecimal digits of a digest: 128 bits."""


def write_service_worker(folder: Path, source: str, files: Sequence[Path]) -> None:
    """Write the service worker with this *source* for *files* of a *folder*. Its content changes with the files."""
    digests = {path.relative_to(folder).as_posix(): _digest(path.read_bytes()) for path in files}
    listed = json.dumps(digests, indent=0)
    head = f'const VERSION = "{_digest(listed.encode())[: _LENGTH // 2]}";\nconst FILES = {listed};\n'
    (folder / KEEPER).write_text(head + source, encoding="utf-8", newline="\n")


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:_LENGTH]
