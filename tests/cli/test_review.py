"""`review`: what it shows, what it keeps, what it refuses."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import benben
from benben.cli.cache import cache_file, read_cached, write_cached
from benben.cli.graph import HEIGHT, draw_graph
from benben.engine.dice import new_dice
from benben.engine.message import message
from benben.engine.replay import read_record
from benben.players import make
from benben.review import (
    Account,
    Amount,
    Budget,
    Decision,
    JudgedMove,
    LuckRow,
    Moment,
    Review,
    Turning,
)  # fmt: skip
from tests.cli.program import at_a_terminal, invoke

Record = dict[str, Any]


def idea(move: int, chance: float) -> JudgedMove:
    words = message("ra-move-draw")
    return JudgedMove(move, "draw", words, 0.01, (chance, 0.6 - chance, 0.4), (30.0, 20.0, 10.0))


def account(seat: int, won: float) -> Account:
    luck = tuple(
        LuckRow(source, message(f"ra-luck-{source}"), chance, 2.0)
        for source, chance in (("deal", 0.04), ("reveal", -0.01))
    )
    errors = tuple(
        Amount(-0.3 if seat == 0 else 0.15, 0.0) if each == 0 else Amount(0.0, 0.0) for each in range(3)
    )
    doubt = won - 0.3 - 0.03 - errors[0].chance
    return Account(
        seat, Amount(0.3, 20.0), luck, errors, Amount(doubt, 1.0), Amount(won, 30.0), 1, int(seat == 0),
        0.3 if seat == 0 else 0.0,
    )  # fmt: skip


@pytest.fixture
def made() -> Review:
    """A review with a mistake and with luck."""
    played, best = idea(0, 0.2), idea(1, 0.5)
    return Review(
        game="ra", rules=1, players=3, digest="00", games=300, seconds=None, seed=0,
        graph=(Moment(2, (0.5, 0.1, 0.4), (0, 0, 0)), Moment(4, (0.2, 0.4, 0.4), (0, 0, 0)),
               Moment(40, (0.0, 1.0, 0.0), (0, 0, 0))),
        decisions=(Decision(2, 0, 300, best.chances, best.points, played, (best, played), 0.3, 0.03,
                            "error", is_real=True, given_back=0.15),),
        draws=(),
        accounts=tuple(account(seat, won) for seat, won in enumerate((0.0, 1.0, 0.0))),
        turnings=(
            Turning("mistake", 2, 0, (-0.3, 0.3, 0.0), 0.03,
                    message("review-mistake", seat=0, move=played.message, before=50, after=20, lost=30),
                    message("review-better", move=message("ra-move-invoke"), chance=50)),
            Turning("luck", 3, 1, (0.0, 0.2, -0.2), 0.01,
                    message("review-luck-good", seat=1, events=[message("ra-event-pass", seat=2)], shift=20), None),
        ),
    )  # fmt: skip


@pytest.fixture
def kept(record: Record, made: Review, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a record whose review with the usual budget is in the cache, in a separate folder."""
    monkeypatch.setenv("BENBEN_CACHE", str(tmp_path / "cache"))
    record["seats"][0]["name"] = "Ann"
    write_cached(cache_file(record, Budget(games=300), 0), made)
    path = tmp_path / "kept.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


# ---- what is shown -----------------------------------------------------------------------------------------------
def test_the_turning_points_are_reported_in_words(kept: Path) -> None:
    shown = invoke("review", str(kept))
    assert shown.code == 0, shown.err
    assert "This is the stored review" in shown.err
    assert shown.out.splitlines() == [
        "Ra: chances of winning",
        "Ply  Ann  Player 2  Player 3",
        "2    50%       10%       40%",
        "4    20%       40%       40%",
        "40    0%      100%        0%",
        "",
        "Turning points",
        "Ply 2: This move costs Ann 30% (50% to 20%): Draw a tile.",
        "  Better: Invoke Ra (50%).",
        "  Not punished: errors of others gave back 15%.",
        "Ply 3: Lucky for Player 2 (+20%): Player 3 passes.",
        "",
        "                     Ann  Player 2  Player 3",
        "Start                30%       30%       30%",
        "Luck: sets of suns   +4%       +4%       +4%",
        "Luck: tiles          −1%       −1%       −1%",
        "Own errors          −30%        0%        0%",
        "Others’ errors        0%      +15%      +15%",
        "Doubt                −3%      +52%      −48%",
        "Won                   0%      100%        0%",
        "",
        "Player    Real decisions  Errors  Loss per decision",
        "Ann                    1       1              30.0%",
        "Player 2               1       0               0.0%",
        "Player 3               1       0               0.0%",
        "Judged by a fitted evaluation",
    ]


def test_so_many_turning_points_as_asked(kept: Path) -> None:
    assert "Lucky" not in invoke("review", str(kept), "--top", "1").out
    assert "No turning point" in invoke("review", str(kept), "--top", "0").out


def test_json_for_programs(kept: Path, made: Review, tmp_path: Path) -> None:
    assert json.loads(invoke("review", str(kept), "--json", "-").out) == made.to_json()
    file = tmp_path / "review.json"
    assert "Turning points" in invoke("review", str(kept), "--json", str(file)).out
    assert json.loads(file.read_text(encoding="utf-8")) == made.to_json()


