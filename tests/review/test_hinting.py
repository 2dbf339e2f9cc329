"""A hint never reveals information that the seat's view hides."""

from collections.abc import Iterator
from typing import Any

import pytest

import benben
from benben import Match
from benben.games.imhotep_duel.components import TEMPLES
from benben.players import make
from benben.review import Budget
from benben.review.hinting import Advice, advise, reason

MUCH = 500
"""Points that somebody gets or loses in secret: more than anybody ends a game with."""


def positions(game: str, count: int, seed: int, **options: Any) -> Iterator[Match]:
    """Decisions from all over a game at which points are hidden from the seat to move."""
    match = benben.load(game, **options).new_match(seed=seed)
    player, found = make("greedy:blur=6", match.game, seed), []
    while match.turn is not None:
        if any(seat["points"] is None for seat in match.view(match.turn)["seats"]):
            found.append(match.ply)
        match.play(player.choose(match.known(match.turn), match.turn))
    assert len(found) >= count
    return (match.at(ply) for ply in found[:: len(found) // count])


def otherwise(match: Match) -> Match:
    """The same table for the seat to move, with other values for the points that it cannot see."""
    other, seat = match.copy(), match.turn
    assert seat is not None
    for hidden in match.view(seat)["seats"]:
        if hidden["points"] is not None:
            continue
        if match.game.name == "ra":
            other.table.points[hidden["seat"]] += MUCH
        else:
            temples = other.table.tokens[hidden["seat"], slice(*TEMPLES)]
            temples[:] = temples[::-1].copy()
    assert other.view(seat) == match.view(seat)
    return other


def hint(match: Match) -> Advice:
    """Always the same thoughts."""
    assert match.turn is not None
    return advise(match.game, match.known(match.turn), match.turn, Budget(games=20), 3, 7)


def numbers(advice: Advice) -> list[float]:
    """Every figure in points of a hint, those in sentences too."""
    figures: list[Any] = [*advice.points]
    for idea in advice.ideas:
        figures += [*idea.points, *(idea.margins or ())]
        figures += [words["args"].get("margin") for words in idea.outlook]
    return [figure for figure in figures if figure is not None]


@pytest.mark.slow
@pytest.mark.rule("R13.2")
@pytest.mark.rule("R13.7")
@pytest.mark.parametrize("players", [2, 5])
def test_in_ra_no_ones_hidden_points_are_reported(players: int) -> None:
    for match in positions("ra", 12, seed=players, players=players):
        here, there = hint(match), hint(otherwise(match))
        assert [points is None for points in here.points] == [seat != match.turn for seat in range(players)]
        assert all(abs(figure) < MUCH / 2 for figure in (*numbers(here), *numbers(there)))
        for idea in (*here.ideas, *there.ideas):
            assert idea.margins is None
            assert sum(idea.chances) == pytest.approx(1.0)  # who remembers everything may still say who wins


def test_a_reason_states_only_differences_of_hidden_points() -> None:
    match = otherwise(next(positions("ra", 1, seed=2, players=2)))
    seat, moves = match.turn, match.legal_moves.codes
    assert seat is not None
    why = reason(match.game, match.known(seat), seat, (moves[0], moves[-1]), Budget(games=24), 7)
    assert why.differences
    for each in why.differences:
        assert (each.played is None) == (each.seat != seat)
        assert abs(each.better) < MUCH / 2


@pytest.mark.slow
@pytest.mark.rule("D11.4")
@pytest.mark.rule("D11.8")
def test_in_the_duel_no_temple_is_reported() -> None:
    for match in positions("imhotep_duel", 12, seed=3):
        assert match.turn is not None
        hidden = [seat["points"] is None for seat in match.view(match.turn)["seats"]]
        for advice in (hint(match), hint(otherwise(match))):
            assert [points is None for points in advice.points] == hidden
            for idea in advice.ideas:
                assert [points is None for points in idea.points] == hidden
                assert idea.margins is None
                assert {words["id"] for words in idea.outlook} == {"hint-chance"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"), [("ra", {"open_scores": True}), ("imhotep_duel", {"open_temples": True})]
)
def test_open_points_are_reported(game: str, options: dict[str, Any]) -> None:
    match = benben.load(game, **options).new_match(seed=3)
    found = hint(match)
    assert None not in found.points
    assert len(numbers(found)) == len(found.points) + sum(3 * match.players for _ in found.ideas)
    assert all(words["args"]["chance"] is not None for idea in found.ideas for words in idea.outlook)
