"""The measurements run, and what they drive are whole legal games. No figure is checked: machines differ."""

import io
import json
import random
from pathlib import Path
from typing import Any

import pytest
import rich.console
import typer.testing

import benben
from benben.engine.native import native
from benben.engine.stepper import Stepper
from bench import (
    bits,
    command,
    copies,
    cores,
    environments,
    floor,
    in_spiel,
    lengths,
    markdown,
    one_table,
    peers,
    playing,
    report,
    run,
    searching,
    spiel,
    starts,
)
from bench.aims import aims
from bench.environment_aims import environment_aims
from bench.games import EACH, EVERY, Measured, ankhor, duel, imhotep
from bench.lengths import Length
from bench.measure import Done, Result, Subject, measure
from bench.starts import Start
from tests.tiers import usually

TINY = run.Plan(windows=1, seconds=0.0, games=1, groups=("playouts", "python", "copies", "lengths"))


every_game = pytest.mark.parametrize(
    "each",
    [
        pytest.param(
            each, id=each.name, marks=(pytest.mark.slow, pytest.mark.proof) if each.name != "ra" else ()
        )
        for each in EACH
    ],
)
"""The loops of a measurement are the same for each game, so one game is enough in `make test`."""


def silent(_text: str) -> None:
    """Nobody listens."""


def test_subjects_take_turns_and_give_the_median() -> None:
    turns: list[str] = []

    def subject(name: str) -> Subject:
        def work(size: int) -> Done:
            turns.append(name)
            return Done(3 * size, size)

        return Subject("group", name, "moves", work)

    results = measure([subject("a"), subject("b")], 3, 0.0, silent)
    assert "".join(turns[-6:]) == "ababab"
    assert [result.units_a_game for result in results] == [3.0, 3.0]
    assert all(result.lowest <= result.median <= result.highest for result in results)


@pytest.mark.slow
@pytest.mark.proof
def test_tiny_run_measures_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spiel, "_SAMPLE", 1)
    found = run.run(TINY, silent)
    assert all(result.median > 0 for result in found.results)
    assert {"playouts", "from Python", "copies"} == {result.group for result in found.results}
    assert any("starts" in reason for reason in found.left_out)
    (tmp_path / "report.json").write_text(json.dumps(found.as_json()))
    console = rich.console.Console(width=130, record=True, file=io.StringIO())
    report.show(found, console)
    text = console.export_text()
    tables = markdown.pages(found)
    for each in EVERY:
        assert each.label in text
        assert f"| {each.label} | **" in tables
    assert {line.count("|") for line in tables.splitlines() if line.startswith("| Ra, 3 players |")} == {7}


@every_game
def test_search_does_what_it_is_asked_for(each: Measured) -> None:
    assert searching.search(each.game, 1, guided=False, simulations=30).units == 30
    assert searching.search(each.game, 1, guided=True, simulations=30).units == 30


@pytest.mark.slow
@pytest.mark.proof
def test_batches_do_what_they_are_asked_for() -> None:
    for subject in cores.scaling():
        assert subject.work(subject.least).units > 0


@every_game
def test_our_games_are_whole(each: Measured) -> None:
    decisions = playing.with_match(each.game, 2)
    assert decisions.games == 2
    assert decisions.units > 80
    assert playing.with_stepper(each.game, 2).units > 80
    assert Stepper(each.game, seed=1).count > 0


def test_every_game_is_measured_in_every_group() -> None:
    """And no row of a group stands for two."""
    for info in benben.list_games():
        assert {each.name for each in EACH} >= {info.name}
        assert any(info.name in program for program in starts.TASKS.values())
    for group, make in run.GROUPS.items():
        rows = [subject.name for subject in make()]
        assert len(set(rows)) == len(rows)
        for each in EACH:
            assert any(row.startswith(each.title) for row in rows), group
    for each in EACH:
        assert sum(task.startswith(f"{each.title}, ") for task in starts.TASKS) == 5
    assert {each.label for each in EACH} <= {each.label for each in EVERY}


@every_game
def test_copies_leave_the_copied_alone(each: Measured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies, "EACH", [each])
    for subject in copies.copies():
        assert subject.work(5).units == 5


@pytest.fixture(scope="module")
def lengths_by_name() -> dict[str, Length]:
    """How long games are: of each kind in `make proof`, else of one, because each game's loop must be compiled."""
    measured = usually([duel("A")], EVERY)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lengths, "EVERY", measured)
        found = {length.name: length for length in lengths.lengths(20)}
    assert {each.label for each in measured} <= found.keys()
    return found


@pytest.mark.slow
def test_lengths_count_what_is_not_asked(lengths_by_name: dict[str, Length]) -> None:
    for length in lengths_by_name.values():
        assert length.decisions > length.forced >= 0
        assert length.unasked >= 0
        assert length.chances >= 0


