"""Run an example in its own process, as users do."""

import os
import re
import subprocess
import sys

from tests.docs.command import ROOT

JUDGED = re.compile(r"(?P<share>[\d.]+) % of (?P<games>[\d,]+) games against (?P<opponents>\w+) won")


def run(name: str, *arguments: str) -> str:
    """The output of *name* in examples/learning."""
    command = [sys.executable, "-m", f"examples.learning.{name}", *arguments]
    known = {**os.environ, "PYTHONPATH": "src"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=known)
    assert done.returncode == 0, done.stderr
    return done.stdout


def judged(text: str) -> dict[str, float]:
    """The reported shares of games that a policy won, by opponents."""
    return {each["opponents"]: float(each["share"]) for each in JUDGED.finditer(text)}
