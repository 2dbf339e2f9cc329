"""Parts of pages that a measurement writes: the right rows, and nothing else."""

import re
from pathlib import Path

import pytest

import benben
from bench import levels, markdown
from bench.engines import report as engines
from bench.engines.run import Report as EnginesReport
from bench.engines.sheet import Row, Sheet
from bench.engines.stand import Plan as EnginesPlan
from bench.lengths import Length
from bench.machine import this_machine
from bench.measure import Result
from bench.run import GROUPS, Plan, Report
from bench.server import report as server
from bench.server import run as server_run
from bench.server.figures import Figure
from tests.docs.command import ROOT
from tools import calibration, parts

SPEED, STRENGTH, CALIBRATION = (
    (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    for name in ("speed", "strength", "calibration")
)
SMALL = "# A\n<!-- bench: one -->\n\n| a | b |\n|---|---|\n| **x** | 1 |\n\n<!-- end -->\nBelow.\n"


def lines_of(page: str) -> set[str]:
    return set(page.splitlines())


def test_parts_are_written_by_name_and_the_rest_is_left_alone() -> None:
    assert parts.names(SMALL) == ["bench: one"]
    assert parts.renewed(SMALL, {"bench: other": "new"}) == SMALL
    again = parts.renewed(SMALL, {"bench: one": "new\n"})
    assert again == "# A\n<!-- bench: one -->\n\nnew\n\n<!-- end -->\nBelow.\n"


def test_a_row_takes_the_place_of_its_predecessor_or_the_last_one() -> None:
    page = parts.with_rows(SMALL, "bench: one", [["x", "2"], ["y", "3"]], [0])
    assert page == SMALL.replace("| **x** | 1 |", "| x | 2 |\n| y | 3 |")
    with pytest.raises(KeyError):
        parts.with_rows(SMALL, "bench: two", [["x", "2"]], [0])


def test_titles_become_names() -> None:
    assert parts.slug("A second of one core") == "a-second-of-one-core"
    assert re.fullmatch(r"\d{1,2} [A-Z][a-z]+ \d{4}", parts.day())


def test_a_run_of_the_benchmark_writes_its_tables_of_the_page() -> None:
    result = Result("from Python", "Ra, 3 players, Stepper", "decisions", 2.25e6, 2.0e6, 2.3e6, 15.9e3, 141.7)
    report = Report(this_machine(), Plan(groups=("python",)), [result], list[Length](), [], [], [])
    page = parts.renewed(SPEED, markdown.parts(report))
    new, old = lines_of(page) - lines_of(SPEED), lines_of(SPEED) - lines_of(page)
    assert any("`python -m bench --only python`. " in line for line in new)
    assert any(
        line.startswith("| Ra, 3 players, Stepper | **2.25 M** | 2.00 M – 2.30 M | 444 |") for line in new
    )
    assert any(line.startswith("| OpenSpiel hearts | **427 k**") for line in old)
    whole = Report(this_machine(), Plan(), [result], list[Length](), [], [], [])
    assert "`python -m bench`. " in markdown.parts(whole)["bench: from-python"]


def test_each_part_of_the_page_of_speed_belongs_to_a_measurement() -> None:
    groups = {parts.slug(group) for group in markdown.TITLES}
    found = [name.partition(": ") for name in parts.names(SPEED)]
    assert {name for program, _, name in found if program == "bench"} <= groups
    assert {program for program, _, _ in found} == {"bench", "bench.engines", "bench.senet", "bench.server"}
    assert len(groups) == len(GROUPS)


def test_a_run_of_the_engines_writes_its_table_of_the_page() -> None:
    sheet = Sheet("A second of one core", {"Numba": "rate"}, [Row("Ra: random decisions", {"Numba": 23.7e6})])
    report = EnginesReport(this_machine(), "156", EnginesPlan(), [sheet], [])
    page = parts.renewed(SPEED, engines.parts(report))
    assert lines_of(page) - lines_of(SPEED) >= {"| | Numba |", "| Ra: random decisions | 23.7 M |"}


def test_a_run_of_the_server_writes_its_table_of_the_page() -> None:
    figures = [Figure("moves a second", 544, 500, more=True), Figure("load generator: share of a core", 0.3)]
    findings = [
        server_run.Finding("throughput", "SQLite", figures),
        server_run.Finding("throughput", "PostgreSQL", [Figure("moves a second", 755.4, 500, more=True)]),
    ]
    report = server_run.Report(this_machine(), server_run.Plan(), findings, [])
    page = parts.renewed(SPEED, server.parts(report))
    assert lines_of(page) - lines_of(SPEED) >= {
        "|  | SQLite | PostgreSQL | aim |",
        "| throughput: moves a second | 544 | 755 | at least 500 |",
    }
    assert "share of a core" not in page


def test_levels_write_the_row_of_their_game() -> None:
    game = benben.load("imhotep_duel")
    found = levels.Found(0.7512, (0.7, 0.8), 1000)
    row = levels.row_of(game, [found] * 5, "net:games=1000")
    page = parts.with_rows(STRENGTH, "bench.levels: steps", [row], (0, 1))
    (new,) = lines_of(page) - lines_of(STRENGTH)
    assert new.startswith("| Imhotep: The Duel | 2 | 75.1 % (70.0–80.0) | ")
    assert new.endswith("| 75.1 % (70.0–80.0), `net` |")
    assert len(page.splitlines()) == len(STRENGTH.splitlines())
    for info in benben.list_games():
        first = levels.row_of(benben.load(info.name), [found], "search:games=1000")[0]
        assert f"| {first} | 2 | " in STRENGTH


def test_the_calibration_writes_the_rows_that_it_has_measured(tmp_path: Path) -> None:
    page = tmp_path / "calibration.md"
    page.write_text(CALIBRATION, encoding="utf-8")
    head = "| Game | Games | Judge | Log loss | with its power | Brier score | Calibration error, % | Power |\n|---|"
    calibration.write_rows(page, f"{head}\n| Ra, 2 | 100 | **linear** | a | b | c | d | e |")
    text = page.read_text(encoding="utf-8")
    assert lines_of(text) - lines_of(CALIBRATION) == {"| Ra, 2 | 100 | **linear** | a | b | c | d | e |"}
    assert len(text.splitlines()) == len(CALIBRATION.splitlines())
