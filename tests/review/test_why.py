"""Why a move was better: the games that are played on, what is stated of them, and the line."""

import json
import random
from dataclasses import replace
from importlib import import_module
from statistics import NormalDist
from typing import Any

import pytest

import benben
from benben.engine.game import Match
from benben.engine.message import Message, message
from benben.games.ra.moves import Bid, Draw, Invoke, Pass
from benben.review import Budget, Decision, JudgedMove, LinePly, MoveDifference, Review, Why, review
from benben.review.continuing import Continuation, Continuer
from benben.review.details import Held, details_of, held_by
from benben.review.differences import Pairs, differences_of, likely, played_on
from benben.review.judging import Gap, paired
from benben.review.run import explain, judge_stretch, stretches_of
from benben.review.why import helped_by, sentences_of
from benben.texts import Texts, has_text
from tests.review.pebbles import finished

GAMES: dict[str, dict[str, Any]] = {
    "ra": {"players": 3},
    "imhotep": {"players": 2},
    "imhotep_duel": {},
    "ankhor": {},
}
OTHER_KINDS = {
    "ra": ("sun_too_high", "sun_too_low", "took_disaster"),
    "imhotep": ("wrong_ship", "wrong_site", "market_skipped", "card_kept", "card_wasted"),
    "imhotep_duel": ("action_kept", "action_wasted"),
    "ankhor": ("ankh_kept", "ankh_wasted"),
}
"""Kinds of errors that depend on more than two verbs."""
AUCTION = "turn=1 ra=3 track=pharaoh*3 centre=3 0:suns=9,2/5,4 1:suns=8,7/6,1 step=auction cause=invoked"


def first_decision(name: str) -> Match:
    return benben.load(name, **GAMES[name]).new_match(seed=4)


# ---- games played on ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_played_on_ends_with_the_points_of_its_receipt(name: str) -> None:
    match = first_decision(name)
    seat = match.turn
    assert seat is not None
    continuer, known, move = Continuer(match.game), match.known(seat, 1), match.legal_moves.codes[0]
    found = continuer.play_on(known, move, 7)
    assert sum(found.shares) == pytest.approx(1.0)
    best = max(range(match.players), key=lambda each: found.shares[each])
    totals = [
        sum(points for (whose, _), points in found.points.items() if whose == each)
        for each in range(match.players)
    ]
    assert totals[best] == max(totals)
    assert found == continuer.play_on(known, move, 7)
    assert found != continuer.play_on(known, move, 8)


def test_the_same_move_twice_differs_in_nothing() -> None:
    match = first_decision("ra")
    move = match.legal_moves.codes[0]
    pairs = played_on(match, move, move, 3, seed=1)
    assert pairs.better == pairs.played
    assert differences_of("ra", 0, pairs, least=0.0) == []


# ---- what is stated ----------------------------------------------------------------------------------------------
def games_of(
    points: dict[str, list[int]], held: list[int] | None = None, seat: int = 0
) -> list[Continuation]:
    count = len(next(iter(points.values())))
    return [
        Continuation(
            (0.5, 0.5),
            {(seat, item): values[number] for item, values in points.items()},
            {} if held is None else {(seat, Held("sun", 9)): held[number]},
        )
        for number in range(count)
    ]


def test_a_difference_has_both_means_and_the_error_of_the_paired_difference() -> None:
    """7, 8, 9 against 1, 2, 3: always 6 more, although both scatter; gold scatters as much, and is not sure."""
    better = games_of({"god": [7, 8, 9], "gold": [9, 1, 9]})
    other = games_of({"god": [1, 2, 3], "gold": [1, 9, 1]})
    god, gold = differences_of("ra", 0, Pairs(better, other))
    assert (god.better, god.played, god.noise, god.is_sure, god.effect) == (8.0, 2.0, 0.0, True, 6.0)
    assert gold.gap == pytest.approx(8 / 3)
    assert gold.noise == pytest.approx(16 / 3)
    assert not gold.is_sure


def test_what_is_barely_sure_is_stated_as_smaller_and_what_is_clear_as_it_is() -> None:
    assert likely(Gap(3.2, 1.0), 3.0) == pytest.approx(0.0, abs=0.1)
    assert likely(Gap(-8.0, 1.0), 3.0) == pytest.approx(-8.0, abs=0.01)
    assert likely(Gap(4.0, 0.0), 3.0) == 4.0
    middle = likely(Gap(4.0, 1.0), 3.0)
    beyond = 3.0 - middle
    normal = NormalDist()
    assert middle + normal.pdf(beyond) / (1.0 - normal.cdf(beyond)) == pytest.approx(4.0)


