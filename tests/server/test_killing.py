"""A small version of `python -m tests.server.killing`: after any kill, no confirmed move is lost."""

import asyncio
import random
import sys
from pathlib import Path

import pytest

from tests.server.killing import besiege, two_workers
from tests.server.postgres import Postgres


@pytest.mark.slow
@pytest.mark.proof
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="tells processes apart as Linux does")
def test_no_move_is_lost_whatever_is_killed(postgres: Postgres, tmp_path: Path) -> None:
    with two_workers(postgres, tmp_path) as running:
        findings = asyncio.run(besiege(running, postgres, kills=4, tables=6, rng=random.Random(17)))
    assert set(findings.kills) == {"worker", "PostgreSQL"}
    assert findings.games >= 6
    assert findings.acknowledged > 100
    assert findings.lost == []
    assert findings.wrong == []
