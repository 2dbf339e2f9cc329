"""I7 to I15. The scoring in figures, for the page that explains it: of each site the side in play."""

from collections.abc import Mapping
from typing import NamedTuple

from benben.engine.figures import Figure, ScoringRule, by_count, figure, scoring_rule
from benben.engine.options import OptionValue
from benben.games.imhotep.boards import PYRAMID_NAMES, Bonus, Column, ImhotepFigures, read_figures
from benben.games.imhotep.components import (
    BONUS_POINTS,
    DECORATION_POINTS,
    FEWEST_SEATS,
    GROUP_POINTS,
    LOOSE_STONE_POINTS,
    MORE_POINTS,
    OBELISK_A_POINTS,
    PYRAMID_A_POINTS,
    SIDE_STONE_POINTS,
    STATUE_POINTS,
    STONES_TO_DECORATE,
    TEMPLE_B_POINTS,
    TEMPLE_B_STONES,
    TEMPLE_COLUMNS,
    TEMPLE_POINTS,
    TOWER,
    UNUSED_POINTS,
    WRATH_POINTS,
    Site,
)

COLUMN_POINTS: Mapping[Column, int] = {
    Column.CHOICE: TEMPLE_POINTS,
    Column.POINTS: TEMPLE_B_POINTS,
    Column.CARD: 0,
}
"""I8.5, I8.7, I8.8. Points of each column of the temple, on side B."""


def figures(options: Mapping[str, OptionValue]) -> list[ScoringRule]:
    """I7 to I15. The four buildings in the order of the rulebook, then the cards, then the wrath."""
    sides, table = str(options["sides"]), _Boards.of(options)
    return [
        table.pyramids_a() if sides[Site.PYRAMIDS] == "A" else table.pyramids_b(),
        table.temple_a() if sides[Site.TEMPLE] == "A" else table.temple_b(),
        table.chamber_a() if sides[Site.BURIAL_CHAMBER] == "A" else table.chamber_b(),
        table.obelisks_a() if sides[Site.OBELISKS] == "A" else table.obelisks_b(),
        scoring_rule(
            "decorations", "I11.6", "end", figure("each", DECORATION_POINTS), needs=STONES_TO_DECORATE
        ),
        scoring_rule("statues", "I11.9", "end", *by_count(STATUE_POINTS[1:], 1)),
        scoring_rule("unused", "I12.6", "end", figure("each", UNUSED_POINTS)),
        *([scoring_rule("wrath", "I15.1", "end", figure("once", WRATH_POINTS))] if options["wrath"] else []),
    ]


class _Boards(NamedTuple):
    """The boards of a table: how many play, and the figures of the B sides."""

    players: int
    figures: ImhotepFigures

    @classmethod
    def of(cls, options: Mapping[str, OptionValue]) -> "_Boards":
        return cls(int(options["players"]), read_figures(str(options["boards"])))

    @property
    def columns(self) -> int:
        """I8.1. Columns of the temple."""
        return int(TEMPLE_COLUMNS[self.players])

    def pyramids_a(self) -> ScoringRule:
        """I7.3, I7.4. The spaces in the order of building, and the place next to them."""
        return scoring_rule("pyramids_a", "I7.3", "now", *by_count(PYRAMID_A_POINTS, 1), _BESIDE)

    def pyramids_b(self) -> ScoringRule:
        """I7.9, I7.14. The spaces of each pyramid in the order of building, and the place next to them."""
        spaces = [
            _space(f"{name}-{space}", each)
            for name, pyramid in zip(PYRAMID_NAMES, self.figures.pyramids, strict=True)
            for space, each in enumerate(pyramid, 1)
        ]
        return scoring_rule("pyramids_b", "I7.9", "now", *spaces, _BESIDE)

    def temple_a(self) -> ScoringRule:
        """I8.3. Each stone that is seen from above."""
        return scoring_rule("temple_a", "I8.3", "round", figure("each", TEMPLE_POINTS), needs=self.columns)

    def temple_b(self) -> ScoringRule:
        """I8.4 to I8.8. The columns from left to right."""
        columns = [
            figure(number, COLUMN_POINTS[column], None if column == Column.POINTS else column.name.lower())
            for number, column in enumerate(self.figures.temple[: self.columns], 1)
        ]
        return scoring_rule("temple_b", "I8.4", "round", *columns, needs=TEMPLE_B_STONES)

    def chamber_a(self) -> ScoringRule:
        """I9.3. Groups by their size."""
        groups = by_count(GROUP_POINTS[1:], 1)
        return scoring_rule("burial_chamber_a", "I9.3", "end", *groups, figure("further", MORE_POINTS))

    def chamber_b(self) -> ScoringRule:
        """I9.4. The places in each row."""
        points = self.figures.places(self.players)
        places = by_count(points[: self.players], 1)
        return scoring_rule("burial_chamber_b", "I9.4", "end", *places)

    def obelisks_a(self) -> ScoringRule:
        """I10.2. The places by height."""
        points = OBELISK_A_POINTS[self.players - FEWEST_SEATS, : self.players]
        return scoring_rule("obelisks_a", "I10.2", "end", *by_count(points, 1))

    def obelisks_b(self) -> ScoringRule:
        """I10.6, I10.9. The point spaces, highest first, and stones that are in no tower."""
        spaces = by_count(self.figures.obelisks, 1)
        loose = figure("loose", LOOSE_STONE_POINTS)
        return scoring_rule("obelisks_b", "I10.6", "now", *spaces, loose, needs=TOWER)


_BESIDE = figure("beside", SIDE_STONE_POINTS)
"""I7.4, I7.14."""


def _space(name: str, figure_there: int) -> Figure:
    """I7.9. A space of side B: points, or a point with a bonus."""
    if figure_there < Bonus.CARD:
        return figure(name, figure_there)
    return figure(name, BONUS_POINTS, Bonus(figure_there).name.lower())
