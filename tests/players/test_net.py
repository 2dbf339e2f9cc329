"""Nets: the same integers as Python's own, nothing that overflows, files that fit or say why not."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy  # noqa: ICN001  (`np` has no types here)
import pytest

from benben import load, nd
from benben.engine.errors import BadSpec
from benben.engine.game import Game
from benben.engine.native import array_of
from benben.engine.registry import names, rules
from benben.engine.table import OVER, Tables
from benben.players import make
from benben.players.buffers import Buffers
from benben.players.evaluation import evaluation_of
from benben.players.net import BadNet, Net, digest_of, judge_of, load_net, net_name, net_of, save_net
from benben.players.priors import Priors
from benben.players.quick import play_quickly
from benben.players.steps import FIRST, LARGEST, LARGEST_CELL, LARGEST_FEATURE, SECOND, STEPS
from tests.players.cells import ours

DUEL = load("imhotep_duel")
np: Any = numpy
"""Nets are of NumPy's arrays where they are trained, and of cells where they judge."""
MOST_BYTES = 300_000
SHIPPED = [
    pytest.param(Game(rules(name), {"players": players}), id=f"{name}-{players}")
    for name in names()
    for players in range(2, 6)
    if (rules(name).folder / net_name(players)).exists()
]


def made_up(game: Game, seed: int = 1, cells: tuple[int, int] = (FIRST, SECOND)) -> Net:
    """A net of random weights, small enough that its cells differ."""
    dice: Any = np.random.default_rng(seed)
    first, second = cells
    evaluation = evaluation_of(game)
    assert evaluation is not None
    width, phases = len(game.rules.feature_names), game.rules.phases

    def cell(*shape: int) -> Any:
        return dice.integers(-150, 150, shape).astype(np.int16)

    return Net(
        array_of(evaluation.weights), dice.normal(size=width), np.full(width, 16.0), cell(width, first),
        cell(width, first), dice.integers(-9999, 9999, (phases, first)).astype(np.int32), cell(first, second),
        dice.integers(-9999, 9999, second).astype(np.int32), cell(second), Priors.none(),
    )  # fmt: skip


def positions(game: Game, rng: int = 3) -> list[Tables]:
    """Tables of a game between players that misjudge a little."""
    match = play_quickly(game, [1.0] * game.players, range(game.players), deal_seed=rng)
    return [match.at(ply).tables for ply in range(5, len(match.plies), 9)]


def judged(game: Game, tables: Tables, net: Net) -> tuple[list[float], list[float]]:
    chances, points = nd.zeros((2, game.rules.most_seats))
    judge_of(game.rules)(tables[0], game.players, ours(net), Buffers.of(game.rules), chances, points)
    return chances[: game.players].tolist(), points[: game.players].tolist()


def by_python(game: Game, tables: Tables, net: Net) -> Any:
    """The chances by Python's unbounded integers, written down once more; every sum must fit into 32 bits."""
    table, room = tables[0], np.zeros(len(game.rules.feature_names))
    stage = 0 if game.rules.phase is None else game.rules.phase(table)
    known, strengths = [], []
    for seat in range(game.players):
        game.rules.features(table, seat, room)  # type: ignore[misc]
        steps = np.floor(np.clip((room - net.means) * net.scales, -LARGEST_FEATURE, LARGEST_FEATURE) + 0.5)
        known.append([int(step) for step in steps])
        strengths.append(float(net.weights[0, stage] @ [*room, 1.0]))
    own, others, second = (cells.tolist() for cells in (net.own, net.others, net.second))
    for seat in range(game.players):
        first = [int(bias) for bias in net.stages[stage]]
        for feature in range(len(room)):
            rest = sum(known[other][feature] for other in range(game.players) if other != seat)
            for cell in range(len(first)):
                first[cell] += own[feature][cell] * known[seat][feature] + others[feature][cell] * rest
        hidden = [int(bias) for bias in net.second_bias]
        for cell, total in enumerate(first):
            for target in range(len(hidden)):
                hidden[target] += second[cell][target] * min(max(total >> 8, 0), LARGEST_CELL)
        assert max(map(abs, first + hidden)) < 2**31
        cells = [min(max(total >> 8, 0), LARGEST_CELL) for total in hidden]
        added = sum(cell * int(weight) for cell, weight in zip(cells, net.last, strict=True))
        strengths[seat] += added / STEPS**2
    chances = np.exp(np.array(strengths) - max(strengths))
    return np.asarray(chances / chances.sum())


