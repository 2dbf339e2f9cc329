"""`benben check` finds planted mistakes, each once and with its line, and nothing in sound games."""

import re
from pathlib import Path

import pytest

from benben.authoring import files
from benben.authoring.checking import Bounds, Checked, check
from benben.authoring.faults import Faults
from benben.authoring.other_ways import compare_portable
from benben.authoring.starting import write_new
from benben.engine import registry
from benben.texts import Texts
from tests.cli.program import invoke
from tests.tiers import usually
from tests.waiting import LIMIT

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
GAMES = ("mu_torere", "nim", "pachisi", "sealed_bids", "senet")
FEW = Bounds(games=6, seconds=LIMIT, plies=400, rule_seconds=1.0)

RACE = """
from enum import IntEnum
from benben import CHANCE, OVER, GameTable, cell, game, nd, rule
from benben.engine.view import SeatView, ViewHeader, view_header

class Step(IntEnum):
    ROLL = 0

SPEEDS = nd.array([3, 2, 1])
LOG = []

class Race(GameTable):
    place = cell(2, low=0, high=20, by_seat=True)

@rule
def legal(table, moves):
    moves[0] = Step.ROLL
    moves[1] = 1
    return 2

@rule
def chance(table, weights):
    for roll in range(3):
        weights[roll] = SPEEDS[roll]
    return 3

@rule
def apply(table, code):
    if table.actor == CHANCE:
        table.place[table.turn] = min(20, table.place[table.turn] + code + 1)
        if table.place[table.turn] == 20:
            table.actor = OVER
            return
        table.turn = 1 - table.turn
        table.actor = table.turn
    elif code == 0:
        table.actor = CHANCE
    else:
        table.place[table.actor] = min(20, table.place[table.actor] + 1)
        table.turn = 1 - table.turn
        table.actor = CHANCE

@rule
def score(table, seat):
    return int(table.place[seat])

RULES = game(Race, moves={"roll": None, "walk": None}, outcomes={"step": range(1, 4)},
             legal=legal, chance=chance, apply=apply, score=score)
"""
BIDS = """
from benben import OVER, GameTable, cell, game, rule

class Bids(GameTable):
    bid = cell(2, low=-1, high=5, empty=-1, seen_by="owner")

@rule
def legal(table, moves):
    for bid in range(6):
        moves[bid] = bid
    return 6

@rule
def apply(table, code):
    table.bid[table.actor] = code
    table.turn = table.actor = table.actor + 1
    if table.actor == 2:
        table.turn = 0
        table.actor = OVER

@rule
def winner(table):
    if table.bid[0] == table.bid[1]:
        return -1
    return 0 if table.bid[0] > table.bid[1] else 1

RULES = game(Bids, moves={"bid": range(6)}, secret=["bid"], legal=legal, apply=apply, winner=winner)
"""
MORE = "legal=legal, chance=chance, apply=apply, score=score"


def more(text: str) -> tuple[str, str]:
    """A further argument of `game`."""
    return MORE, f"{MORE}, {text}"


def above(text: str) -> tuple[str, str]:
    """A definition before `RULES`."""
    return "\nRULES = ", f"\n{text}\n\nRULES = "


