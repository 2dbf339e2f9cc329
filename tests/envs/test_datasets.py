"""Datasets: every row follows from its record, and a killed command goes on as if nothing had been."""

import hashlib
import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.dataset as pd
import pyarrow.parquet as pq
import pytest

import benben
from benben.engine.game import Game, Match
from benben.envs import VectorTables, action_count, spec
from benben.envs.datasets import Batch, Dataset, Made
from benben.envs.datasets.folder import begin, file_of
from benben.envs.datasets.positions import positions_of
from benben.envs.datasets.schema import split_of
from benben.players import make
from tests.cli.program import PROGRAM, invoke
from tests.envs.datasets import made
from tests.tiers import usually
from tests.waiting import wait_for


def rows(dataset: Dataset) -> Iterator[tuple[Match, dict[str, Any]]]:
    """Every position of the records, with its row in the dataset."""
    players = {row["record_id"]: row["seats"] for row in dataset.games.to_table().to_pylist()}
    known: dict[str, Match] = {}
    for batch in dataset.batches(50):
        for row in zip(*batch, strict=True):
            outputs = dict(zip(Batch._fields, row, strict=True))
            match = known.setdefault(outputs["record_id"], dataset.match(outputs["record_id"]))
            yield match, {**outputs, "players": players[outputs["record_id"]]}


# ---- what is in it ---------------------------------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players"),
    usually(
        [("ra", 3), ("imhotep_duel", 2)], [("ra", 3), ("imhotep", 4), ("imhotep_duel", 2), ("ankhor", 3)]
    ),
)
def test_every_row_follows_from_its_record(game: str, players: int, tmp_path: Path) -> None:
    named = [word for seat in range(players) for word in ("-p", "random" if seat == 1 else "greedy")]
    games = usually(1, 3) if game != "imhotep_duel" else 3
    dataset = made(tmp_path / "d", game, "-n", str(players), *named, games=games)
    assert dataset.is_whole
    assert dataset.game.players == players
    count = 0
    for match, outputs in rows(dataset):
        position, seats = match.at(outputs["ply"]), match.players
        seat = position.turn
        assert seat is not None
        assert seat == outputs["seat"]
        assert list(np.flatnonzero(outputs["mask"])) == sorted(position.legal_moves.codes)
        assert outputs["action"] == match.plies[outputs["ply"]].move
        assert (outputs["observation"] == observed(dataset.game, position, seat)).all()
        outcome = match.outcome
        assert outcome is not None
        for after in range(seats):
            of = (seat + after) % seats
            assert outputs["points"][after] == outcome.scores[of]
            won = (of in outcome.winners) / len(outcome.winners)
            assert outputs["returns"][after] == pytest.approx((seats * won - 1) / (seats - 1))
        check_policy(match, position, outputs)
        count += 1
    assert count == len(dataset) == sum(dataset.games.to_table()["decisions"].to_pylist())


def observed(game: Game, position: Match, seat: int) -> Any:
    assert game.rules.observe is not None
    values: Any = np.zeros(spec(game).size, np.uint8)
    game.rules.observe(position.known(seat)[0], seat, 1, values)
    return values


def check_policy(match: Match, position: Match, outputs: dict[str, Any]) -> None:
    """The policy that the player itself gives."""
    player = make(outputs["players"][outputs["seat"]], match.game, 0)
    _, policy = player.choose_with_policy(position.known(outputs["seat"]), outputs["seat"])
    expected = np.zeros(action_count(match.game), np.float32)
    expected[list(policy)] = list(policy.values())
    assert outputs["policy"] == pytest.approx(expected)
    assert outputs["policy"][outputs["action"]] > 0


def test_what_greedy_and_random_tell_is_how_they_choose() -> None:
    """Counted over many choices at positions where there is something to choose."""
    game = benben.load("imhotep_duel")
    match = game.new_match(seed=1)
    for spec_of in ("random", "greedy"):
        for _ in range(6):
            seat = match.turn
            assert seat is not None
            player = make(spec_of, game, 5)
            _, policy = player.choose_with_policy(match.known(seat), seat)
            counts = dict.fromkeys(policy, 0)
            for _ in range(600):
                counts[player.choose(match.known(seat), seat)] += 1
            for move, likely in policy.items():
                assert counts[move] / 600 == pytest.approx(likely, abs=0.09)
            match.play(match.legal_moves[0])


