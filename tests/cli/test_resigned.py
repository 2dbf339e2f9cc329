"""`benben verify` of games that were not played to their end, because somebody resigned."""

import json
from pathlib import Path

import benben
from tests.cli.program import invoke


def test_a_game_that_was_given_up_is_valid_and_said_to_be(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(benben.load("ra").new_match().record(resigned=0)), encoding="utf-8")
    done = invoke("verify", str(file))
    assert done.code == 0
    assert "was resigned" in done.out
    assert "not over" not in done.out
    assert "can be checked once the secret" not in done.out