@pytest.mark.parametrize(
    ("name", "players"),
    [
        pytest.param("imhotep_duel", 2),
        pytest.param("ra", 3, marks=pytest.mark.slow),
        pytest.param("ankhor", 4, marks=pytest.mark.slow),
        pytest.param("imhotep", 4, marks=pytest.mark.slow),
    ],
)
def test_the_integers_are_those_of_python(name: str, players: int) -> None:
    game = load(name, players=players)
    net, seen = made_up(game), 0.0
    plain = Net.linear(net.weights)
    for tables in positions(game):
        if tables[0].actor == OVER:
            continue
        chances = judged(game, tables, net)[0]
        assert chances == pytest.approx(by_python(game, tables, net), abs=1e-12)
        seen = max(seen, abs(chances[0] - judged(game, tables, plain)[0][0]))
    assert seen > 0.01


def test_nothing_overflows() -> None:
    """The largest weights and features that there can be, all of one sign."""
    net = made_up(DUEL)
    large = net._replace(
        means=net.means - 1e9,
        scales=np.full_like(net.scales, STEPS),
        own=np.full_like(net.own, LARGEST), others=np.full_like(net.others, LARGEST),
        second=np.full_like(net.second, LARGEST), second_bias=np.zeros_like(net.second_bias),
        stages=np.zeros_like(net.stages), last=np.full_like(net.last, 1),
    )  # fmt: skip
    tables = positions(DUEL)[0]
    assert judged(DUEL, tables, large)[0] == pytest.approx(by_python(DUEL, tables, large))
    width = len(DUEL.rules.feature_names)
    assert 2 * width * LARGEST * LARGEST_FEATURE < 2**31
    assert FIRST * LARGEST * LARGEST_CELL < 2**31


def test_without_hidden_cells_it_is_the_fitted_evaluation() -> None:
    evaluation = evaluation_of(DUEL)
    assert evaluation is not None
    net = Net.linear(evaluation.weights)
    for tables in positions(DUEL):
        chances, points = evaluation.judge(tables)
        assert judged(DUEL, tables, net) == (list(chances), list(points))


def test_a_table_that_is_over_has_its_winners() -> None:
    match = play_quickly(DUEL, [1.0, 1.0], [0, 1], deal_seed=3)
    assert match.is_over
    assert sorted(judged(DUEL, match.tables, made_up(DUEL))[0]) in ([0.0, 1.0], [0.5, 0.5])


# ---- files -----------------------------------------------------------------------------------------------------
def test_a_file_gives_back_what_was_saved(tmp_path: Path) -> None:
    net, file = made_up(DUEL), tmp_path / "net.npz"
    save_net(DUEL, file, net, {"command": "by hand", "seed": 7})
    found = load_net(DUEL, file)
    assert digest_of(found.net) == digest_of(net)
    assert (found.about["command"], found.about["seed"]) == ("by hand", 7)


def wider(net: Net) -> Net:
    return net._replace(last=np.zeros(len(net.last) + 1, np.int16))


def infinite(net: Net) -> Net:
    return net._replace(means=net.means + np.inf)


def larger(net: Net) -> Net:
    return net._replace(own=np.full_like(net.own, LARGEST + 1))


