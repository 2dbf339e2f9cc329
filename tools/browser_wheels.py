"""Fetch the binary wheels of the server's libraries for Pyodide into the built page.

Versions and hashes come from ``requirements/play.txt``; Pyodide reports its Python version and platform.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCKED = ROOT / "requirements" / "play.txt"
NAMES = ("pydantic-core",)


def locked(name: str) -> str:
    """The lines of the locked requirements for a package, with its hashes."""
    found = re.search(
        rf"^{re.escape(name)}==.*(?:\n    .*)*", LOCKED.read_text(encoding="utf-8"), re.MULTILINE
    )
    if found is None:
        sys.exit(f"{LOCKED.name} does not name {name}")
    return found[0] + "\n"


def fetch(python: Path) -> None:
    """Fetch the wheels into the *python* folder of Pyodide, and remove older ones."""
    for old in python.glob("*.whl"):
        old.unlink()
    info = json.loads((python / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    version = "".join(info["python"].split(".")[:2])
    kind = ["--platform", f"pyemscripten_{info['abi_version']}_{info['arch']}", "--python-version", version]
    kind += ["--implementation", "cp", "--abi", f"cp{version}", "--only-binary", ":all:", "--no-deps"]
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder) / "wanted.txt"
        wanted.write_text("".join(map(locked, NAMES)), encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "download"]
        command = [*pip, *kind, "--require-hashes", "--requirement", str(wanted), "--dest", str(python)]
        subprocess.run(command, check=True)


if __name__ == "__main__":
    fetch(Path(sys.argv[1]))
