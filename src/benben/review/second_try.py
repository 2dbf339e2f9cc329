"""Second tries: a seat's costliest decisions, whose answers stay covered until it has tried again or asked for them."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from benben.review.document import Decision, Review, Turning

MOST_TRIES = 5
"""The number of decisions of a seat."""


def costliest(decisions: Sequence[Decision], seats: Collection[int]) -> list[Decision]:
    """The errors of each of some *seats* that cost it most, the costliest first."""
    errors = [each for each in decisions if each.verdict == "error"]
    return [
        each
        for seat in sorted(seats)
        for each in sorted((error for error in errors if error.seat == seat), key=lambda error: -error.loss)[
            :MOST_TRIES
        ]
    ]


def covered(review: Review, plies: Collection[int]) -> Review:
    """The review without anything that shows what would have been better at these *plies*."""
    return replace(
        review,
        decisions=tuple(_without_answer(each) if each.ply in plies else each for each in review.decisions),
        turnings=tuple(_without_better(each) if each.ply in plies else each for each in review.turnings),
    )


def _without_answer(decision: Decision) -> Decision:
    return replace(decision, ideas=(), why=None, error_kind="")


def _without_better(turning: Turning) -> Turning:
    return replace(turning, better=None) if turning.kind == "mistake" else turning
