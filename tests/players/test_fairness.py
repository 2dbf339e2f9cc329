"""A bot chooses alike at any two tables that differ only in what is hidden from its seat; a cheat is caught."""

import itertools
import random
import zlib
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from typing_extensions import override

import benben
from benben import nd
from benben.arena.playing import play_match
from benben.cli.simulation import Simulation, play_line
from benben.engine.game import Game, Match
from benben.engine.registry import _MODULES, names
from benben.engine.replay import read_record
from benben.engine.table import CHANCE, Tables, copy_tables, table_bytes
from benben.players import make
from benben.players.kinds import PlayerKind
from benben.players.player import Player, RandomPlayer
from benben.players.specs import _KINDS
from tests.games.every import CASES, PLAIN, over
from tests.games.playing import decisions, examples, played, seeds, tables_of, walk
from tests.players import fair
from tests.tiers import usually
from tools.documents import label

PEBBLES = Game(CASES["pebbles"].rules, {"players": 3, "bag": "large"})
"""Each holds pebbles that the others do not see, so that nearly every position has a secret."""
PAIRS = benben.load("imhotep", players=3, sides="BBBBB")
"""On Market B one seat looks at two cards that no other seat sees."""
KINDS = list({game.name: game for game in reversed(PLAIN)}.values())
"""One set of options of each game."""


# ---- everybody is fair -------------------------------------------------------------------------------------------
def check_everybody(match: Match, seed: int) -> None:
    """Every kind of player, called in every way, at every table that a seat cannot distinguish from this one."""
    found = list(fair.pairs(match, seed))
    for ask in (fair.given, fair.by_hint):
        fair.check_same(ask, found, [seed])
    for spec in fair.everybody(match.game):
        fair.check_same(fair.by_hand(spec), found, [seed])
        fair.check_same(fair.by_the_server(spec), found, [seed])
    deciding = [pair for pair in found if pair[2] == match.turn]
    for spec in ("random", "greedy", "greedy:blur=4", "person:blur=2,habit=3"):
        fair.check_same(fair.by_itself(spec), deciding, [seed])


@examples(0.08)
@given(seed=seeds, reached=decisions)
def test_the_same_seed_chooses_the_same_where_most_is_secret(seed: int, reached: int) -> None:
    check_everybody(played(PEBBLES, seed, reached), seed)


@pytest.mark.slow
@over(usually(KINDS, PLAIN))
@examples(0.04)
@given(seed=seeds, reached=decisions)
def test_the_same_seed_chooses_the_same(game: Game, seed: int, reached: int) -> None:
    check_everybody(played(game, seed, reached), seed)


@cache
def looking() -> list[Match]:
    """Positions in which somebody looks at a pair that no other seat may know."""
    *_, match = walk(PAIRS, 4)
    secret = [ply for ply, table in enumerate(tables_of(match)) if PAIRS.rules.private_to(table) is not None]
    found = [match.at(ply) for ply in secret]
    return [position for position in found if position.turn is not None]


@pytest.mark.slow
def test_the_pair_of_the_market_plays_no_part_in_what_others_think() -> None:
    found = list(fair.pairs(looking()[0], 3))
    assert sum(seat != one.turn for one, _, seat in found) >= 2
    for ask in (fair.given, fair.by_hint, *(fair.by_hand(spec) for spec in fair.everybody(PAIRS))):
        fair.check_same(ask, found, [1])


def secrets_of_pebbles(most: int) -> Iterator[fair.Pair]:
    """Pairs in which the hands of others differ for the seat that must decide."""
    found = (
        (one, other, seat)
        for seed in itertools.count()
        for reached in (3, 6, 9)
        for one, other, seat in fair.pairs(played(PEBBLES, seed, reached), seed)
        if seat == one.turn and other.key != one.key and len(one.legal_moves) > 1
    )
    return itertools.islice(found, most)


