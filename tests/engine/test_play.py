"""A match through its block of memory: nothing is taken for granted, and chance is dealt as a dealer would deal it."""

import random
from collections.abc import Iterator

import pytest

import benben
from benben.engine import play, portable
from benben.engine.block import Block
from benben.engine.dealer import CommittedDealer, SeededDealer
from benben.engine.errors import IllegalMove
from benben.engine.event import messages
from benben.engine.game import Game, Match
from benben.engine.playing import LocalMatchTable
from benben.engine.table import CHANCE
from pebbles import RULES
from pebbles.components import Colour
from pebbles.moves import Draw, Give, Lay
from pebbles.table import Step

PEBBLES, RA = Game(RULES, {"players": 3}), benben.load("ra", players=3)
IMHOTEP, DUEL = benben.load("imhotep", players=3), benben.load("imhotep_duel")
some_games = pytest.mark.parametrize("game", [PEBBLES, RA], ids=lambda game: game.name)
RA_SLOWLY = pytest.param(RA, marks=pytest.mark.slow)


def dealt_in_python(match: Match, dealer: SeededDealer | CommittedDealer) -> None:
    """Deal what chance has to deal, outcome by outcome, by what the dealer says of each ply."""
    while match.table.actor == CHANCE:
        match.push(dealer.deal(match.ply, match.weights()))


# ---- a table that is changed by hand -----------------------------------------------------------------------------
def test_a_table_changed_by_hand_is_what_is_played_on() -> None:
    match = PEBBLES.new_match(seed=1)
    assert list(match.legal_moves) == [Draw()]
    match.table.hands[0] = (2, 1)
    assert list(match.legal_moves) == [Draw(), Lay()]
    match.play("lay")
    assert (list(match.legal_moves), match.table.laid.tolist()) == ([Give(1), Give(2)], [2, 0, 0])
    match.table.laid[0], match.table.step, match.table.agenda_size = 7, Step.TURN, 0
    assert list(match.legal_moves) == [Draw()]
    with pytest.raises(IllegalMove):
        match.play("give 1")
    match.table.bag[:] = (0, 1)  # one red pebble is left: every seed draws it
    match.play("draw")
    assert match.plies[-1].move == Colour.RED
    assert (match.is_over, match.scores[0]) == (True, 7 - 1)


def test_a_seat_changed_by_hand_is_who_acts() -> None:
    match = PEBBLES.new_match(seed=1)
    match.table.actor = match.table.turn = 2
    assert match.turn == 2
    match.play("draw")
    assert [ply.actor for ply in match.plies] == [2, CHANCE]
    assert match.table.hands.sum(axis=1).tolist() == [0, 0, 1]


def test_a_refused_move_changes_nothing() -> None:
    match = PEBBLES.new_match(seed=1)
    before = match.key
    for move in ("lay", "give 1", 4, Give(2)):
        with pytest.raises(IllegalMove):
            match.play(move)
        assert (match.key, match.ply) == (before, 0)


# ---- what chance deals -------------------------------------------------------------------------------------------
@some_games
@pytest.mark.parametrize("seed", [0, 1, -3, 2**62 + 11, 2**63 + 5, 2**70 + 1])
def test_compiled_code_deals_what_the_dealer_says(game: Game, seed: int) -> None:
    match, dealer, rng = game.new_match(seed=seed), SeededDealer(seed), random.Random(seed)
    other = Match(game, SeededDealer(0))
    dealt_in_python(other, dealer)
    chances = 0
    while not match.is_over:
        assert match == other
        move = rng.choice(match.legal_moves.codes)
        match.play(move)
        other.push(move)
        dealt_in_python(other, dealer)
        chances += match.plies[-1].actor == CHANCE
    assert match == other
    assert match.plies == other.plies
    assert chances > 5


@pytest.fixture
def few_at_once() -> Iterator[int]:
    """Blocks of interpreted rules have room for only so many outcomes of chance while a test runs."""
    bound = (play.play_block_type, play.play_of)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(portable._Chosen, "kind", portable.INTERPRETED)
        patch.setattr(play, "MOST_DEALT", 2)
        for function in bound:
            function.cache_clear()
        yield play.MOST_DEALT
    for function in bound:
        function.cache_clear()