@pytest.mark.slow
def test_a_search_tells_its_visits(tmp_path: Path) -> None:
    dataset = made(tmp_path / "d", "imhotep_duel", "-p", "search:games=40", games=1)
    choices = 0
    for batch in dataset.batches():
        assert batch.policy.sum(axis=1) == pytest.approx(np.ones(len(batch.ply)), abs=1e-5)
        assert not batch.policy[batch.mask == 0].any()
        assert (batch.policy.max(axis=1) == batch.policy[np.arange(len(batch.ply)), batch.action]).all()
        choices += int(((batch.policy > 0).sum(axis=1) > 1).sum())
    assert choices > 5


def test_a_search_says_what_it_expects_in_the_scale_of_returns(tmp_path: Path) -> None:
    dataset = made(tmp_path / "d", "ra", "-p", "search:games=40", "-p", "random", "-p", "random", games=1)
    whole = next(dataset.batches(10**6))
    searched = ~np.isnan(whole.value[:, 0])
    choices = whole.mask.sum(axis=1) > 1
    (record,) = dataset.games.to_table().to_pylist()
    seats = np.array([spec_of != "random" for spec_of in record["seats"]])
    assert (searched == (choices & seats[whole.seat])).all()
    found = whole.value[searched]
    assert found.sum(axis=1) == pytest.approx(np.zeros(len(found)), abs=1e-5)
    assert (found.min(), found.max()) >= (-0.5001, 0.0)
    player, ply = make("search:games=40", dataset.game, 0), int(whole.ply[searched][0])
    position, seat = dataset.match(record["record_id"]).at(ply), int(whole.seat[searched][0])
    player.choose_with_policy(position.known(seat), seat)
    assert player.expected is not None
    assert found[0][0] == pytest.approx((3 * player.expected[seat] - 1) / 2, abs=0.25)  # another seed


def test_who_tells_no_policy_was_certain(tmp_path: Path) -> None:
    dataset = made(tmp_path / "d", "imhotep_duel", "-p", "greedy:blur=3", games=2)
    for batch in dataset.batches():
        assert (batch.policy.argmax(axis=1) == batch.action).all()
        assert (batch.policy.max(axis=1) == 1).all()


def test_policies_must_be_as_many_as_decisions() -> None:
    match = benben.load("imhotep_duel").new_match(seed=1)
    match.play(match.legal_moves[0])
    with pytest.raises(ValueError, match="1 decisions were made, 0 opinions were given"):
        positions_of(match)


# ---- the same again --------------------------------------------------------------------------------------------
def tables(folder: Path) -> tuple[pa.Table, pa.Table]:
    dataset = Dataset(folder)
    assert dataset.is_whole
    return dataset.positions.to_table(), dataset.games.to_table()


def times(folder: Path) -> dict[Path, int]:
    """When the parts of a dataset were written that are finished."""
    return {file: file.stat().st_mtime_ns for file in (folder / "games").glob("[0-9]*.parquet")}


def check_same(one: Path, other: Path) -> None:
    for first, second in zip(tables(one), tables(other), strict=True):
        assert first.schema.equals(second.schema)
        for name in first.column_names:
            # As text, since NaN does not equal NaN.
            one_column, other_column = (repr(each[name].to_pylist()) for each in (first, second))
            assert one_column == other_column, name


