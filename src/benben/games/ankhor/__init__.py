"""Ankh'or, by Frank Crittin, Grégoire Largey and Sébastien Pauchon. Rules: docs/rules/ankhor.md."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from benben.engine.dice import Dice
from benben.engine.game import OptionSpec, OptionValue, ReceiptLine, Rules
from benben.engine.message import Message
from benben.engine.notation import MoveList
from benben.engine.picture import Picture
from benben.engine.table import Tables
from benben.games.ankhor import events, play, telling
from benben.games.ankhor.boards import DEFAULT_BOARDS, read_figures
from benben.games.ankhor.components import FEWEST_SEATS, KINDS, SEATS
from benben.games.ankhor.features import PHASES, Feature, features, phase
from benben.games.ankhor.legal import is_legal, legal
from benben.games.ankhor.moves import MARKERS_DEALT, MOST_MOVES, MOVES, REVEALS, SHOWS
from benben.games.ankhor.picture import picture
from benben.games.ankhor.scoring import score, shares
from benben.games.ankhor.set_up import setup
from benben.games.ankhor.table import AnkhorTable, Step
from benben.games.ankhor.valuation import prefer
from benben.games.ankhor.view import AnkhorView, receipt, view
from benben.games.ankhor.worths import NOTES

_ALLOWED, _FORBIDDEN = "allowed", "forbidden"
_OUTCOMES = {int(Step.DEAL_MARKERS): MARKERS_DEALT, int(Step.SHOW): SHOWS}


def _canonical(text: str) -> str:
    return read_figures(text).text


class AnkhorRules(Rules):
    """What the engine, the players and the table need to know of Ankh'or."""

    name = "ankhor"
    version = 2
    table = AnkhorTable
    options = (
        OptionSpec("players", tuple(range(FEWEST_SEATS, SEATS + 1)), FEWEST_SEATS),
        OptionSpec("split", (_FORBIDDEN, _ALLOWED), _FORBIDDEN),
        OptionSpec.of_text("boards", DEFAULT_BOARDS, _canonical),
    )
    moves = MOVES
    most_moves = MOST_MOVES
    most_outcomes = KINDS
    most_seats = SEATS
    notes = NOTES
    feature_names = Feature.names()
    feature_meanings = Feature.meanings()
    phases = PHASES

    setup = staticmethod(setup)
    legal = staticmethod(legal)
    is_legal = staticmethod(is_legal)
    chance = staticmethod(play.chance)
    sample = staticmethod(play.sample)
    apply = staticmethod(play.apply)
    shares = staticmethod(shares)
    score = staticmethod(score)
    prefer = staticmethod(prefer)
    features = staticmethod(features)
    phase = staticmethod(phase)

    def encode(self, options: Mapping[str, OptionValue]) -> Sequence[int]:
        """A2, A11.6, A16. Players, whether estates may split, the boards' figures."""
        figures = read_figures(str(options["boards"]))
        return int(options["players"]), int(options["split"] == _ALLOWED), *figures.codes

    def outcomes(self, table: Any) -> MoveList:
        """Price markers, colors of top tiles, or kinds of tiles."""
        return _OUTCOMES.get(int(table.step), REVEALS)

    def view(self, table: Any, seat: int | None) -> AnkhorView:
        """See `benben.games.ankhor.view.AnkhorView`."""
        return view(table, seat)

    def known(self, table: Any, seat: int, dice: Dice) -> Tables:  # noqa: ARG002  (nobody has a secret)
        """A15.1. Everything on the table is open."""
        tables = AnkhorTable.empty()
        tables[0] = table
        return tables

    def receipt(self, table: Any) -> list[ReceiptLine]:
        """See `benben.games.ankhor.view.receipt`."""
        return receipt(table)

    def reason(self, table: Any) -> str:
        """Whether the points, the tiles or the tokens decided, or nothing did."""
        return events.reason(table)

    def prompt(self, table: Any) -> Message:
        """What must be decided now, and why."""
        return telling.prompt(table)

    def describe(self, table: Any, move: int) -> Message:
        """A move in words."""
        return telling.describe(table, move)

    def narrate(self, before: Any, move: int, after: Any, viewer: int | None) -> list[Message]:  # noqa: ARG002
        """What happened, in order; everybody is told everything."""
        return events.narrate(before, move, after)

    def targets(self, table: Any, move: int) -> list[str]:
        """The pieces that stand for a move."""
        return telling.targets(table, move)

    def picture(self, view: Mapping[str, Any]) -> Picture:
        """See `benben.games.ankhor.picture.picture`."""
        return picture(cast(AnkhorView, view))


RULES = AnkhorRules()