@pytest.mark.parametrize(
    "game",
    [pytest.param(IMHOTEP, marks=[pytest.mark.slow, pytest.mark.proof]), DUEL],
    ids=lambda game: game.name,
)
def test_more_than_fits_into_a_block_is_dealt_in_several_calls(game: Game, few_at_once: int) -> None:
    rng, longest = random.Random(4), 0
    match, other = game.new_match(seed=9), Match(game, SeededDealer(9))
    assert isinstance(match._playing, LocalMatchTable)
    dealt_in_python(other, SeededDealer(9))
    while True:
        assert match == other
        if match.is_over:
            break
        before, move = match.ply, rng.choice(match.legal_moves.codes)
        match.play(move)
        other.push(move)
        dealt_in_python(other, SeededDealer(9))
        longest = max(longest, match.ply - before - 1)
    assert (
        max(longest, next(ply for ply, step in enumerate(match.plies) if step.actor >= 0)) > 2 * few_at_once
    )


# ---- what was is found again -------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", [PEBBLES, RA_SLOWLY], ids=lambda game: game.name)
@pytest.mark.parametrize(
    "dealer", [SeededDealer(5), CommittedDealer(bytes(range(32)))], ids=lambda it: type(it).__name__
)
def test_every_position_is_found_again(game: Game, dealer: SeededDealer | CommittedDealer) -> None:
    """The keys taken ply by ply on the way, compared with those of a match that was played in one go."""
    match, slow, rng = game.new_match(dealer=dealer), Match(game, dealer), random.Random(2)
    keys, found, texts = [slow.key], [], []
    while not slow.is_over:
        before = slow.tables.copy()[0]
        if before.actor == CHANCE:
            code = dealer.deal(slow.ply, slow.weights())
            texts.append(str(game.rules.outcomes(before).value(code)))
            slow.push(code)
        else:
            code = rng.choice(slow.legal_moves.codes)
            texts.append(str(game.rules.moves.value(code)))
            match.play(code)
            slow.push(code)
        keys.append(slow.key)
        found.append(messages(game.rules.events(before, code, slow.table, None)))
    assert match == slow
    assert [match.at(ply).key for ply in range(match.ply + 1)] == keys
    assert [match.narrate(ply) for ply in range(match.ply)] == found
    assert [step.text for step in match.plies] == texts
    check_going_back(match, keys, rng)


def check_going_back(match: Match, keys: list[bytes], rng: random.Random) -> None:
    """Rewind and undo, and play the same again from there."""
    full = match.copy()
    for ply in sorted(rng.sample(range(len(keys)), 12)):
        other = match.copy()
        other.rewind(ply)
        assert (other.key, other.ply, other.plies) == (keys[ply], ply, full.plies[:ply])
    while (decision := match.last_decision()) is not None:
        code = match._codes[decision]
        assert int(match.undo()) == code
        assert (match.key, match.ply, match.turn) == (keys[decision], decision, full.plies[decision].actor)
    for step in full.plies[match.ply :]:
        if step.actor != CHANCE:
            match.play(step.move)
    assert match == full


# ---- the block itself --------------------------------------------------------------------------------------------
def test_a_block_shows_what_is_written_by_every_way() -> None:
    block = Block(play.play_block_type(PEBBLES.rules), None)
    assert block.content == bytes(len(block.content))
    assert block.view("seed").tolist() == [0]
    block.record.seed = 7
    block.view("scratch_moves")[1] = -4
    block.record.table.actor = -1
    block.tables()["laid"][0, 2] = 300
    assert (block.view("seed").tolist(), block.record.scratch_moves.tolist(), block.actor()[0]) == (
        [7],
        [0, -4],
        -1,
    )
    assert block.record.table.laid.tolist() == [0, 0, 300]
    part = block.where("table")
    twin = Block(play.play_block_type(PEBBLES.rules), block.content)
    assert twin.read(part) == block.read(part)
    twin.record.table.laid[2] = 1
    assert block.record.table.laid[2] == 300
    with pytest.raises(ValueError, match="assign"):
        block.write(part, b"too short")
