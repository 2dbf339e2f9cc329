"""The account of a finished game: why each seat's chance to win, and its points, went from the start to the result.

A chance node is worth the weighted mean of its outcomes, a decision its best move. So there are two differences from
each step to the next: what came less what was to be expected (*luck* where chance acted, an *error* where a seat did),
and what the next step is worth by its own looks less what was expected of it (*doubt*). They telescope:

    start + luck + own errors + errors of others + doubt = result

holds exactly, for any estimates. Luck sums to zero over the seats.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from benben.engine.message import Message, message
from benben.review.document import Account, Amount, ChanceOutcome, Decision, LuckRow, Moment
from benben.review.worth import Floats
from benben.texts import has_text


@dataclass(frozen=True)
class Entry:
    """A difference that is booked: by how much it changed each seat's chance to win, and its points."""

    ply: int
    kind: str
    """`luck`, `error` or `doubt`."""
    seat: int | None
    """The seat that decided; None for luck and doubt."""
    source: str
    """Where luck came from: the word of the outcome's notation; empty for errors and doubt."""
    chances: Floats
    points: Floats


@dataclass(frozen=True)
class Ledger:
    """All entries of a game, in order, and each seat's account."""

    entries: tuple[Entry, ...]
    accounts: tuple[Account, ...]


def book(game: str, steps: Sequence[Decision | ChanceOutcome], end: Moment) -> Ledger:
    """The ledger of all decisions and outcomes of a *game*, in order, and of how it ended."""
    entries = tuple(_entries(steps, end))
    first = (*_before(steps[0]),) if steps else (end.chances, end.points)
    return Ledger(
        entries, tuple(_account(game, seat, entries, first, end) for seat in range(len(end.chances)))
    )


def _entries(steps: Sequence[Decision | ChanceOutcome], end: Moment) -> Iterator[Entry]:
    nexts = [*(_before(step) for step in steps[1:]), (end.chances, end.points)]
    for step, (next_chances, next_points) in zip(steps, nexts, strict=bool(steps)):
        (chances, points), (then, earned) = _before(step), _after(step)
        is_luck = isinstance(step, ChanceOutcome)
        yield Entry(
            step.ply,
            "luck" if is_luck else "error",
            None if isinstance(step, ChanceOutcome) else step.seat,
            step.source if isinstance(step, ChanceOutcome) else "",
            _less(then, chances),
            _less(earned, points),
        )
        yield Entry(step.ply, "doubt", None, "", _less(next_chances, then), _less(next_points, earned))


def _before(step: Decision | ChanceOutcome) -> tuple[Floats, Floats]:
    """The worth of the position before a step: the mean of its outcomes, or its best move."""
    if isinstance(step, ChanceOutcome):
        return step.expected_chances, step.expected_points
    return step.chances, step.points


def _after(step: Decision | ChanceOutcome) -> tuple[Floats, Floats]:
    """The worth of what came or was played; a move as good as the best is worth the same."""
    if isinstance(step, ChanceOutcome):
        return step.chances, step.points
    return step.played.chances, step.played.points


def _less(one: Floats, other: Floats) -> Floats:
    return tuple(late - early for late, early in zip(one, other, strict=True))


def _account(
    game: str, seat: int, entries: Sequence[Entry], first: tuple[Floats, Floats], end: Moment
) -> Account:
    luck = [entry for entry in entries if entry.kind == "luck"]
    errors = [entry for entry in entries if entry.kind == "error"]
    return Account(
        seat=seat,
        start=Amount(first[0][seat], first[1][seat]),
        luck=tuple(
            LuckRow(
                source,
                source_in_words(game, source),
                *_sum([each for each in luck if each.source == source], seat),
            )
            for source in dict.fromkeys(entry.source for entry in luck)
        ),
        errors=tuple(
            Amount(*_sum([each for each in errors if each.seat == other], seat))
            for other in range(len(end.chances))
        ),
        doubt=Amount(*_sum([entry for entry in entries if entry.kind == "doubt"], seat)),
        result=Amount(end.chances[seat], end.points[seat]),
    )


def _sum(entries: Sequence[Entry], seat: int) -> tuple[float, float]:
    return math.fsum(entry.chances[seat] for entry in entries), math.fsum(
        entry.points[seat] for entry in entries
    )


def source_in_words(game: str, source: str) -> Message:
    """A word for a source of luck; the game's own, if it has one."""
    own = f"{game}-luck-{source}"
    return message(own) if source and has_text(own) else message("review-luck-chance")


def given_back(steps: Sequence[Decision | ChanceOutcome], entries: Sequence[Entry]) -> dict[int, float]:
    """By the ply of each error, how much of it others' errors gave back before the seat's next real decision."""
    found: dict[int, float] = {}
    open_errors: dict[int, int] = {}
    booked = {entry.ply: entry for entry in entries if entry.kind == "error"}
    for step in steps:
        if isinstance(step, ChanceOutcome):
            continue
        open_errors.pop(step.seat, None)
        for seat, ply in open_errors.items():
            found[ply] += booked[step.ply].chances[seat]
        if step.verdict == "error":
            open_errors[step.seat] = step.ply
            found[step.ply] = 0.0
    return found
