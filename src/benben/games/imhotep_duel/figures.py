"""D9. The scoring in figures, for the page that explains it: of each site the side in play."""

from collections.abc import Mapping

from benben.engine.figures import ScoringRule, by_count, figure, scoring_rule
from benben.engine.options import OptionValue
from benben.games.imhotep_duel import scoring
from benben.games.imhotep_duel.components import (
    ACTION_POINTS,
    BOTH_PRIZES_OBELISKS,
    FIRST_POINTS,
    LONGEST_RUN,
    MAJORITY_POINTS,
    MEEPLE_POINTS,
    OBELISK_POINTS,
    PRIZE_OBELISKS,
    PYRAMID_A_POINTS,
    PYRAMID_B_POINTS,
    SECOND_POINTS,
    TEMPLE_VALUES,
    TEMPLES,
    TOMB_B_POINTS,
    Site,
)

_circles = scoring.circles
_set_points = scoring.set_points
_run_length_points = scoring.run_length_points


def figures(options: Mapping[str, OptionValue]) -> list[ScoringRule]:
    """D9.2 to D9.16. The four sites in the order of the rulebook, then what is left over."""
    sides = str(options["sides"])
    return [
        *(SIDES[site, sides[site]] for site in Site),
        scoring_rule("actions", "D9.2", "end", figure("each", ACTION_POINTS)),
        scoring_rule("meeples", "D9.3", "end", figure("each", MEEPLE_POINTS)),
    ]


SIDES: Mapping[tuple[Site, str], ScoringRule] = {
    (Site.OBELISK, "A"): scoring_rule(
        "obelisk_a", "D9.4", "end", figure("each", OBELISK_POINTS), figure("more", MAJORITY_POINTS)
    ),
    (Site.OBELISK, "B"): scoring_rule(
        "obelisk_b",
        "D9.10",
        "end",
        figure("first", FIRST_POINTS),
        figure("other", SECOND_POINTS),
        figure(f"{BOTH_PRIZES_OBELISKS}+", FIRST_POINTS + SECOND_POINTS),
        needs=PRIZE_OBELISKS,
    ),
    (Site.TEMPLE, "A"): scoring_rule("temple_a", "D9.6", "end", *by_count(map(_circles, range(*TEMPLES)), 1)),
    (Site.TEMPLE, "B"): scoring_rule(
        "temple_b", "D9.14", "end", *by_count(map(_set_points, range(1, TEMPLE_VALUES + 1)), 1)
    ),
    (Site.PYRAMID, "A"): scoring_rule("pyramid_a", "D9.7", "end", *by_count(PYRAMID_A_POINTS)),
    (Site.PYRAMID, "B"): scoring_rule("pyramid_b", "D9.15", "end", *by_count(PYRAMID_B_POINTS)),
    (Site.TOMB, "A"): scoring_rule(
        "tomb_a",
        "D9.8",
        "end",
        *by_count(map(_run_length_points, range(1, LONGEST_RUN)), 1),
        figure(f"{LONGEST_RUN}+", _run_length_points(LONGEST_RUN)),
    ),
    (Site.TOMB, "B"): scoring_rule("tomb_b", "D9.16", "end", figure("each", TOMB_B_POINTS)),
}
"""Each side of each site."""