VIEW = """
def view(table, viewer) -> ViewHeader:
    return {**view_header(table, viewer, []), "seats": [{"seat": seat, "points": None} for seat in range(2)]}
"""
OPEN = """
from benben.authoring.looks import OpenView

DEFAULT = game(Bids, name="tried", moves={"bid": range(6)}, legal=legal, apply=apply, winner=winner).view

def view(table, viewer) -> OpenView:
    shown = DEFAULT(table, viewer)
    return {**shown, "cells": {**shown["cells"], "bid": table.bid.tolist()}}

RULES = """
LIST = "    moves[1] = 1\n    return 2"
PLANTED = {
    "move_twice": (RACE, [(LIST, "    moves[1] = 0\n    return 2")], "twice", "legal"),
    "move_that_is_none": (RACE, [(LIST, "    moves[1] = 2\n    return 2")], "no_move", "legal"),
    "no_moves": (RACE, [(LIST, "    return 0")], "no_moves", "legal"),
    "most_moves": (RACE, [more("most_moves=1")], "moves", "legal"),
    "legal_changes_the_table": (RACE, [(LIST, f"    table.turn = 1 - table.turn\n{LIST}")], "changes", "legal"),
    "weights_of_nothing": (RACE, [("= SPEEDS[roll]", "= 0")], "weights", "chance"),
    "weight_below_0": (RACE, [("= SPEEDS[roll]", "= roll - 1")], "weights", "chance"),
    "outcome_without_a_name": (RACE, [("range(1, 4)}", "range(1, 3)}")], "outcomes", "chance"),
    "index_outside": (RACE, [("table.place[table.actor] = min", "table.place[table.actor + 2] = min")],
                      "index", "apply"),
    "cell_overflows": (RACE, [("low=0, high=20, by_seat=True", "by_seat=True"),
                              ("table.place[table.actor] = min(20,", "table.place[table.actor] = max(200,")],
                       "cell", "apply"),
    "out_of_range": (RACE, [("= min(20, table.place[table.actor] + 1)", "= table.place[table.actor] + 9")],
                     "range", "line 39, apply"),
    "actor_nowhere": (BIDS, [("if table.actor == 2", "if table.actor == 5")], "actor", "apply"),
    "endless_game": (RACE, [("== 20:", "== 21:")], "endless", "apply"),
    "endless_rule": (RACE, [("    elif code == 0:\n", ("    elif code == 0:\n        while table.actor != CHANCE:\n"
                             "            table.turn = 0\n"))], "endless", "apply"),
    "memory_outside_the_table": (RACE, [("    if table.actor == CHANCE:", ("    LOG.append(code)\n"
                                         "    if code == 1:\n        table.place[1] = len(LOG) % 19\n"
                                         "    if table.actor == CHANCE:"))], "remembers", "apply"),
    "missing_cell": (RACE, [("    elif code == 0:\n", "    elif code == 0:\n        table.pace = 1\n")],
                     "no_cell", "line 37, apply"),
    "taken_name": (BIDS, [("    bid = cell(", "    round: int = cell()\n    bid = cell(")], "cell_name", "Bids"),
    "list_in_a_rule": (RACE, [(LIST, f"    both = [0, 1]\n{LIST}")], "not_in_rules", "line 18, legal"),
    "int_of_a_member": (RACE, [("= Step.ROLL", "= int(Step.ROLL)")], "int_of_enum", "line 17, legal"),
    "list_of_the_module": (RACE, [("nd.array([3, 2, 1])", "[3, 2, 1]")], "global_list", "chance"),
    "helper_that_is_no_rule": (RACE, [above("def far(table):\n    return 20"), ("== 20:", "== far(table):")],
                               "no_rule", "far"),
    "shares": (RACE, [above("@rule\ndef shares(table, won):\n    won[0] = 1.0\n    won[1] = 1.0"),
                      more("shares=shares")], "shares", "shares"),
    "the_last_one_wins": (RACE, [above("@rule\ndef winner(table):\n    return 1 - table.turn"),
                                 more("winner=winner")], "poor_winner", "winner"),
    "receipt": (RACE, [more("receipt=lambda table: []")], "receipt", "line 48"),
    "view_without_a_type": (RACE, [above(VIEW.replace(" -> ViewHeader", "")), more("view=view")], "untyped", "view"),
    "view_without_seats": (RACE, [above("def view(table, viewer) -> ViewHeader:\n"
                                        "    return view_header(table, viewer, [])"), more("view=view")],
                           "seats", "view"),
    "view_without_a_header": (RACE, [above('def view(table, viewer) -> ViewHeader:\n    return {"seats": []}'),
                                     more("view=view")], "header", "view"),
    "view_that_is_no_json": (RACE, [above(VIEW.replace("(table, viewer, [])", "(table, viewer, [])")
                                          .replace("None}", "(1, 2)}")), more("view=view")], "json", "view"),
    "text_that_is_missing": (RACE, [above('def prompt(table):\n    return {"id": "race-what"}'),
                                    more("prompt=prompt")], "no_text", "prompt"),
    "text_that_asks": (RACE, [more('words={"prompt-verbs": "{ $seat } may { $wish }"}')], "text_asks", ""),
    "encode": (RACE, [more("encode=lambda options: [7]")], "players", "line 48"),
    "bid_in_words": (BIDS, [('secret=["bid"], ', "")], "event_shows", ""),
    "moves_that_depend": (BIDS, [("    return 6", "    return 6 if table.bid[0] < 3 else 5")], "depends", "legal"),
    "view_that_shows": (BIDS, [("\nRULES = ", OPEN), ("winner=winner)\n", "winner=winner, view=view)\n")],
                        "view_shows", "view"),
}  # fmt: skip


def checked(file: Path, bounds: Bounds = FEW) -> Checked:
    return check(registry.rules(files.use(file)), bounds)