def everybody_in_every_kind() -> list[Any]:
    """Each kind of player with each game."""
    return [pytest.param(spec, game, id=f"{spec}-{game.name}") for spec in fair.everybody() for game in KINDS]


def in_rotation() -> list[Any]:
    """Each kind of player with one game, which goes round: every game is played by some, and nothing twice."""
    found = everybody_in_every_kind()
    return [found[place * len(KINDS) + place % len(KINDS)] for place in range(len(found) // len(KINDS))]


@pytest.mark.parametrize("spec", fair.everybody())
def test_with_other_seeds_each_move_is_chosen_as_often(spec: str) -> None:
    fair.check_as_often(fair.by_hand(spec), secrets_of_pebbles(2), 120)


@pytest.mark.slow
@pytest.mark.parametrize(("spec", "game"), usually(in_rotation(), everybody_in_every_kind()))
def test_so_it_is_at_the_server(spec: str, game: Game) -> None:
    match = played(game, 5, 1 if game.name == PEBBLES.name else 12)  # its games are over soon
    other = fair.with_another_future(match, 5)
    assert match.turn is not None
    fair.check_as_often(fair.by_the_server(spec), [(match, other, match.turn)])


@pytest.mark.parametrize("spec", fair.everybody())
def test_a_bot_that_stays_for_the_whole_game_is_fair(spec: str) -> None:
    """What it may keep from move to move, as a tree, comes from what it was given."""
    *_, match = walk(PEBBLES, 4)
    other = fair.with_another_future(match, 4)
    first, second = (make(spec, PEBBLES, 7) for _ in range(2))
    for ply, step in enumerate(match.plies):
        if step.actor == 0:
            here = match.at(ply)
            there = fair.with_other_secrets(other.at(ply), 0, random.Random(ply))
            assert first.choose(here.known(0, ply), 0) == second.choose(there.known(0, ply), 0)


# ---- what a bot is given -----------------------------------------------------------------------------------------
class Recorder(RandomPlayer):
    """Writes down all that it is ever given."""

    handed: list[tuple[object, ...]]

    def __init__(self, *given: object) -> None:
        self.handed.append(given)
        game, seed = given
        assert isinstance(game, Game)
        assert isinstance(seed, int)
        super().__init__(game, seed)

    @override
    def choose(self, known: Tables, seat: int) -> int:
        whole: Any = known.memory.obj
        self.handed.append((known.copy(), seat, len(whole) == len(known.memory)))
        return super().choose(known, seat)


@pytest.mark.parametrize(
    "name",
    [
        "pebbles",
        "imhotep_duel",
        *(pytest.param(name, marks=pytest.mark.slow) for name in names() if name != "imhotep_duel"),
    ],
)
def test_games_by_themselves_hand_over_what_is_known_and_nothing_else(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(_MODULES, "pebbles", "pebbles")
    monkeypatch.setitem(_KINDS, "recorder", PlayerKind(Recorder, {}))
    game = benben.load(name)
    specs = ("recorder",) * game.players
    simulation = Simulation(name, tuple(game.options.items()), specs, 1, rotate=True, lines=True)
    Recorder.handed = []
    play_line(simulation, 0)  # before its first game a process asks everybody once, to compile them
    Recorder.handed = []
    _, line = play_line(simulation, 1)
    check_handed(read_record(without_end(line)))
    Recorder.handed = []
    check_handed(play_match(game, specs, range(game.players), 1)[0])


def without_end(line: str) -> dict[str, object]:
    record = benben.parse_record(line)
    return {key: value for key, value in record.items() if key not in {"final", "receipt"}}


def check_handed(match: Match) -> None:
    """What the recorders wrote down is what their seats may know, decision by decision."""
    made = [given for given in Recorder.handed if isinstance(given[0], Game)]
    asked = [given for given in Recorder.handed if not isinstance(given[0], Game)]
    assert all(len(given) == 2 and isinstance(given[1], int) for given in made)
    expected = [(match.at(ply), step.actor) for ply, step in enumerate(match.plies) if step.actor != CHANCE]
    assert len(asked) == len(expected) > 5
    for (known, seat, alone), (before, actor) in zip(asked, expected, strict=True):
        assert isinstance(known, nd.ndarray)
        assert alone, "a view of a larger array, which perhaps holds more"
        assert (table_bytes(known), seat) == (table_bytes(before.known(actor)), actor)


# ---- cheats are caught -------------------------------------------------------------------------------------------
class Cheat(RandomPlayer):
    """Somebody left a door open: it can look into the match that it plays in."""

    match: Match

    @override
    def choose(self, known: Tables, seat: int) -> int:
        codes = self.legal(known)
        return codes[zlib.crc32(self.peek()) % len(codes)]

    def peek(self) -> bytes:
        """What it should not have seen."""
        raise NotImplementedError


class Peeker(Cheat):
    """Reads the true table."""

    @override
    def peek(self) -> bytes:
        return table_bytes(self.match.tables)


class Seer(Cheat):
    """Asks the dealer for what it will deal."""

    @override
    def peek(self) -> bytes:
        return bytes(self.match.dealer.deal(self.match.ply + ahead, [1] * 9) for ahead in range(4))


class Sly(Peeker):
    """Reads the true table, but only every third time."""

    @override
    def choose(self, known: Tables, seat: int) -> int:
        codes = self.legal(known)
        honest = self.dice[0] % 3 != 0
        return (
            RandomPlayer.choose(self, known, seat) if honest else codes[zlib.crc32(self.peek()) % len(codes)]
        )


def by_cheat(kind: type[Cheat]) -> fair.Ask:
    """It is asked as everybody is, but the match lies open."""

    def ask(match: Match, seat: int, seed: int) -> int:
        cheat: Player = kind(match.game, seed)
        kind.match = match
        return cheat.choose(match.known(seat, seed), seat)

    return ask


def test_a_bot_that_reads_the_true_table_is_caught() -> None:
    fair.check_same(fair.by_hand("random"), secrets_of_pebbles(4), range(4))
    with pytest.raises(AssertionError, match="can tell the tables apart"):
        fair.check_same(by_cheat(Peeker), secrets_of_pebbles(4), range(4))


@pytest.mark.parametrize("game", [PEBBLES, benben.load("ra"), benben.load("imhotep_duel"), PAIRS], ids=label)
def test_a_bot_that_asks_the_dealer_is_caught(game: Game) -> None:
    found = [pair for seed in range(8) for pair in fair.pairs(played(game, seed, 5), seed)]
    fair.check_same(fair.by_hand("random"), found, range(2))
    with pytest.raises(AssertionError, match="can tell the tables apart"):
        fair.check_same(by_cheat(Seer), found, range(2))


def test_a_bot_that_cheats_only_now_and_then_is_caught_by_its_frequencies() -> None:
    fair.check_as_often(fair.by_hand("random"), secrets_of_pebbles(6))
    with pytest.raises(AssertionError, match="can tell the tables apart"):
        fair.check_as_often(by_cheat(Sly), secrets_of_pebbles(6))


@pytest.mark.parametrize("ask", [fair.given, fair.by_hint], ids=["given", "by_hint"])
def test_a_door_that_hands_out_the_true_table_is_found(
    ask: fair.Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Match, "known", lambda match, _seat, _seed=0: copy_tables(match.tables))
    with pytest.raises(AssertionError, match="can tell the tables apart"):
        fair.check_same(ask, secrets_of_pebbles(6), range(3))


def test_the_positions_have_something_to_hide() -> None:
    """Or all this would be about nothing."""
    assert looking()
    for position in looking():
        found = list(fair.pairs(position, 1))
        assert any(one.dealer != other.dealer for one, other, _ in found)
        assert any(one.key != other.key for one, other, _ in found)
    assert all(one.key != other.key for one, other, _ in secrets_of_pebbles(5))
