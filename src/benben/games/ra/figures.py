"""R10. The scoring in figures, for the page that explains it."""

from collections.abc import Mapping

from benben.engine.figures import ScoringRule, by_count, figure, scoring_rule
from benben.engine.options import OptionValue
from benben.games.ra.components import (
    CIVILIZATION_POINTS,
    FEWEST_PHARAOHS,
    FEWEST_POINTS,
    FIVE,
    GOD_POINTS,
    GOLD_POINTS,
    HIGHEST_SUNS,
    LOWEST_SUNS,
    MONUMENT_KIND_POINTS,
    MONUMENT_SET_FIVES,
    MOST_PHARAOHS,
    RIVER_POINTS,
    START_POINTS,
)

FEWEST_ALIKE = int(MONUMENT_SET_FIVES.nonzero()[0][0])
"""R10.10. The fewest identical monuments that score."""


def figures(_options: Mapping[str, OptionValue]) -> list[ScoringRule]:
    """R2.2, R10.2 to R10.14. All ways to score; they are the same in both editions and for any number of players."""
    return [
        scoring_rule("god", "R10.2", "epoch", figure("each", GOD_POINTS)),
        scoring_rule("gold", "R10.3", "epoch", figure("each", GOLD_POINTS)),
        scoring_rule(
            "pharaoh", "R10.4", "epoch", figure("most", MOST_PHARAOHS), figure("fewest", FEWEST_PHARAOHS)
        ),
        scoring_rule("river", "R10.6", "epoch", figure("each", RIVER_POINTS)),
        scoring_rule("civilization", "R10.7", "epoch", *by_count(CIVILIZATION_POINTS)),
        scoring_rule("monument_kinds", "R10.9", "last", *by_count(MONUMENT_KIND_POINTS[1:], 1)),
        scoring_rule(
            "monument_sets",
            "R10.10",
            "last",
            *by_count(FIVE * MONUMENT_SET_FIVES[FEWEST_ALIKE:], FEWEST_ALIKE),
        ),
        scoring_rule(
            "suns", "R10.12", "last", figure("highest", HIGHEST_SUNS), figure("lowest", LOWEST_SUNS)
        ),
        scoring_rule("start", "R2.2", "always", figure("start", START_POINTS)),
        scoring_rule("floor", "R10.14", "always", figure("least", FEWEST_POINTS)),
    ]
