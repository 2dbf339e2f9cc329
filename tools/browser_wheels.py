"""Fetch what of the server's libraries is no Python, built for the Python of browsers, into the page that was built.

The versions and hashes are those of ``requirements/play.txt``, the kind of Python is what Pyodide says of itself.
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
    """The lines of the locked requirements that name a package, with its hashes."""
    found = re.search(
        rf"^{re.escape(name)}==.*(?:\n    .*)*", LOCKED.read_text(encoding="utf-8"), re.MULTILINE
    )
    if found is None:
        sys.exit(f"{LOCKED.name} does not name {name}")
    return found[0] + "\n"


def fetch(python: Path) -> None:
    """Fetch the wheels into the folder of the *python* of browsers, and take older ones away."""
    for old in python.glob("*.whl"):
        old.unlink()
    told = json.loads((python / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    version = "".join(told["python"].split(".")[:2])
    kind = ["--platform", f"pyemscripten_{told['abi_version']}_{told['arch']}", "--python-version", version]
    kind += ["--implementation", "cp", "--abi", f"cp{version}", "--only-binary", ":all:", "--no-deps"]
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder) / "wanted.txt"
        wanted.write_text("".join(map(locked, NAMES)), encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "download"]
        command = [*pip, *kind, "--require-hashes", "--requirement", str(wanted), "--dest", str(python)]
        subprocess.run(command, check=True)


if __name__ == "__main__":
    fetch(Path(sys.argv[1]))
