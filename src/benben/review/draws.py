"""The luck of chance: the worth of what came, less the exactly weighted mean of all that could come.

Its expectation is 0 however wrong the estimates are, because all outcomes are estimated alike and none knows what came.
The ledger (`benben.review.booking`) books it. Reviews estimate outcomes by looks; an arena does it by one evaluation
(`benben.arena.luck`) and adjusts results by the luck of the same ledger.
"""

import math
from collections.abc import Iterator, Mapping, Sequence

from benben import nd
from benben.engine.dice import new_dice, pick
from benben.engine.game import Match
from benben.engine.table import CHANCE
from benben.review.document import ChanceOutcome
from benben.review.judging import paired
from benben.review.worth import Floats, Looker, Worth, mean_worth, review_seed

OTHER_LOOKS = 2
"""So often each outcome that did not come is looked at; the one that came weighs most and gets more looks."""
MOST_OUTCOMES = 64
"""Of more outcomes so many are drawn by their weights; their mean takes the place of the exact one."""


def draws_of(match: Match, plies: range, looker: Looker, seed: int, looks: int) -> Iterator[ChanceOutcome]:
    """The outcomes of chance among these *plies*, in order, wherever more than one could come."""
    for position, came in draws_among(match, plies):
        yield weigh_draw(position, came, looker, seed, looks)


def draws_among(match: Match, plies: range) -> Iterator[tuple[Match, int]]:
    """Each position among these *plies* at which more than one outcome of chance was possible, and what came."""
    for ply in plies:
        if match.plies[ply].actor == CHANCE:
            position = match.at(ply)
            weights = position.weights()
            if max(weights) < sum(weights):
                yield position, match.plies[ply].move


def weigh_draw(position: Match, came: int, looker: Looker, seed: int, looks: int) -> ChanceOutcome:
    """The luck of the outcome that *came*, which gets so many *looks*, at a position where chance acts."""
    ply, tables = position.ply, position.tables
    seen = [looker.after(tables, came, _seed(seed, ply, number)) for number in range(looks)]
    shares = _shares(position.weights(), review_seed(seed, ply, "outcomes"))
    others = {
        outcome: [
            looker.after(tables, outcome, _seed(seed, ply, number))
            for number in range(min(looks, OTHER_LOOKS))
        ]
        for outcome in shares
        if outcome != came
    }
    worths = {came: mean_worth(seen), **{outcome: mean_worth(found) for outcome, found in others.items()}}
    return outcome_of(position, came, worths, shares, _noise(seen, shares, came, looks))


def outcome_of(
    position: Match, came: int, worths: Mapping[int, Worth], shares: Mapping[int, float], noise: Floats
) -> ChanceOutcome:
    """What *came*, against the mean of all outcomes by their *shares*; *worths* are those of the positions after."""
    before, after = mean_worth([worths[each] for each in shares], list(shares.values())), worths[came]
    value = position.rules.outcomes(position.table).value(came)
    return ChanceOutcome(
        ply=position.ply,
        source=str(getattr(value, "verb", "")),
        text=str(value),
        outcomes=len(shares),
        expected_chances=before.chances,
        expected_points=before.points,
        chances=after.chances,
        points=after.points,
        noise=noise,
    )


def exact_shares(weights: Sequence[int]) -> dict[int, float]:
    """The probability of each outcome that is possible."""
    total = sum(weights)
    return {outcome: weight / total for outcome, weight in enumerate(weights) if weight > 0}


def _seed(seed: int, ply: int, number: int) -> int:
    return review_seed(seed, ply, f"look-{number}")


def _shares(weights: Sequence[int], seed: int) -> dict[int, float]:
    """The part of each outcome in the mean: its probability, or how often it is drawn where there are too many."""
    exact = exact_shares(weights)
    if len(exact) <= MOST_OUTCOMES:
        return exact
    dice, cells = new_dice(seed), nd.array(list(weights), nd.int64)
    shares: dict[int, float] = {}
    for _ in range(MOST_OUTCOMES):
        outcome = int(pick(dice, cells, len(weights)))
        shares[outcome] = shares.get(outcome, 0.0) + 1.0 / MOST_OUTCOMES
    return shares


def _noise(seen: Sequence[Worth], shares: dict[int, float], came: int, looks: int) -> Floats:
    """The standard error of each seat's luck, if all outcomes scatter as the one that came."""
    part = (1.0 - shares.get(came, 0.0)) ** 2
    rest = math.fsum(share**2 for outcome, share in shares.items() if outcome != came)
    spread = math.sqrt(part + rest * looks / min(looks, OTHER_LOOKS))
    columns = zip(*(worth.chances for worth in seen), strict=True)
    return tuple(spread * paired(column, [0.0] * len(column)).error for column in columns)
