"""Ra, by Reiner Knizia: the 2022 edition for two to five players, that of 1999 for three to five.

Rules: docs/rules/ra.md.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from typing_extensions import override

from benben.engine.dice import Dice
from benben.engine.errors import BadOption
from benben.engine.game import OptionSpec, OptionValue, ReceiptLine, Rules
from benben.engine.message import Message
from benben.engine.notation import MoveList
from benben.engine.picture import Picture
from benben.engine.table import Tables
from benben.games.ra import play, telling
from benben.games.ra.components import KINDS, SEATS, Edition
from benben.games.ra.features import PHASES, Feature, features, phase
from benben.games.ra.moves import DEALS, MOST_MOVES, MOVES, REVEALS
from benben.games.ra.picture import picture
from benben.games.ra.rules import setup
from benben.games.ra.scoring import score, shares, winner
from benben.games.ra.table import RaTable, Step
from benben.games.ra.valuation import NOTES, prefer
from benben.games.ra.view import RaView, receipt, view

_EDITIONS = {"2022": Edition.GAMES_2022, "1999": Edition.ALEA_1999}
_FEWEST_1999 = 3
"""R1.5. The 1999 edition has no game for two."""


class RaRules(Rules):
    """What the engine, the players and the table need to know of Ra."""

    name = "ra"
    version = 1
    table = RaTable
    options = (
        OptionSpec("players", (2, 3, 4, 5), 3),
        OptionSpec("edition", ("2022", "1999"), "2022"),
        OptionSpec("open_scores", (False, True), False),
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
    legal = staticmethod(play.legal)
    is_legal = staticmethod(play.is_legal)
    chance = staticmethod(play.chance)
    sample = staticmethod(play.sample)
    apply = staticmethod(play.apply)
    shares = staticmethod(shares)
    score = staticmethod(score)
    prefer = staticmethod(prefer)
    features = staticmethod(features)
    phase = staticmethod(phase)

    def encode(self, options: Mapping[str, OptionValue]) -> Sequence[int]:
        """R1.5. Players, edition, open scores."""
        players, edition = int(options["players"]), _EDITIONS[str(options["edition"])]
        if edition == Edition.ALEA_1999 and players < _FEWEST_1999:
            raise BadOption(f"the 1999 edition is for {_FEWEST_1999} to {SEATS} players, not {players}")
        return players, edition, int(options["open_scores"])

    def outcomes(self, table: Any) -> MoveList:
        """Sun sets while they are dealt, else tiles."""
        return DEALS[int(table.seats)] if table.step == Step.DEAL else REVEALS

    def view(self, table: Any, seat: int | None) -> RaView:
        """See `benben.games.ra.view.RaView`."""
        return view(table, seat)

    @override
    def known(self, table: Any, seat: int, dice: Dice) -> Tables:
        """R13.7. Nothing in Ra is private: what lies face down was seen by everybody."""
        tables = RaTable.empty()
        tables[0] = table
        return tables

    def receipt(self, table: Any) -> list[ReceiptLine]:
        """See `benben.games.ra.view.receipt`."""
        return receipt(table)

    def reason(self, table: Any) -> str:
        """Whether the points or the highest sun decided."""
        best = table.points[winner(table)]
        tied = sum(bool(points == best) for points in table.points[: table.seats]) > 1
        return "ra-reason-highest_sun" if tied else "ra-reason-points"

    def prompt(self, table: Any) -> Message:
        """What must be decided now, and why."""
        return telling.prompt(table)

    @override
    def describe(self, table: Any, move: int) -> Message:
        """A move in words."""
        return telling.describe(move)

    def narrate(self, before: Any, move: int, after: Any, viewer: int | None) -> list[Message]:
        """What happened, in order."""
        return telling.narrate(before, move, after, viewer)

    def targets(self, table: Any, move: int) -> list[str]:
        """The pieces that stand for a move."""
        return telling.targets(table, move)

    def picture(self, view: Mapping[str, Any]) -> Picture:
        """See `benben.games.ra.picture.picture`."""
        return picture(cast(RaView, view))


RULES = RaRules()
