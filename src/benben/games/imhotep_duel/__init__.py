"""Imhotep: The Duel, by Phil Walker-Harding, for two players. Rules: texts/en.md."""

from benben.engine.rules import Rules, alike
from benben.games.imhotep_duel import flow
from benben.games.imhotep_duel.codes import MOST_MOVES
from benben.games.imhotep_duel.components import KINDS, SEATS
from benben.games.imhotep_duel.events import events
from benben.games.imhotep_duel.features import PHASES, Feature, features, phase
from benben.games.imhotep_duel.figures import figures
from benben.games.imhotep_duel.gains import delivery, unloading
from benben.games.imhotep_duel.legal import legal
from benben.games.imhotep_duel.moves import MOVES, outcomes
from benben.games.imhotep_duel.observation import Seen, observe
from benben.games.imhotep_duel.options import OPTIONS, encode
from benben.games.imhotep_duel.picture import picture
from benben.games.imhotep_duel.positions import POSITIONS
from benben.games.imhotep_duel.prompts import prompt, reason
from benben.games.imhotep_duel.scoring import score, shares, tally
from benben.games.imhotep_duel.setup import setup
from benben.games.imhotep_duel.table import DuelTable
from benben.games.imhotep_duel.valuation import NOTES, policy
from benben.games.imhotep_duel.view import DuelView, receipt, view
from benben.games.imhotep_duel.why import why_not, why_not_there

RULES: Rules[DuelTable, DuelView] = Rules(
    "imhotep_duel",
    __name__,
    version=1,
    table=DuelTable,
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
    questions={"tally": tally, "unloading": unloading, "delivery": delivery},
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
    search={"exploration": 0.66, "cut": 0, "open": 1},
    label_cut=6,
)
