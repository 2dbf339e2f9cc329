"""An example in a process of its own, as people start it."""

import os
import re
import subprocess
import sys

from tests.docs.command import ROOT

JUDGED = re.compile(r"(?P<share>[\d.]+) % of (?P<games>[\d,]+) games against (?P<opponents>\w+) won")


def run(name: str, *arguments: str) -> str:
    """What *name* of examples/learning prints."""
    command = [sys.executable, "-m", f"examples.learning.{name}", *arguments]
    known = {**os.environ, "PYTHONPATH": "src"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=known)
    assert done.returncode == 0, done.stderr
    return done.stdout


def judged(text: str) -> dict[str, float]:
    """The shares of games that a learned policy is said to have won, by opponents."""
    return {each["opponents"]: float(each["share"]) for each in JUDGED.finditer(text)}
