"""A13. The scoring in figures, for the page that explains it."""

from collections.abc import Mapping

from benben.engine.figures import Figure, ScoringRule, by_count, figure, scoring_rule
from benben.engine.options import OptionValue
from benben.games.ankhor import scoring
from benben.games.ankhor.components import (
    BONUS_POINTS,
    BONUS_SIZE,
    FEWEST_IN_GROUP,
    TILE_POINTS,
    TOKENS_FOR_POINT,
    TOKENS_POINTS,
)

_group_points = scoring.group_points


def figures(_options: Mapping[str, OptionValue]) -> list[ScoringRule]:
    """A13.1 to A13.5. All ways to score; they are the same for any number of players."""
    return [
        scoring_rule("colors", "A13.3", "end", *_groups(), needs=FEWEST_IN_GROUP),
        scoring_rule("animals", "A13.2", "end", *_groups(), needs=FEWEST_IN_GROUP),
        scoring_rule("bonus", "A9.1", "end", figure("each", BONUS_POINTS), needs=BONUS_SIZE),
        scoring_rule("points", "A13.1", "end", figure("each", TILE_POINTS)),
        scoring_rule("tokens", "A13.5", "end", figure("each", TOKENS_POINTS), needs=TOKENS_FOR_POINT),
    ]


def _groups() -> list[Figure]:
    """A13.2, A13.3. Groups by their size, up to that of a bonus token, and what each further tile adds."""
    sizes = range(1, BONUS_SIZE + 1)
    further = _group_points(BONUS_SIZE + 1) - _group_points(BONUS_SIZE)
    return [*by_count(map(_group_points, sizes), 1), figure("further", further)]