@pytest.mark.slow
def test_stopped_while_it_writes_it_goes_on_and_becomes_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With other processes, too. The parts that are there are not played again, halves of others are removed."""
    arguments = [
        "simulate",
        "imhotep_duel",
        "-p",
        "greedy",
        "-p",
        "random",
        "--games",
        "40",
        "--seed",
        "3",
        "--table",
    ]
    unbroken, broken = tmp_path / "unbroken", tmp_path / "broken"
    assert invoke(*arguments, str(unbroken), "--workers", "1").code == 0
    with monkeypatch.context() as patch:
        patch.setattr(pq, "write_table", third_time_stopped(pq.write_table))
        assert invoke(*arguments, str(broken), "--workers", "1").code != 0
    there = times(broken)
    assert len(there) == 2
    for table in ("games", "positions"):  # as a process leaves it that is killed
        (broken / table / ".00003.parquet.123.part").write_bytes(b"half")
    again = invoke(*arguments, str(broken), "--workers", "2")
    assert again.code == 0
    assert "32 games are already there" in again.err
    assert times(broken).items() > there.items()
    assert not list(broken.rglob(".*"))
    check_same(unbroken, broken)


def third_time_stopped(write: Callable[..., None]) -> Callable[..., None]:
    """A function that writes twice, and then half a file."""
    written = 0

    def wrapped(table: pa.Table, file: Path, **how: Any) -> None:
        nonlocal written
        written += 1
        if written > 2:
            file.write_bytes(b"half")
            raise KeyboardInterrupt
        write(table, file, **how)

    return wrapped


@pytest.mark.proof
@pytest.mark.slow
def test_killed_it_goes_on_and_becomes_the_same(tmp_path: Path) -> None:
    arguments = ["imhotep_duel", "-p", "search:games=30", "-p", "greedy", "--games", "160", "--seed", "3"]
    unbroken, broken = tmp_path / "unbroken", tmp_path / "broken"
    command = [*PROGRAM, "simulate", *arguments, "--table"]
    subprocess.run([*command, str(unbroken), "--workers", "1"], check=True, capture_output=True)
    with subprocess.Popen([*command, str(broken), "--workers", "2"], stdout=subprocess.DEVNULL) as program:
        wait_for(lambda: len(times(broken)) >= 2, "two parts of the dataset")
        program.kill()
    there = times(broken)
    assert 2 <= len(there) < 10
    again = subprocess.run([*command, str(broken)], check=True, capture_output=True, text=True)
    assert f"{16 * len(there)} games are already there" in again.stderr
    assert times(broken).items() > there.items()
    assert not list(broken.rglob(".*"))
    check_same(unbroken, broken)


def test_lines_are_those_of_a_simulation_without_a_table(tmp_path: Path) -> None:
    """Also where the table is there already."""
    plain, first, second = (tmp_path / name for name in ("plain", "first", "second"))
    arguments = ["simulate", "imhotep_duel", "--games", "4", "--workers", "1", "--out"]
    shown = [
        invoke(*arguments, str(file), *more).out.splitlines()[:-1]  # but for the speed
        for file, more in (
            (plain, []),
            (first, ["--table", str(tmp_path / "d")]),
            (second, ["--table", str(tmp_path / "d")]),
        )
    ]
    assert plain.read_text() == first.read_text() == second.read_text()
    assert shown[0] == shown[1] == shown[2]
    records = Dataset(tmp_path / "d").games.to_table()["record"].to_pylist()
    assert [json.loads(record)["digest"] for record in records] == [
        json.loads(line)["digest"] for line in plain.read_text().splitlines()
    ]


def test_the_summary_of_a_table_that_is_there_is_the_same(tmp_path: Path) -> None:
    arguments = [
        "simulate",
        "ra",
        "-n",
        "2",
        "-p",
        "greedy",
        "-p",
        "random",
        "--games",
        "4",
        "--workers",
        "1",
    ]
    first, second = (invoke(*arguments, "--table", str(tmp_path / "d")) for _ in range(2))
    assert first.out.splitlines()[:-1] == second.out.splitlines()[:-1]
    assert "4 games are already there" in second.err


# ---- reading ---------------------------------------------------------------------------------------------------
def test_batches_are_the_same_rows_whatever_their_size(tmp_path: Path) -> None:
    dataset = made(tmp_path / "d", "imhotep_duel")
    whole = next(dataset.batches(10**6))
    for size in (1, 7, len(dataset)):
        found = list(dataset.batches(size))
        assert {len(batch.ply) for batch in found[:-1]} <= {size}
        for name, values in whole._asdict().items():
            np.testing.assert_array_equal(np.concatenate([getattr(batch, name) for batch in found]), values)
    some = next(dataset.batches(10, ["action"]))
    assert (some.action == whole.action[:10]).all()
    assert [name for name, values in some._asdict().items() if values is not None] == ["action"]
    with pytest.raises(ValueError, match="columns are record_id, ply"):
        next(dataset.batches(10, ["actions"]))
    with pytest.raises(KeyError, match="nobody"):
        dataset.match("nobody")


def test_the_types_of_arrays_are_those_of_the_documentation(tmp_path: Path) -> None:
    dataset = made(tmp_path / "d", "imhotep_duel", games=2)
    batch = next(dataset.batches(9))
    rows_of = VectorTables(dataset.game, 9)
    assert (batch.observation.dtype, batch.observation.shape) == (
        rows_of.observation.dtype,
        rows_of.observation.shape,
    )
    assert (batch.mask.dtype, batch.mask.shape) == (rows_of.mask.dtype, rows_of.mask.shape)
    kinds = {name: str(values.dtype) for name, values in batch._asdict().items()}
    assert kinds == {
        "record_id": "object", "ply": "int32", "seat": "int8", "observation": "uint8", "mask": "uint8",
        "action": "int16", "policy": "float32", "value": "float32", "split": "object", "returns": "float32",
        "points": "int32",
    }  # fmt: skip
    assert batch.returns.shape == batch.points.shape == (9, 2)


def test_other_programs_read_it_with_what_columns_mean(tmp_path: Path) -> None:
    dataset = made(tmp_path / "d", "imhotep_duel", games=2)
    plain = pd.dataset(tmp_path / "d" / "positions")
    assert plain.count_rows() == len(dataset)
    for file in (tmp_path / "d").rglob("*.parquet"):
        schema = pq.read_schema(file)
        assert all(field.metadata[b"meaning"] for field in schema)
        about = json.loads(schema.metadata[b"benben"])
        assert (about["game"], about["rules"]) == ("imhotep_duel", dataset.game.rules_version)
        layout = about["observation"]
        sizes = {
            whose: sum(np.prod(part["shape"]) for part in layout["parts"] if part["per"] == whose)
            for whose in ("table", "seat")
        }
        assert sizes["table"] + layout["seats"] * sizes["seat"] == layout["size"] == dataset.spec.size


def test_games_are_split_with_all_their_positions(tmp_path: Path) -> None:
    dataset = made(tmp_path / "d", "imhotep_duel", games=60)
    whole = next(dataset.batches(10**6))
    of_game = {row["record_id"]: row["split"] for row in dataset.games.to_table().to_pylist()}
    assert [of_game[record] for record in whole.record_id] == list(whole.split)
    assert list(of_game.values()).count("train") > 30
    counts = {}
    for split in ("train", "validation", "test"):
        found = list(dataset.batches(7, ["ply", "split"], split))
        assert {each for batch in found for each in batch.split} <= {split}
        counts[split] = sum(len(batch.ply) for batch in found)
    assert sum(counts.values()) == len(dataset)
    assert split_of("00000007ff") == "train"
    assert split_of("00000008ff") == "validation"
    assert split_of("00000009ff") == "test"


def test_a_finished_dataset_has_a_card_and_digests(tmp_path: Path) -> None:
    folder = tmp_path / "d"
    done = invoke("dataset", "imhotep_duel", "-p", "greedy", "--positions", "700", "--folder", str(folder))
    assert done.code == 0, done.err
    dataset = Dataset(folder)
    assert len(dataset) == pytest.approx(700, abs=75)
    card = (folder / "README.md").read_text()
    assert 'pretty_name: "Benben: imhotep_duel, 2 players"\n' in card  # without quotes it would be no YAML
    assert f"{len(dataset):,} positions of {dataset.made.games:,} games" in card
    for line in (folder / "SHA256SUMS").read_text().splitlines():
        digest, name = line.split("  ")
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest
    assert len(list(folder.rglob("*.*"))) == 1 + len((folder / "SHA256SUMS").read_text().splitlines())
    again = invoke("dataset", "imhotep_duel", "-p", "greedy", "--folder", str(folder))
    assert again.code == 0, again.err
    assert "games are already there" in again.err


def test_a_dataset_that_was_not_finished_can_be_read(tmp_path: Path) -> None:
    whole = made(tmp_path / "d", "imhotep_duel")
    assert whole.made.parts == 2
    (tmp_path / "d" / "games" / "00001.parquet").unlink()
    part = Dataset(tmp_path / "d")
    assert not part.is_whole
    assert 0 < len(part) < len(whole)


@pytest.mark.parametrize("table", ["games", "positions"])
@pytest.mark.parametrize("content", [b"", b"PAR1", b"PAR1 and no end", b"something else"])
def test_a_part_that_the_disk_has_spoilt_is_missing(table: str, content: bytes, tmp_path: Path) -> None:
    begin(tmp_path, asked := Made.of(benben.load("imhotep_duel"), ("random", "random"), 3, 1, rotate=False))
    for name in ("games", "positions"):
        pq.write_table(pa.table({"number": [1]}), file_of(tmp_path, name, 0))
    begin(tmp_path, asked)
    assert len(times(tmp_path)) == 1
    file_of(tmp_path, table, 0).write_bytes(content)
    begin(tmp_path, asked)
    assert not times(tmp_path)
