"""Ankh'or, by Frank Crittin, Grégoire Largey and Sébastien Pauchon. Rules: texts/en.md."""

from benben.engine.rules import Rules, alike
from benben.games.ankhor import flow
from benben.games.ankhor.codes import MOST_MOVES
from benben.games.ankhor.components import KINDS, SEATS
from benben.games.ankhor.events import events
from benben.games.ankhor.features import PHASES, Feature, features, phase
from benben.games.ankhor.figures import figures
from benben.games.ankhor.gains import placed
from benben.games.ankhor.legal import legal
from benben.games.ankhor.market import offers
from benben.games.ankhor.moves import MOVES
from benben.games.ankhor.observation import Seen, observe
from benben.games.ankhor.options import OPTIONS, encode
from benben.games.ankhor.outcomes import outcomes
from benben.games.ankhor.picture import picture
from benben.games.ankhor.positions import POSITIONS
from benben.games.ankhor.prompts import prompt, reason
from benben.games.ankhor.scoring import score, shares, tally
from benben.games.ankhor.setup import setup
from benben.games.ankhor.table import AnkhorTable
from benben.games.ankhor.valuation import policy
from benben.games.ankhor.view import AnkhorView, receipt, view
from benben.games.ankhor.why import why_not, why_not_there
from benben.games.ankhor.worths import NOTES

RULES: Rules[AnkhorTable, AnkhorView] = Rules(
    "ankhor",
    __name__,
    version=2,
    table=AnkhorTable,
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
    questions={"tally": tally, "placed": placed, "offers": offers},
    view=view,
    views_differ=alike,
    receipt=receipt,
    reason=reason,
    prompt=prompt,
    why_not=why_not,
    why_not_there=why_not_there,
    events=events,
    figures=figures,
    picture=picture,
    positions=POSITIONS,
    search={"cut": 20},
    search_with={2: {"exploration": 0.68, "temperature": 1.2, "cut": 11, "noise": 2.6}},
    styled={"margin_scale": 3, "margin_lead": 5},
    label_cut=20,
)