@pytest.mark.slow
def test_a_game_of_the_duel_has_eighteen_unloadings(lengths_by_name: dict[str, Length]) -> None:
    """So 18 tokens to begin with and 13 loads of three, and what refills a space that was taken from."""
    found = lengths_by_name[duel("A").label]
    assert 57 <= found.chances < 60
    assert 50 < found.decisions < 100


@pytest.mark.slow
@pytest.mark.proof
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_of_imhotep_turns_up_thirty_cards(players: int, lengths_by_name: dict[str, Length]) -> None:
    """On sides A: a round card and four market cards in each of six rounds."""
    found = lengths_by_name[imhotep(players, "A").label]
    assert found.chances == 6 * (1 + 4)
    assert 80 < found.decisions < 200


@pytest.mark.slow
@pytest.mark.proof
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_of_ankhor_deals_its_price_board_first(
    players: int, lengths_by_name: dict[str, Length]
) -> None:
    """15 markers, the tops of two piles, six tiles and the tops under them; and no tile is drawn twice."""
    found = lengths_by_name[ankhor(players).label]
    assert 15 + 2 + 6 * 2 < found.chances <= 15 + 2 + 55 + 53
    assert 200 < found.decisions < 5000


@pytest.mark.parametrize("mask", [1, 0b1010_0110, (1 << 62) | 5])
def test_the_kth_bit_is_found_in_both_ways(mask: int) -> None:
    positions = [position for position in range(63) if mask >> position & 1]
    assert native(bits.count_bits)(mask) == len(positions)
    assert [native(bits.kth_bit_by_clearing)(mask, index) for index in range(len(positions))] == positions
    if bits.can_deposit():
        assert [native(bits.kth_bit_by_deposit)(mask, index) for index in range(len(positions))] == positions


def test_the_floor_plays_whole_games() -> None:
    assert floor.RECORD.itemsize == 256
    for subject in floor.floors():
        assert subject.work(3) == Done(3 * floor.STEPS, 3)


@pytest.mark.parametrize("name", spiel.GAMES)
def test_the_peer_plays_whole_legal_games(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    decisions, forced, chances = spiel.play(pyspiel.load_game(name), random.Random(3))
    assert decisions > forced >= 0
    assert chances > 0
    assert not spiel.first_decision(pyspiel.load_game(name), random.Random(3)).is_chance_node()


def test_without_the_peer_the_run_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spiel, "is_here", lambda: False)
    monkeypatch.setattr(copies, "EACH", EACH[:1])
    assert spiel.rollouts() == spiel.searches() == spiel.driven() == spiel.copies() == []
    assert in_spiel.driven() == in_spiel.peers() == []
    found = run.run(run.Plan(1, 0.0, 1, ("copies",)), silent)
    assert any("OpenSpiel" in reason for reason in found.left_out)


@pytest.mark.slow
@pytest.mark.proof
def test_starts_are_taken_with_a_cache_of_their_own() -> None:
    (start,) = starts.starts([starts.IMPORT])
    assert start.cold_wall > 0
    assert start.warm_cpu > 0


def test_aims_compare_with_what_was_measured() -> None:
    results = [
        Result("playouts", "Ra, 3 players", "decisions", 30e6, 29e6, 31e6),
        Result("playouts", "The Duel, sides A", "decisions", 25e6, 24e6, 26e6),
        Result("playouts", "Imhotep, 2 players, sides A", "decisions", 12.5e6, 12e6, 13e6),
        Result("playouts", "Ankh'or, 2 players", "decisions", 10e6, 9e6, 11e6),
        Result("playouts", "OpenSpiel spades", "decisions", 10e6, 9e6, 11e6),
        Result("playouts", "floor, clearing bits", "decisions", 50e6, 49e6, 51e6),
    ]
    found = aims(results, [Start("Ra, one random game, Match", 30.0, 20.0, 0.5, 0.4)])
    assert [round(aim.reached, 2) for aim in found] == [2.0, 2.4, 2.0, 2.0, 2.0, 2.5, 2.08, 2.0, 0.75, 2.5]
    assert len({aim.words for aim in found}) == len(found)


def test_every_aim_has_a_row_that_it_is_held_against() -> None:
    """A row that is called otherwise would silently leave an aim out."""
    rows = [subject for make in run.GROUPS.values() for subject in make()]
    results = [Result(row.group, row.name, row.unit, 1.0, 1.0, 1.0) for row in rows]
    text = [aim.words for aim in aims(results, [Start(task, 1.0, 1.0, 1.0, 1.0) for task in starts.TASKS])]
    peer_rows = 1 if spiel.is_here() else 0
    rates = 3 + sum(each.name in {"imhotep", "ankhor"} for each in EVERY)
    assert len(text) - len([*environment_aims(rates_of(results))]) == (
        peer_rows + len(EACH) * len(floor.floors()) + rates + 2 * len(EACH) + 2 * 5 * len(EACH)
    )


