"""The luck of chance: the worth of what came, less the exactly weighted mean of all that could come.

Its expectation is 0 however wrong the looks are, because all looks are equally long and none knows what came. The
ledger (`benben.review.booking`) books it, and `benben.arena.luck` adjusts results by it.
"""

import math
from collections.abc import Iterator, Sequence

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
    for ply in plies:
        if match.plies[ply].actor == CHANCE:
            position = match.at(ply)
            weights = position.weights()
            if max(weights) < sum(weights):
                yield weigh_draw(position, match.plies[ply].move, looker, seed, looks)


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
    after = mean_worth(seen)
    worths = {came: after, **{outcome: mean_worth(found) for outcome, found in others.items()}}
    before = mean_worth([worths[outcome] for outcome in shares], list(shares.values()))
    value = position.rules.outcomes(position.table).value(came)
    return ChanceOutcome(
        ply=ply,
        source=str(getattr(value, "verb", "")),
        text=str(value),
        outcomes=len(shares),
        expected_chances=before.chances,
        expected_points=before.points,
        chances=after.chances,
        points=after.points,
        noise=_noise(seen, shares, came, looks),
    )


def _seed(seed: int, ply: int, number: int) -> int:
    return review_seed(seed, ply, f"look-{number}")


def _shares(weights: Sequence[int], seed: int) -> dict[int, float]:
    """The part of each outcome in the mean: its probability, or how often it is drawn where there are too many."""
    possible = [outcome for outcome, weight in enumerate(weights) if weight > 0]
    if len(possible) <= MOST_OUTCOMES:
        total = sum(weights)
        return {outcome: weights[outcome] / total for outcome in possible}
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