def test_stated_sizes_are_not_larger_than_the_true_ones_because_they_were_selected() -> None:
    """A true difference of 2 that every third sample shows beyond doubt: those that do are more than 3 on average."""
    dice, stated, selected = random.Random(3), [], []

    def side(mean: float) -> list[Continuation]:
        return games_of({"god": [round(dice.gauss(mean, 9)) for _ in range(100)]})

    for _ in range(400):
        better, other = side(12), side(10)
        gap = paired(*([each.points[0, "god"] for each in games] for games in (better, other)))
        found = [each for each in differences_of("ra", 0, Pairs(better, other), least=0.0) if each.is_sure]
        stated += [each.gap for each in found]
        selected += [gap.mean for _ in found]
    assert sum(selected) / len(selected) > 3.0
    assert sum(stated) / len(stated) == pytest.approx(2.0, abs=0.5)


def test_chance_alone_is_seldom_stated() -> None:
    """Of 200 decisions without any difference, with 20 items each, about 5 % may state one."""
    dice, stated = random.Random(5), 0

    def side() -> list[Continuation]:
        return games_of({f"item{item}": [round(dice.gauss(10, 4)) for _ in range(30)] for item in range(20)})

    for _ in range(200):
        stated += any(each.is_sure for each in differences_of("ra", 0, Pairs(side(), side()), least=0.0))
    assert stated <= 24


@pytest.mark.parametrize("worth", [0, 5])
def test_a_thing_in_hand_is_a_reason_only_if_it_changes_the_result(worth: int) -> None:
    """In every second game the sun was kept; it is worth so many points to have it."""
    kept = [1, 1, 1, 0, 1, 1] * 10
    lost = [0, 0, 1, 0, 0, 0] * 10
    dice = random.Random(4)
    sides = [
        games_of({"gold": [round(dice.gauss(9, 2)) + worth * has for has in held]}, held)
        for held in (kept, lost)
    ]
    found = {each.is_points: each for each in differences_of("ra", 0, Pairs(*sides))}
    assert found[False].is_sure == (worth > 0)
    assert found[False].effect == pytest.approx(worth * found[False].gap, abs=1.0)


def test_reasons_are_in_the_order_of_their_effect_on_the_result() -> None:
    """At a table of three: 4 of one's own count before 9 of a seat that is never the best of the others."""

    def side(own: int, weak: int) -> list[Continuation]:
        return [
            Continuation(
                (1.0, 0.0, 0.0), {(0, "gold"): own + number % 2, (1, "god"): 40, (2, "nile"): weak}, {}
            )
            for number in range(12)
        ]

    found = differences_of("ra", 0, Pairs(side(14, 1), side(10, 10)))
    assert [(each.seat, each.effect, each.is_sure) for each in found] == [(0, 4.0, True), (2, 0.0, False)]


def decision(shift: tuple[float, ...] = (0.2, -0.2)) -> Decision:
    move = JudgedMove(0, "", message("x"), 0.0, (0.5,) * len(shift), (0.0,) * len(shift))
    return Decision(
        0, 0, 1, move.chances, move.points, move, (move,), 0.2, 0.01, "error", True,
        shift=shift, shift_noise=(0.01,) * len(shift),
    )  # fmt: skip


def points(seat: int, item: str, better: float, played: float, *, sure: bool = True) -> MoveDifference:
    effect = (better - played) * (1 if seat == 0 else -1)
    return MoveDifference(seat, message(f"ra-item-name-{item}"), True, better, played, 0.5, sure, effect)


def said(
    differences: list[MoveDifference], lead: float = 5.0, shift: tuple[float, ...] = (0.2, -0.2)
) -> list[str]:
    texts = Texts("en", ["Ann", "Ben", "Cleo"])
    helped = helped_by(decision(shift))
    return [texts.format(each) for each in sentences_of(0, differences, Gap(lead, 1.0), 100, helped)]


def test_a_gain_and_its_cost_are_said() -> None:
    sun = MoveDifference(0, Held("sun", 9).in_words("ra"), False, 0.9, 0.1, 0.05, True, 2.0)
    found = said([points(0, "pharaoh", 7.2, 1.4), points(0, "gold", 3.1, 4.2), sun])
    assert found == [
        "Gain for Ann: Pharaohs 7 instead of 1, Ann keeps the 9 sun.",
        "The cost: Gold 3.1 instead of 4.2.",
    ]


def test_nothing_unsure_is_said() -> None:
    unsure = [points(0, "pharaoh", 7.0, 1.0, sure=False), points(1, "gold", 1.0, 9.0, sure=False)]
    unclear = said(unsure, lead=1.9)
    assert len(unclear) == 1
    assert "do not show" in unclear[0]


