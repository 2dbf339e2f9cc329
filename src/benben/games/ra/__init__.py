"""Ra, by Reiner Knizia: the 2022 edition for two to five players, that of 1999 for three to five.

Rules: texts/en.md.
"""

from benben.engine.rules import Rules
from benben.games.ra import flow
from benben.games.ra.codes import MOST_MOVES
from benben.games.ra.components import KINDS, SEATS
from benben.games.ra.events import events
from benben.games.ra.features import PHASES, Feature, features, phase
from benben.games.ra.figures import figures
from benben.games.ra.legal import legal
from benben.games.ra.moves import MOVES, outcomes
from benben.games.ra.observation import Seen, observe
from benben.games.ra.options import OPTIONS, encode
from benben.games.ra.picture import picture
from benben.games.ra.positions import POSITIONS
from benben.games.ra.prompts import prompt, reason
from benben.games.ra.scoring import score, score_sheet, shares
from benben.games.ra.setup import setup
from benben.games.ra.table import RaTable
from benben.games.ra.track_value import lot
from benben.games.ra.valuation import NOTES, policy
from benben.games.ra.view import RaView, receipt, view, views_differ
from benben.games.ra.why import why_not, why_not_there

RULES: Rules[RaTable, RaView] = Rules(
    "ra",
    __name__,
    version=1,
    table=RaTable,
    options=OPTIONS,
    moves=MOVES,
    most_moves=MOST_MOVES,
    most_outcomes=KINDS,
    most_seats=SEATS,
    setup=setup,
    legal=legal,
    chance=flow.chance,
    sample=flow.sample,
    apply=flow.apply,
    shares=shares,
    score=score,
    policy=policy,
    notes=NOTES,
    feature=Feature,
    features=features,
    phase=phase,
    phases=PHASES,
    observation=Seen,
    observe=observe,
    encode=encode,
    outcomes=outcomes,
    questions={"lot": lot, "sheet": score_sheet},
    view=view,
    views_differ=views_differ,
    receipt=receipt,
    reason=reason,
    prompt=prompt,
    why_not=why_not,
    why_not_there=why_not_there,
    events=events,
    figures=figures,
    picture=picture,
    positions=POSITIONS,
    search={"exploration": 0.34, "temperature": 5.4, "cut": 7, "noise": 0.3},
    styled={"margin_weight": 0.8, "margin_scale": 15},
    label_cut=20,
)
