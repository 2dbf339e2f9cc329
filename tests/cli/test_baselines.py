"""`baselines`: the fixed protocol, its file, and what is not measured again."""

import re
from pathlib import Path
from typing import Any

import pytest

import benben
from benben.arena import baselines as protocol
from benben.arena.plan import Plan
from benben.arena.playing import Result, play_game
from benben.engine.game import Game
from benben.players import make
from benben.players.afterstate import LINEAR
from benben.players.evaluation import evaluation_of
from tests.cli.program import invoke

COMMAND = ("baselines", "imhotep_duel", "--rounds", "1", "--workers", "1")


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only players that answer quickly."""

    def entrants(_game: Game, others: Any = ()) -> list[str]:
        return ["random", "greedy", LINEAR, *others]

    monkeypatch.setattr(protocol, "entrants", entrants)


def measure(file: Path, *more: str) -> str:
    """What the command says about one round in The Duel."""
    done = invoke(*COMMAND, "--json", str(file), *more)
    assert done.code == 0, done.err
    return done.out + done.err


@pytest.mark.usefixtures("_quick")
def test_the_file_has_each_table_once_and_says_what_is_missing(tmp_path: Path) -> None:
    file = tmp_path / "baselines.json"
    said = measure(file)
    assert re.search(r"No row for ppo: .* --player", said)
    (entry,) = protocol.read(file)
    assert (entry["games"], entry["plan"]["seats"], entry["plan"]["anchor"]) == (6, 2, "greedy")
    assert {line["spec"] for line in entry["players"]} == {"random", "greedy", LINEAR}
    assert len(entry["pairs"]) == 3
    assert [each["player"] for each in entry["missing"]] == ["ppo"]
    before = file.read_bytes()
    assert "is in" in measure(file)
    assert file.read_bytes() == before
    measure(file, "--player", "greedy:blur=3")
    (entry,) = protocol.read(file)
    assert entry["games"] == 12
    assert entry["missing"] == []


@pytest.mark.usefixtures("_quick")
def test_an_interrupted_table_goes_on_without_playing_games_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, journal = tmp_path / "base.json", tmp_path / "base-imhotep_duel-2.jsonl"
    played: list[int] = []
    limit = 3

    def limited(plan: Plan, game: int) -> Result:
        if len(played) == limit:
            raise KeyboardInterrupt
        played.append(game)
        return play_game(plan, game)

    monkeypatch.setattr("benben.arena.runner.play_game", limited)
    done = invoke(*COMMAND, "--json", str(file))
    assert done.code == 130
    assert f"3 games are stored in {journal}. To continue, run: benben" in done.err
    assert not file.exists()
    other = invoke(*COMMAND, "--json", str(file), "--seed", "3")
    assert other.code == 1
    assert f"{journal}: a journal of another plan: seed is 0 there and 3 here" in other.err
    limit = 6
    assert "Continuing after 3 games" in measure(file)
    assert played == [0, 1, 2, 3, 4, 5]
    assert list(tmp_path.iterdir()) == [file]
    limit = 12
    measure(tmp_path / "whole.json")
    (whole,), (resumed,) = protocol.read(tmp_path / "whole.json"), protocol.read(file)
    assert (whole["players"], whole["pairs"]) == (resumed["players"], resumed["pairs"])
    assert (whole["timing"]["games"], resumed["timing"]["games"]) == (6, 3)


def test_a_net_is_a_row_or_missing() -> None:
    with_net, without = benben.load("ra", players=2), benben.load("ra", players=5)
    assert "net:games=400" in protocol.entrants(with_net)
    assert not [each for each in protocol.missing(with_net) if each.player == "net"]
    assert not [spec for spec in protocol.entrants(without) if spec.startswith("net")]
    assert [each.reason for each in protocol.missing(without) if each.player == "net"] == ["no net"]


def test_every_number_of_seats_of_every_game_is_a_table() -> None:
    found = [(game.name, game.players) for game in protocol.tables()]
    assert len(found) == len(set(found)) == 11
    assert [game.players for game in protocol.tables("ra", [2, 5])] == [2, 5]
    done = invoke("baselines", "imhotep_duel", "-n", "5")
    assert (done.code, "no game has this number" in done.err) == (2, True)


@pytest.mark.parametrize(
    ("content", "said"),
    [("[]", "no file of baselines"), ('{"format": "benben-baselines", "version": 9}', "of another version")],
)
def test_another_file_is_left_alone(tmp_path: Path, content: str, said: str) -> None:
    file = tmp_path / "mine.json"
    file.write_text(content)
    done = invoke("baselines", "imhotep_duel", "--json", str(file))
    assert done.code == 1
    assert said in done.err
    assert file.read_text() == content


def test_the_figures_in_the_documentation_are_of_this_protocol() -> None:
    entries = protocol.read(Path(__file__).parents[2] / "docs/baselines.json")
    assert entries == sorted(entries, key=protocol.key_of)
    for entry in entries:
        game = benben.load(entry["plan"]["game"], players=entry["plan"]["seats"])
        expected = protocol.entrants(game)
        assert entry["plan"]["players"][: len(expected)] == expected
        assert dict(game.options) == entry["plan"]["options"]
        assert entry["plan"]["rules_version"] == game.rules_version


def test_linear_plays_the_move_after_which_its_chance_is_best() -> None:
    game = benben.load("imhotep_duel")
    evaluation, player = evaluation_of(game), make(LINEAR, game)
    assert evaluation is not None
    match = game.new_match(seed=1)
    for _ in range(6):
        seat = match.turn
        assert seat is not None
        before = match.known(seat).tobytes()
        chosen = player.choose(match.known(seat), seat)
        assert match.known(seat).tobytes() == before
        found = {}
        for move in match.legal_moves:
            after = match.copy()
            after.play(move)
            if after.plies[-1].actor == seat:  # chance did not act
                found[int(move)] = evaluation.judge(after.known(seat))[0][seat]
        if chosen in found:
            assert found[chosen] == pytest.approx(max(found.values()))
        match.play(chosen)