def floats(net: Net) -> Net:
    return net._replace(second=net.second.astype(np.float32))


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (wider, r"its shape is \"second int16\(64, 32\)\""),
        (infinite, "means too large or not finite"),
        (larger, "own too large"),
        (floats, "second float32"),
    ],
)
def test_misshapen_numbers_are_refused(spoil: Callable[[Net], Net], reason: str, tmp_path: Path) -> None:
    save_net(DUEL, tmp_path / "net.npz", spoil(made_up(DUEL)), {})
    with pytest.raises(BadNet, match=reason):
        load_net(DUEL, tmp_path / "net.npz")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "ra"}, 'its game is "ra", not "imhotep_duel"'),
        ({"features": ["points"]}, r'its features is \["points"\]'),
        ({"rules_version": 0}, "its rules_version is 0"),
        ({"players": 3}, "its players is 3, not 2"),
        ({"observation": "0"}, 'its observation is "0"'),
        ({"version": 1}, "its version is 1"),
        ({"digest": "0"}, "its digest is"),
    ],
)
def test_what_was_made_for_something_else_is_refused(
    changes: dict[str, Any], reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "net.npz"
    save_net(DUEL, file, made_up(DUEL), {})
    with np.load(file, allow_pickle=False) as arrays:
        kept = dict(arrays)
    about = {**json.loads(str(kept.pop("about"))), **changes}
    with file.open("wb") as changed:
        np.savez(changed, about=np.array(json.dumps(about)), **kept)
    with pytest.raises(BadNet, match=reason):
        load_net(DUEL, file)


@pytest.mark.parametrize("content", [b"", b"no net", b"PK\x03\x04"])
def test_what_is_no_net_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    file.write_bytes(content)
    with pytest.raises(BadNet, match=r"net\.npz cannot be read as a net"):
        load_net(DUEL, file)


def test_a_net_that_the_disk_has_damaged_is_refused(tmp_path: Path) -> None:
    """Whatever the decompression says; a byte of a name's padding may do no harm."""
    file = tmp_path / "net.npz"
    save_net(DUEL, file, made_up(DUEL), {})
    sound, refused = file.read_bytes(), 0
    for place in range(0, len(sound), len(sound) // 40):
        spoilt = tmp_path / f"{place}.npz"
        spoilt.write_bytes(sound[:place] + bytes([sound[place] ^ 255]) + sound[place + 1 :])
        try:
            load_net(DUEL, spoilt)
        except BadNet:
            refused += 1
    assert refused > 30


def test_objects_are_never_unpickled(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    np.savez(file, about=np.array([{}], object), allow_pickle=True)
    with pytest.raises(BadNet, match="cannot be read as a net"):
        load_net(DUEL, file)


# ---- players ---------------------------------------------------------------------------------------------------
def test_a_game_without_a_net_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benben.players.net.net_name", lambda _: "no-net.npz")
    with pytest.raises(BadSpec, match="there is no net for imhotep_duel with 2 players; `search` needs none"):
        make("net:games=20", DUEL)


def test_a_candidate_plays_by_its_file(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    save_net(DUEL, file, made_up(DUEL), {})
    player = make(f"benben.learning.candidate:Candidate:file={file},games=60", DUEL, seed=4)
    match = DUEL.new_match(seed=5)
    seat = match.turn
    assert seat is not None
    assert player.choose(match.known(seat), seat) in match.legal_moves.codes
    assert np.array_equal(player.net.own, made_up(DUEL).own)  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", SHIPPED)
def test_nets_of_the_package_are_small_and_say_what_made_them(game: Game) -> None:
    trained = net_of(game)
    assert trained is not None
    file = game.rules.folder / net_name(game.players)
    assert file.stat().st_size < MOST_BYTES
    assert trained.about["command"].startswith(f"benben learn {game.name} ")
    assert trained.about["log_loss"] < trained.about["log_loss_linear"]
    player = make("net:games=40", game, seed=2)
    match = game.new_match(seed=1)
    seat = match.turn
    assert seat is not None
    moves = {make("net:games=40", game, seed=2).choose(match.known(seat), seat) for _ in range(2)}
    assert moves == {player.choose(match.known(seat), seat)}