def test_a_sure_lead_is_said_if_no_source_explains_it() -> None:
    assert said([points(0, "pharaoh", 7.0, 1.0, sure=False)], lead=3.0) == [
        "Ann ends 3.0 points better off against the best of the others; no single source explains it."
    ]


def test_nothing_is_said_where_the_games_contradict_the_search() -> None:
    assert "do not show" in said([points(0, "pharaoh", 7.0, 1.0)], lead=-5.0)[0]


def test_of_hidden_points_only_the_difference_is_said() -> None:
    hidden = [
        replace(points(seat, "gold", 9.0, 1.0), better=gap, played=None)
        for seat, gap in ((0, 8.26), (1, -2.0))
    ]
    assert said(hidden) == ["Gain for Ann: Gold +8.3.", "Ben gets less: Gold −2."]


def test_what_another_gets_less_is_said_and_whom_the_mistake_helps() -> None:
    assert said([points(1, "gold", 1.0, 9.0)]) == ["Ben gets less: Gold 1 instead of 9."]
    found = said([points(0, "gold", 9.0, 1.0)], shift=(0.2, -0.05, -0.15))
    assert found == ["Gain for Ann: Gold 9 instead of 1.", "The move played helps Cleo most (+15%)."]


# ---- a review ----------------------------------------------------------------------------------------------------
def auction() -> tuple[Match, Decision]:
    """An auction in which a seat passed a lot that it should have bought."""
    match = benben.load("ra", players=2).position(AUCTION, seed=3)
    match.play(Pass())
    while match.turn is not None:
        match.play(match.legal_moves.codes[0])
    steps = judge_stretch(match, stretches_of(match)[0], Budget(games=80))
    judged = next(step for step in steps if isinstance(step, Decision))
    return match, explain(match, judged, Budget(games=60))


@pytest.mark.slow
def test_a_decision_is_explained_by_a_line_that_can_be_played_and_by_what_it_brings() -> None:
    match, found = auction()
    assert found.verdict == "error"
    assert found.error_kind == "lot_let_go"
    assert found.why is not None
    assert found.why.games == 20
    played = match.at(found.ply)
    assert found.why.line[0].move == found.ideas[0].move
    for ply in found.why.line:
        assert ply.seat == played.turn
        assert played.describe(ply.move) == ply.message
        played.push(ply.move)
    assert any(each.is_sure and each.item["id"] == "ra-item-name-pharaoh" for each in found.why.differences)
    assert found.why == explain(match, replace(found, why=None), Budget(games=60)).why


def test_a_reason_is_written_and_read() -> None:
    found = review(finished(), Budget(games=4))
    why = Why(
        8,
        (LinePly(0, 3, "draw", message("x")),),
        (message("y", seat=1),),
        (points(0, "gold", 2.0, 1.0),),
        1.0,
        0.5,
    )
    explained = replace(found, decisions=(replace(found.decisions[0], why=why), *found.decisions[1:]))
    assert Review.from_json(json.loads(json.dumps(explained.to_json()))) == Review.from_json(
        explained.to_json()
    )
    assert Review.from_json(explained.to_json()).decisions[0].why == why


# ---- words of the games ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", GAMES)
def test_everything_in_hand_and_every_kind_of_error_has_words(name: str) -> None:
    match = first_decision(name)
    texts = Texts("en")
    words: list[Message] = [held.in_words(name) for _, held in held_by(match.game, match.table)]
    assert words
    for each in words:
        assert texts.knows(each["id"])
    listed = import_module(f"{match.rules.module}.details")._KINDS.values()
    for kind in {*listed, *OTHER_KINDS.get(name, ())}:
        assert has_text(f"{name}-error-{kind}"), kind


@pytest.mark.parametrize(
    ("best", "played", "kind"),
    [
        (Bid(2), Bid(9), "sun_too_high"), (Bid(9), Bid(2), "sun_too_low"), (Pass(), Bid(9), "bid_too_much"),
        (Bid(9), Pass(), "lot_let_go"), (Draw(), Invoke(), "called_too_early"), (Draw(), Pass(), ""),
    ],
)  # fmt: skip
def test_errors_of_ra_have_their_kinds(best: Any, played: Any, kind: str) -> None:
    match = benben.load("ra", players=2).position(AUCTION, seed=3)
    assert details_of(match.rules).kind_of_error(match.table, best, played) == kind


def test_a_bid_for_a_disaster_is_an_error_of_its_own() -> None:
    text = AUCTION.replace("pharaoh*3", "pharaoh,funeral,nile")
    match = benben.load("ra", players=2).position(text, seed=3)
    assert details_of(match.rules).kind_of_error(match.table, Pass(), Bid(9)) == "took_disaster"
