"""Pebbles: a small example game with a private hand. The README in the parent folder has its rules."""

from benben.engine.rules import Rules
from pebbles import flow
from pebbles.codes import MOST_MOVES
from pebbles.components import COLOURS, SEATS
from pebbles.events import events
from pebbles.known import known
from pebbles.legal import legal
from pebbles.moves import MOVES, outcomes
from pebbles.options import OPTIONS, encode
from pebbles.picture import picture
from pebbles.prompts import prompt, reason
from pebbles.scoring import receipt, score, shares
from pebbles.setup import setup
from pebbles.table import PebblesTable
from pebbles.valuation import policy
from pebbles.view import PebblesView, view

RULES: Rules[PebblesTable, PebblesView] = Rules(
    "pebbles",
    __name__,
    version=3,
    table=PebblesTable,
    options=OPTIONS,
    moves=MOVES,
    most_moves=MOST_MOVES,
    most_outcomes=COLOURS,
    most_seats=SEATS,
    setup=setup,
    legal=legal,
    chance=flow.chance,
    apply=flow.apply,
    shares=shares,
    score=score,
    policy=policy,
    encode=encode,
    outcomes=outcomes,
    view=view,
    known=known,
    receipt=receipt,
    reason=reason,
    prompt=prompt,
    events=events,
    picture=picture,
)
