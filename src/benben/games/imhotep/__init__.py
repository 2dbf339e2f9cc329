"""Imhotep, by Phil Walker-Harding, for two to four players. Rules: texts/en.md."""

from benben.engine.rules import Rules
from benben.games.imhotep import flow
from benben.games.imhotep.codes import MOST_MOVES
from benben.games.imhotep.components import KINDS, SEATS
from benben.games.imhotep.events import events
from benben.games.imhotep.features import PHASES, Feature, features, phase
from benben.games.imhotep.figures import figures
from benben.games.imhotep.known import known, private_to
from benben.games.imhotep.legal import legal
from benben.games.imhotep.moves import MOVES, outcomes
from benben.games.imhotep.observation import Seen, observe
from benben.games.imhotep.options import OPTIONS, encode
from benben.games.imhotep.picture import picture
from benben.games.imhotep.positions import POSITIONS
from benben.games.imhotep.previews import sailing
from benben.games.imhotep.prompts import prompt, reason
from benben.games.imhotep.scoring import score, shares, tally
from benben.games.imhotep.setup import setup
from benben.games.imhotep.table import ImhotepTable
from benben.games.imhotep.valuation import NOTES, policy
from benben.games.imhotep.view import ImhotepView, receipt, view, views_differ
from benben.games.imhotep.why import why_not, why_not_there

RULES: Rules[ImhotepTable, ImhotepView] = Rules(
    "imhotep",
    __name__,
    version=2,
    table=ImhotepTable,
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
    questions={"tally": tally, "sailing": sailing},
    view=view,
    views_differ=views_differ,
    known=known,
    private_to=private_to,
    receipt=receipt,
    reason=reason,
    prompt=prompt,
    why_not=why_not,
    why_not_there=why_not_there,
    events=events,
    figures=figures,
    picture=picture,
    positions=POSITIONS,
    search={"cut": 10},
    search_with={
        2: {"exploration": 0.33, "temperature": 5.1, "cut": 1, "noise": 0.4},
        3: {"exploration": 0.25, "cut": 2},
    },
    label_cut=10,
)
