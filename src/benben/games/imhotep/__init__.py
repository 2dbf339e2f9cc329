"""Imhotep, by Phil Walker-Harding, for two to four players. Rules: docs/rules/imhotep.md."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from benben.engine.dice import Dice
from benben.engine.game import OptionSpec, OptionValue, ReceiptLine, Rules
from benben.engine.message import Message
from benben.engine.notation import MoveList
from benben.engine.picture import Picture
from benben.engine.table import Tables
from benben.games.imhotep import events, play, telling
from benben.games.imhotep.boards import DEFAULT_BOARDS, read_figures
from benben.games.imhotep.components import FEWEST_SEATS, KINDS, SEATS, SIDE_B, Site
from benben.games.imhotep.features import PHASES, Feature, features, phase
from benben.games.imhotep.knowing import known
from benben.games.imhotep.legal import is_legal, legal
from benben.games.imhotep.moves import MOST_MOVES, MOVES, REVEALS, ROUNDS_BY_PLAYERS
from benben.games.imhotep.picture import picture
from benben.games.imhotep.scoring import score, shares
from benben.games.imhotep.set_up import setup
from benben.games.imhotep.table import ImhotepTable, Step
from benben.games.imhotep.valuation import NOTES, prefer
from benben.games.imhotep.view import ImhotepView, looks, receipt, view

_SIDE_LETTERS = "AB"
_PER_ROUND = "round"


def _canonical(text: str) -> str:
    return read_figures(text).text


class ImhotepRules(Rules):
    """What the engine, the players and the table need to know of Imhotep."""

    name = "imhotep"
    version = 2
    table = ImhotepTable
    options = (
        OptionSpec("players", tuple(range(FEWEST_SEATS, SEATS + 1)), FEWEST_SEATS),
        OptionSpec.of_letters("sides", tuple(site.name.lower() for site in Site), _SIDE_LETTERS),
        OptionSpec("wrath", (False, True), False),
        OptionSpec("blue_cards", ("turn", _PER_ROUND), "turn"),
        OptionSpec.of_text("boards", DEFAULT_BOARDS, _canonical),
    )
    moves = MOVES
    most_moves = MOST_MOVES
    most_outcomes = KINDS
    most_seats = SEATS
    notes = NOTES

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
    feature_names = Feature.names()
    feature_meanings = Feature.meanings()
    phase = staticmethod(phase)
    phases = PHASES

    def encode(self, options: Mapping[str, OptionValue]) -> Sequence[int]:
        """I2.2, I17.6. Players, the sites whose side B is up as a bit mask, wrath, blue cards, the boards' figures."""
        sides = sum(
            1 << site
            for site, side in enumerate(str(options["sides"]))
            if _SIDE_LETTERS.index(side) == SIDE_B
        )
        players, figures = int(options["players"]), read_figures(str(options["boards"]))
        once = int(options["blue_cards"] == _PER_ROUND)
        return players, sides, int(options["wrath"]), once, *figures.codes, *figures.places(players)

    def outcomes(self, table: Any) -> MoveList:
        """Round cards, or market cards."""
        return ROUNDS_BY_PLAYERS[int(table.seats)] if table.step == Step.DEAL_ROUND else REVEALS

    def view(self, table: Any, seat: int | None) -> ImhotepView:
        """See `benben.games.imhotep.view.ImhotepView`."""
        return view(table, seat)

    def known(self, table: Any, seat: int, dice: Dice) -> Tables:
        """See `benben.games.imhotep.knowing.known`."""
        return known(table, seat, dice)

    def receipt(self, table: Any) -> list[ReceiptLine]:
        """See `benben.games.imhotep.view.receipt`."""
        return receipt(table)

    def reason(self, table: Any) -> str:
        """Whether the points or the stones on the sled decided, or nothing did."""
        best = max(int(score(table, seat)) for seat in range(table.seats))
        tied = sum(score(table, seat) == best for seat in range(table.seats)) > 1
        if not tied:
            return "imhotep-reason-points"
        return f"imhotep-reason-{'stones' if len(events.winners_of(table)) == 1 else 'shared'}"

    def prompt(self, table: Any) -> Message:
        """What must be decided now, and why."""
        return telling.prompt(table)

    def describe(self, table: Any, move: int) -> Message:
        """A move in words."""
        return telling.describe(table, move)

    def narrate(self, before: Any, move: int, after: Any, viewer: int | None) -> list[Message]:
        """What happened, in order; the cards of a pair only to who looks at them."""
        return events.narrate(before, move, after, viewer)

    def targets(self, table: Any, move: int) -> list[str]:
        """The pieces that stand for a move."""
        return telling.targets(table, move)

    def private_to(self, table: Any) -> int | None:
        """I16.3. Whoever looks at the pair of the market."""
        return next((seat for seat in range(table.seats) if looks(table, seat)), None)

    def picture(self, view: Mapping[str, Any]) -> Picture:
        """See `benben.games.imhotep.picture.picture`."""
        return picture(cast(ImhotepView, view))


RULES = ImhotepRules()
