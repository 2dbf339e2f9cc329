"""The scales of rewards, and how to get from one to another.

With N seats, the share of a seat being 1 for a sole winner, 1/k for each of k winners and 0 for the others:

| reward | at the end, for each seat | range | sum |
|---|---|---|---|
| `win` | (N · share - 1) / (N - 1) | -1 / (N - 1) to 1 | 0 |
| `rank` | 1 for the first to -1 for the last in equal steps; those who tie get the mean of their places | -1 to 1 | 0 |
| `margin` | tanh((own points - points of the best other seat) / 20) | -1 to 1 | at most 0; 0 with two seats |
| `mean_margin` | the mean over all other seats of tanh((own points - their points) / 20) | -1 to 1 | 0 |
| `points` | own points; during the game, too: the change since the decision before | none | none |
| `open_spiel` | 2 · share - 1, as `State.returns` of OpenSpiel | -1 to 1 | 2 - N |
| `share` | the share | 0 to 1 | 1 |

`rank` breaks ties as the rules do: seats with the same points tie unless the rules let one of them win.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from benben.envs.errors import BadEnvironment
from benben.envs.scales import MARGIN, WINNERS_FIRST

Scale: TypeAlias = Literal["win", "rank", "margin", "mean_margin", "points", "open_spiel", "share"]
Values: TypeAlias = npt.NDArray[np.float64]

VERSIONS: Mapping[str, int] = {
    "win": 1, "rank": 2, "margin": 1, "mean_margin": 1, "points": 1, "open_spiel": 1, "share": 1,
}  # fmt: skip
"""A number that is raised whenever the same end gives another reward. (`rank` 1 tied wherever points were equal.)"""


def rewards(to: Scale, points: npt.ArrayLike, shares: npt.ArrayLike) -> Values:
    """The rewards of finished games on a scale, shape (…, seats).

    *points* are each seat's final points, *shares* its shares of the victory, both of shape (…, seats): the columns
    of a data set, or `match.result`. Raises `BadEnvironment` for an unknown scale.
    """
    own, won = np.asarray(points, np.float64), np.asarray(shares, np.float64)
    if to in _OF_SHARES:
        return _OF_SHARES[to](won, own.shape[-1])
    if to == "points":
        return own
    if to == "rank":
        return _mean_over_others(np.sign(_differences(WINNERS_FIRST * won + own)))
    if to == "mean_margin":
        return _mean_over_others(np.tanh(_differences(own) / MARGIN))
    if to == "margin":
        others = np.where(np.eye(own.shape[-1], dtype=bool), np.inf, _differences(own))
        closest: Values = np.tanh(others.min(-1) / MARGIN)
        return closest
    raise BadEnvironment(f"there is no reward {to!r}; there are: {', '.join(VERSIONS)}")


def convert(values: npt.ArrayLike, source: Scale, target: Scale) -> Values:
    """Rewards of finished games, shape (…, seats), on another scale: `convert(state.returns(), "open_spiel", "win")`.

    Only `win`, `open_spiel` and `share` say the same; the others need points and shares (`rewards`). Raises
    `BadEnvironment` for them.
    """
    given = np.asarray(values, np.float64)
    for scale in (source, target):
        if scale not in _OF_SHARES:
            raise BadEnvironment(
                f"{scale!r} cannot be converted: {', '.join(_OF_SHARES)} can; for others see `rewards`"
            )
    seats = given.shape[-1]
    return _OF_SHARES[target](_TO_SHARES[source](given, seats), seats)


_OF_SHARES: Mapping[str, Callable[[Values, int], Values]] = {
    "win": lambda share, seats: (seats * share - 1) / (seats - 1),
    "open_spiel": lambda share, _: 2 * share - 1,
    "share": lambda share, _: share,
}
_TO_SHARES: Mapping[str, Callable[[Values, int], Values]] = {
    "win": lambda win, seats: (win * (seats - 1) + 1) / seats,
    "open_spiel": lambda returns, _: (returns + 1) / 2,
    "share": lambda share, _: share,
}


def _differences(values: Values) -> Any:
    """Each seat's value minus each other's, shape (…, seats, seats)."""
    return values[..., :, None] - values[..., None, :]


def _mean_over_others(values: Any) -> Values:
    mean: Values = values.sum(-1) / (values.shape[-1] - 1)
    return mean
