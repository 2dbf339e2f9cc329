"""Contributed ratings: each file is a row, and what is no result of today's rules is refused with the reason."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tools.contributed_ratings import FOLDER, BadRating, read, table

FILE = FOLDER / "random-mover-imhotep_duel.json"


def test_every_file_is_a_row_the_best_first(tmp_path: Path) -> None:
    shutil.copy(FILE, tmp_path / "one.json")
    better = {**json.loads(FILE.read_text()), "program": "A | model", "rating": 300.0}
    (tmp_path / "two.json").write_text(json.dumps(better))
    rows = table(tmp_path).splitlines()[2:]
    assert [row.split(" | ")[0] for row in rows] == ["| A / model", "| Random Mover"]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"format": "benben-arena"}, "it is benben-arena 1, not benben-rating 1"),
        ({"rules_version": 99}, "its rules have version 99"),
        ({"game": "chess"}, "no result of `benben rate --json`"),
        ({"totals": {}}, "no result of `benben rate --json`"),
    ],
)
def test_another_file_is_refused(changed: dict[str, Any], said: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({**json.loads(FILE.read_text()), **changed}))
    with pytest.raises(BadRating, match=said):
        read(file)
