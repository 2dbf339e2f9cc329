"""Peers in JavaScript, fetched from npm for a run.

A peer's `package.json` has the exact version of each package that affects the results: of the peer itself in
`dependencies`, of what it runs on in `overrides`. There is no lock file, because it would list everything else too.
"""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

_INSTALLING = 600.0  # seconds


@dataclass(frozen=True)
class Peer:
    """The folder of the installed peer; missing if it could not be installed."""

    folder: Path | None = None
    left_out: list[str] = field(default_factory=list)


@contextlib.contextmanager
def installed(name: str, sources: Path) -> Iterator[Peer]:
    """A temporary copy of the folder *sources* with its packages; reports why if they cannot be installed."""
    with tempfile.TemporaryDirectory(prefix="benben-bench-") as parent:
        folder, env = Path(parent) / "peer", surroundings()
        shutil.copytree(sources, folder)
        npm = shutil.which("npm", path=env["PATH"]) or "npm"
        command = [npm, "install", "--no-fund", "--no-audit", "--no-package-lock", "--legacy-peer-deps"]
        try:
            subprocess.run(command, cwd=folder, env=env, check=True, capture_output=True, timeout=_INSTALLING)
        except (OSError, subprocess.SubprocessError) as error:
            stderr = getattr(error, "stderr", None) or b""
            yield Peer(None, [f"{name} could not be installed: {error} {stderr.decode()[-300:]}".strip()])
        else:
            yield Peer(folder)


def surroundings() -> dict[str, str]:
    """Node from PyPI first in the path, the system's certificates, and no development logs of servers."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1", "NODE_ENV": "production"}
