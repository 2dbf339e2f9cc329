"""Persons: habits last for a game and no longer, are about kinds of moves, and thinking ahead is a search."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import benben
from benben import nd
from benben.engine.dice import derive_seed
from benben.engine.game import Game
from benben.players import make
from benben.players.person import PersonPlayer, habits_of, manner_of
from benben.players.quick import actions_of
from benben.server.thinking import tasks
from tests.games.every import every_kind
from tests.games.playing import decisions, examples, played, seeds

DUEL = benben.load("imhotep_duel")


@every_kind
@examples(0.2)
@given(seed=seeds, habit=st.floats(0.01, 100.0))
def test_a_habit_is_one_of_a_kind_of_move(game: Game, seed: int, habit: float) -> None:
    habits = habits_of(game.rules, habit, seed)
    assert len(habits) == actions_of(game.rules)
    assert habits.is_within(habit)
    for verb in {move.verb for move in game.rules.moves}:
        assert len({habits[int(move)] for move in game.rules.moves if move.verb == verb}) == 1
    assert habits_of(game.rules, 2 * habit, seed).tolist() == pytest.approx((2 * habits).tolist(), rel=1e-7)


@every_kind
@examples(0.2)
@given(seed=seeds, reached=decisions)
def test_the_same_person_has_the_same_habits(game: Game, seed: int, reached: int) -> None:
    """However often it is made again, as at a table; a player that keeps to its seed is as it was made."""
    match = played(game, seed, reached)
    if match.turn is None:
        return
    known, choices = match.known(match.turn), set()
    for number in range(3):
        player = make("person:habit=50", game, seed + number)
        player.settle(seed)
        choices.add(player.choose(known, match.turn))
    prefers = habits_of(game.rules, 50.0, seed)
    room, codes = nd.zeros(game.rules.most_moves), match.legal_moves.codes
    moves = nd.array(codes, nd.int16)
    game.rules.policy(match.table, moves, len(moves), room, nd.zeros(game.rules.notes))
    felt = {move: liked + prefers[move] for move, liked in zip(codes, room, strict=False)}
    assert choices <= {move for move, worth in felt.items() if worth == max(felt.values())}


def test_other_persons_have_other_habits() -> None:
    found = {tuple(habits_of(DUEL.rules, 3.0, seed)) for seed in range(20)}
    assert len(found) == 20
    assert max(map(max, found)) > 0
    assert min(map(min, found)) < 0


def test_at_a_table_a_seat_is_one_person_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each move is chosen by a new player with new dice; what stays comes from the table and the seat alone."""
    seen = []

    def note(self: PersonPlayer, _known: object, _seat: int) -> int:
        seen.append(tuple(self.habits))
        return 0

    monkeypatch.setattr(PersonPlayer, "choose", note)
    match = DUEL.new_match(seed=1)
    for table, seat in (("one", 0), ("one", 0), ("one", 1), ("other", 0)):
        tasks.choose(tasks.known(match, seat), table, "person:blur=2,habit=3", 1.0, {})
    first, again, beside, elsewhere = seen
    assert first == again
    assert len({first, beside, elsewhere}) == 3


def test_who_always_thinks_ahead_is_a_search() -> None:
    match = DUEL.new_match(seed=3)
    assert match.turn is not None
    known = match.known(match.turn)
    person, search = (make(spec, DUEL, 5) for spec in ("person:blur=9,games=30", "search:games=30"))
    assert person.choose(known, match.turn) == search.choose(known, match.turn)
    never = make("person:blur=4,games=30,ahead=0", DUEL, derive_seed(1, 0, "other"))
    assert manner_of(never) is None
    assert never.choose(known, match.turn) in match.legal_moves.codes


def test_who_thinks_ahead_needs_games_for_it() -> None:
    with pytest.raises(benben.BadSpec, match=r"person:games=50,ahead=0\.5"):
        make("person:ahead=0.5", DUEL)
