"""Imhotep: The Duel, by Phil Walker-Harding, for two players. Rules: docs/rules/imhotep_duel.md."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from typing_extensions import override

from benben.engine.dice import Dice
from benben.engine.game import OptionSpec, OptionValue, ReceiptLine, Rules
from benben.engine.message import Message
from benben.engine.notation import MoveList
from benben.engine.picture import Picture
from benben.engine.table import Tables
from benben.games.imhotep_duel import play, telling
from benben.games.imhotep_duel.components import KINDS, SEATS, SIDE_B, WHITE, Site
from benben.games.imhotep_duel.features import PHASES, Feature, features, phase
from benben.games.imhotep_duel.moves import LOADS, MOST_MOVES, MOVES
from benben.games.imhotep_duel.picture import picture
from benben.games.imhotep_duel.rules import setup
from benben.games.imhotep_duel.scoring import score, shares
from benben.games.imhotep_duel.table import DuelTable
from benben.games.imhotep_duel.valuation import NOTES, prefer
from benben.games.imhotep_duel.view import DuelView, receipt, view

_SIDE_LETTERS = "AB"


class DuelRules(Rules):
    """What the engine, the players and the table need to know of The Duel."""

    name = "imhotep_duel"
    version = 1
    table = DuelTable
    options = (
        OptionSpec("players", (SEATS,), SEATS),
        OptionSpec.of_letters("sides", tuple(site.name.lower() for site in Site), _SIDE_LETTERS),
        OptionSpec("open_temples", (False, True), False),
    )
    moves = MOVES
    most_moves = MOST_MOVES
    most_outcomes = KINDS
    most_seats = SEATS
    notes = NOTES

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
    feature_names = Feature.names()
    feature_meanings = Feature.meanings()
    phase = staticmethod(phase)
    phases = PHASES

    def encode(self, options: Mapping[str, OptionValue]) -> Sequence[int]:
        """D2.2. Players, the sites whose side B is up as a bit mask, open temples."""
        sides = sum(
            1 << site
            for site, side in enumerate(str(options["sides"]))
            if _SIDE_LETTERS.index(side) == SIDE_B
        )
        return int(options["players"]), sides, int(options["open_temples"])

    @override
    def outcomes(self, table: Any) -> MoveList:
        """Tokens that are turned over."""
        return LOADS

    def view(self, table: Any, seat: int | None) -> DuelView:
        """See `benben.games.imhotep_duel.view.DuelView`."""
        return view(table, seat)

    @override
    def known(self, table: Any, seat: int, dice: Dice) -> Tables:
        """D11.8. Nothing is private: what lies face down on a site was seen by both, and nobody knows the supply."""
        tables = DuelTable.empty()
        tables[0] = table
        return tables

    def receipt(self, table: Any) -> list[ReceiptLine]:
        """See `benben.games.imhotep_duel.view.receipt`."""
        return receipt(table)

    def reason(self, table: Any) -> str:
        """Whether the points or the order of play decided."""
        tied = score(table, WHITE) == score(table, 1 - WHITE)
        return f"imhotep_duel-reason-{'second_player' if tied else 'points'}"

    def prompt(self, table: Any) -> Message:
        """What must be decided now, and why."""
        return telling.prompt(table)

    def describe(self, table: Any, move: int) -> Message:
        """A move in words."""
        return telling.describe(table, move)

    @override
    def narrate(self, before: Any, move: int, after: Any, viewer: int | None) -> list[Message]:
        """What happened, in order; nobody is told more than another."""
        return telling.narrate(before, move, after)

    @override
    def targets(self, table: Any, move: int) -> list[str]:
        """The pieces that stand for a move."""
        return telling.targets(move)

    def picture(self, view: Mapping[str, Any]) -> Picture:
        """See `benben.games.imhotep_duel.picture.picture`."""
        return picture(cast(DuelView, view))


RULES = DuelRules()