def written(folder: Path, text: str) -> Path:
    file = folder / "tried.py"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_mistake_is_found_once(name: str, tmp_path: Path) -> None:
    text, changes, kind, where = PLANTED[name]
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    found = [fault for fault in checked(written(tmp_path, text)).faults if fault.kind == kind]
    assert len(found) == 1, checked(written(tmp_path, text)).faults
    assert where in found[0].where
    said = Texts().format(found[0].what)
    assert "cli-check" not in said
    assert "{$" not in said or kind == "text_asks"


@pytest.mark.parametrize("text", [RACE, BIDS], ids=["race", "bids"])
def test_a_sound_game_has_no_faults(text: str, tmp_path: Path) -> None:
    found = checked(written(tmp_path, text), Bounds(games=20, seconds=LIMIT))
    assert found.faults == []
    assert found.games == 20
    assert found.plies > 20


@pytest.mark.parametrize("name", GAMES)
def test_an_example_has_no_faults(name: str) -> None:
    assert checked(EXAMPLES / f"{name}.py", Bounds(games=2)).faults == []


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_an_example_passes_the_command_and_is_played(name: str) -> None:
    file = str(EXAMPLES / f"{name}.py")
    done = invoke("check", file, "--games", "8")
    assert done.code == 0, done.out
    assert "Compiled rules: the same 8 games, byte for byte" in done.out
    played = invoke("play", file, "--seed", "1", typed="1\n1\nquit\n")
    assert played.code == 0, played.err
    assert len((EXAMPLES / f"{name}.py").read_text(encoding="utf-8").splitlines()) < 150


def test_a_new_game_passes_and_nothing_is_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert invoke("new", "mygame").code == 0
    done = invoke("check", "./mygame.py", "--interpreted", "--games", "9")
    assert done.code == 0, done.out
    assert "9 games" in done.out
    assert "No faults" in done.out
    again = invoke("new", "mygame")
    assert again.code == 1
    assert "exists already" in again.err
    for bad in ("My-Game", "ra", "1st"):
        assert invoke("new", bad).code == 2


def test_the_command_ends_with_1_and_names_file_and_line(tmp_path: Path) -> None:
    file = written(tmp_path, RACE.replace("= int(Step", "= Step").replace("= Step.ROLL", "= int(Step.ROLL)"))
    done = invoke("check", str(file), "--games", "3")
    assert done.code == 1
    assert re.search(r"tried\.py, line 17, legal: int\(Step\.ROLL\) cannot be compiled", done.out)
    assert "1 fault" in done.out


def test_a_file_that_is_no_game_is_refused_with_its_line(tmp_path: Path) -> None:
    done = invoke("check", str(written(tmp_path, "RULES = 1 +\n")))
    assert done.code == 1
    assert "line 1" in done.err


def test_the_first_game_is_written_as_it_stands(tmp_path: Path) -> None:
    text = write_new(tmp_path, "other").read_text(encoding="utf-8")
    assert text.startswith('"""Reach')
    with pytest.raises(FileExistsError):
        write_new(tmp_path, "other")


@pytest.mark.slow
def test_numbers_that_wrap_only_when_they_are_compiled_are_found(tmp_path: Path) -> None:
    wraps = "1 + ((code + 1) * 4611686018427387904 * 4 >> 62)"
    text = RACE.replace("table.place[table.turn] + code + 1)", f"table.place[table.turn] + {wraps})")
    done = invoke("check", str(written(tmp_path, text)), "--games", "5")
    assert done.code == 1
    assert "compiled rules and plain Python come to different tables" in done.out


@pytest.mark.slow
def test_a_game_with_an_engine_is_compared_with_it() -> None:
    rules = registry.rules("ra")
    faults = Faults(rules)
    done = compare_portable(rules, faults, 1)
    assert faults.listed() == []
    assert Texts().format(done.said) == "Engine: the same game, byte for byte"
    assert done.is_whole


def test_a_game_without_an_engine_says_how_to_build_one(tmp_path: Path) -> None:
    file = written(tmp_path, RACE)
    rules = registry.rules(files.use(file))
    done = compare_portable(rules, Faults(rules), 1)
    assert f"benben web build {file}" in Texts().format(done.said)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["ankhor", "imhotep", "imhotep_duel", "ra"])
def test_the_games_of_the_package_have_no_faults(name: str) -> None:
    assert check(registry.rules(name), Bounds(games=2, seconds=usually(1.0, 8.0))).faults == []