def test_the_graph_is_read_without_colours(made: Review) -> None:
    lines = [line.plain for line in draw_graph(made.graph, ["Ann", "Bob", "Cleo"], [2, 40], 30)]
    assert len(lines) == HEIGHT + 3
    assert lines[0] == "100%   " + "█" * 21 + "░"
    assert lines[HEIGHT - 1] == "  0%   " + "▓" * 21 + "░"
    assert lines[HEIGHT] == "       ▲" + " " * 20 + "▲"
    assert lines[HEIGHT + 1].split() == ["2", "40"]
    assert lines[HEIGHT + 2].split() == ["██", "Ann", "░░", "Bob", "▓▓", "Cleo"]
    first = [line[7] for line in lines[:HEIGHT]]
    assert (first.count("█"), first.count("░"), first.count("▓")) == (6, 1, 5)


def test_a_graph_fits_into_a_narrow_terminal(made: Review) -> None:
    for columns in (10, 20, 60, 200):
        lines = draw_graph(made.graph, ["A", "B", "C"], [3], columns)
        assert max(len(line.plain.rstrip()) for line in lines[:HEIGHT]) <= columns


# ---- what is kept --------------------------------------------------------------------------------------------------
def test_another_budget_seed_or_record_is_another_review(record: Record) -> None:
    budget = Budget(games=300)
    place = cache_file(record, budget, 0)
    assert place == cache_file(json.loads(json.dumps(record)), budget, 0)
    others = [
        cache_file(record, Budget(games=301), 0),
        cache_file(record, Budget(seconds=300), 0),
        cache_file(record, budget, 1),
        cache_file({**record, "digest": "00"}, budget, 0),
    ]
    assert len({place, *others}) == 5


def test_a_damaged_kept_review_is_none(
    tmp_path: Path, made: Review, caplog: pytest.LogCaptureFixture
) -> None:
    place = tmp_path / "reviews" / "one.json"
    assert read_cached(place) is None
    write_cached(place, made)
    found = read_cached(place)
    assert found is not None
    assert found.to_json() == made.to_json()
    sound = place.read_text()
    assert not caplog.records
    for number, spoilt in enumerate(
        (sound[:100], "", "[]", sound.replace('"graph": [{', '"graph": [1, {')), 1
    ):
        place.write_text(spoilt)
        assert read_cached(place) is None
        assert len(caplog.records) == number


# ---- what is refused -----------------------------------------------------------------------------------------------
def unfinished(record: Record) -> None:
    match = read_record(record)
    record.clear()
    record.update(json.loads(json.dumps(match.at(4).record())))


def foreign(record: Record) -> None:
    record["format"] = "chess"


def edited(record: Record) -> None:
    record["result"]["scores"][0] += 1


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [(unfinished, "the game is not over"), (foreign, "not a benben record"), (edited, "the result")],
)
def test_what_is_no_finished_game_is_refused(
    record: Record, tmp_path: Path, spoil: Callable[[Record], None], reason: str
) -> None:
    spoil(record)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    shown = invoke("review", str(path))
    assert (shown.code, shown.out) == (1, "")
    assert f"{path}: refused: " in shown.err
    assert reason in shown.err


def test_what_is_no_record_at_all_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("{", encoding="utf-8")
    assert "not JSON" in invoke("review", str(path)).err
    path.write_text("[]", encoding="utf-8")
    assert "not a benben record" in invoke("review", str(path)).err
    assert "No such file" in invoke("review", str(tmp_path / "nowhere.json")).err


# ---- the whole way ---------------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_a_game_is_thought_through_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = benben.load("imhotep_duel")
    match, bot = game.new_match(seed=int(new_dice(3)[0])), make("greedy", game, 0)
    while match.turn is not None:
        match.play(bot.choose(match.known(match.turn), match.turn))
    path = tmp_path / "duel.json"
    path.write_text(json.dumps(match.record()), encoding="utf-8")
    monkeypatch.setattr("benben.cli.cache.cache_file", lambda *_: tmp_path / "kept.json")
    monkeypatch.setattr("benben.cli.commands.review.cache_file", lambda *_: tmp_path / "kept.json")
    arguments = ["review", str(path), "--games", "3", "--json", "-"]
    first = invoke(*arguments, "--workers", "2")
    assert first.code == 0, first.err
    assert Review.from_json(json.loads(first.out)).graph[-1].ply == match.ply
    again = invoke(*arguments)
    assert again.out == first.out
    assert "This is the stored review" in again.err
    anew = invoke(*arguments, "--fresh", "--workers", "1")
    assert anew.out == first.out
    assert "This is the stored review" not in anew.err


@pytest.mark.slow
def test_a_game_that_was_given_up_is_thought_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = benben.load("imhotep_duel").new_match(seed=1)
    match.play(match.legal_moves[0])
    path = tmp_path / "duel.json"
    path.write_text(json.dumps(match.record(resigned=1)), encoding="utf-8")
    monkeypatch.setenv("BENBEN_CACHE", str(tmp_path))
    shown = invoke("review", str(path), "--games", "3", "--json", "-")
    assert shown.code == 0, shown.err
    assert Review.from_json(json.loads(shown.out)).graph[-1].ply == match.ply


@pytest.mark.slow
def test_at_a_terminal_a_graph_is_drawn(
    file: Path, record: Record, made: Review, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_cached(tmp_path / "reviews" / cache_file(record, Budget(games=300), 0).name, made)
    monkeypatch.setenv("BENBEN_CACHE", str(tmp_path))
    seen, code = at_a_terminal(["review", str(file)], [])
    assert code == 0
    assert "100%" in seen
    assert "▲" in seen
    assert "Better: " in seen