def test_every_aim_of_environments_has_a_row_that_it_is_held_against(monkeypatch: pytest.MonkeyPatch) -> None:
    """With all peers installed, which here they need not be: what is only listed imports nothing."""
    monkeypatch.setattr(environments, "is_here", lambda _package: True)
    monkeypatch.setattr(one_table, "is_here", lambda _package: True)
    monkeypatch.setattr(peers, "is_here", lambda _package: True)
    monkeypatch.setattr(spiel, "is_here", lambda: True)
    monkeypatch.setattr(environments, "_cores", lambda: 2)
    rows = [subject for name in ("environments", "environment", "threads") for subject in run.GROUPS[name]()]
    results = [Result(row.group, row.name, row.unit, 1.0, 1.0, 1.0) for row in rows]
    found = [*environment_aims(rates_of(results))]
    games, measured = len(EACH), len(environments.MEASURED)
    peer_rows = len(peers.PGX) - len(peers.TOYS) + len(peers.ENVPOOL) + len(spiel.GAMES)
    assert len(found) == 2 * measured + 4 * games + 4 * games + peer_rows
    assert len({aim.words for aim in found}) == len(found)
    assert {aim.reached for aim in found if "twice as fast" in aim.words} == {0.5}


def rates_of(results: list[Result]) -> dict[tuple[str, str], float]:
    return {(result.group, result.name): result.median for result in results}


def test_what_is_not_installed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (environments, one_table, peers):
        monkeypatch.setattr(module, "is_here", lambda _package: False)
    assert {subject.name for subject in environments.environments()} == {
        *(f"{each.label}, raw" for each in environments.MEASURED),
        *(f"{each.label}, raw, one seat outside" for each in EACH),
    }
    assert one_table.single() == peers.peers() == []
    found = run.run(run.Plan(1, 0.0, 1, ()), silent)
    for title in ("pgx", "EnvPool", "JAX", "Gymnasium", "PettingZoo"):
        assert f"{title}: not installed (pip install 'benben[bench]')" in found.left_out


@every_game
@pytest.mark.parametrize(
    "door", [environments.raw, environments.seated, environments.vector, environments.shared]
)
def test_doors_count_decisions(each: Measured, door: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """All rows decide in each step; but where one seat is outside, a step that begins a game is no decision."""
    if door in {environments.vector, environments.shared}:
        pytest.importorskip("gymnasium")
    monkeypatch.setattr(environments, "ROWS", 8)
    done = door(each.game)(700)
    assert done.games > 0
    assert done.units == 700 * 8 - (0 if door is environments.raw else done.games)


@every_game
def test_single_environments_play_whole_games(each: Measured) -> None:
    pytest.importorskip("gymnasium")
    pytest.importorskip("pettingzoo")
    subjects = {subject.name: subject for subject in one_table.single()}
    for door in (one_table.GYMNASIUM, one_table.AEC):
        done = subjects[f"{each.label}, {door}"].work(2)
        assert done.games == 2
        assert done.units > 20


@pytest.mark.slow
@pytest.mark.proof
def test_peers_among_environments_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that are installed; the run says which are not."""
    monkeypatch.setattr(environments, "ROWS", 8)
    monkeypatch.setattr(peers, "ROWS", 8)
    monkeypatch.setattr(peers, "PGX", ("kuhn_poker",))
    for subject in peers.peers():
        assert subject.work(2).units >= 16
    if environments.is_here("jax"):
        assert environments.by_jax(EACH[0].game)(3).units == 24
    assert len(peers.peers()) + len(peers.missing()) >= 2


@pytest.mark.slow
@pytest.mark.proof
def test_the_command_writes_json_and_refuses_unknown_names(tmp_path: Path) -> None:
    app = typer.Typer()
    app.command()(command.command)
    runner, file = typer.testing.CliRunner(), tmp_path / "bench.json"
    done = runner.invoke(app, ["--quick", "--only", "lengths", "--json", str(file)])
    assert done.exit_code == 0, done.output
    assert len(json.loads(file.read_text())["lengths"]) >= len(EVERY)
    page = tmp_path / "bench.md"
    assert runner.invoke(app, ["--quick", "--only", "lengths", "--markdown", str(page)]).exit_code == 0
    assert page.read_text().count("\n| ") >= len(EVERY) + 1
    assert runner.invoke(app, ["--only", "nonsense"]).exit_code == 2


def test_rates_are_reported_in_three_figures() -> None:
    assert [report.rate(value) for value in (14_230_000.0, 832_100.0, 71.44, 1.234, 99.97)] == [
        "14.2 M", "832 k", "71.4", "1.23", "100",
    ]  # fmt: skip
