"""How `bench.sentences` judges: whether a stated difference has its sign and its size in more games."""

import pytest

import benben
from benben.engine.message import message
from benben.review import MoveDifference
from benben.review.continuing import Continuation
from benben.review.differences import Pairs
from benben.review.judging import Gap
from bench.sentences import Check, Counts, Sentence, check, checks_of, states


def difference(better: float, played: float, seat: int = 0, noise: float = 0.5) -> MoveDifference:
    return MoveDifference(
        seat, message("ra-item-name-gold"), True, better, played, noise, True, better - played
    )


def games(*golds: int) -> list[Continuation]:
    return [Continuation((0.5, 0.5), {(0, "gold"): gold}, {}) for gold in golds]


@pytest.mark.parametrize(
    ("found", "noise", "sign", "sure", "size"),
    [
        (2.0, 0.1, True, True, True),
        (2.9, 0.1, True, True, True),  # within two standard errors of both
        (0.5, 0.1, True, True, False),
        (0.1, 0.1, True, False, False),
        (-0.5, 0.1, False, False, False),
        (0.0, 0.0, False, False, False),
    ],
)
def test_a_difference_is_compared_with_its_sign_and_its_size(
    found: float, noise: float, sign: bool, sure: bool, size: bool
) -> None:
    checked = Check(2.0, 0.5, found, noise)
    assert (checked.has_its_sign, checked.is_sure, checked.has_its_size) == (sign, sure, size)


def test_all_games_count_and_a_thing_that_never_differs_differs_by_nothing() -> None:
    pairs = Pairs(games(5, 6, 7, 8), games(1, 2, 3, 2))
    checked = check("ra", pairs, difference(3.0, 1.0))
    assert (checked.stated, checked.found) == (2.0, 4.5)
    assert check("ra", pairs, difference(3.0, 1.0, seat=1)).found == 0.0
    assert not check("ra", Pairs(games(1, 1), games(1, 1)), difference(3.0, 1.0)).has_its_sign


def test_a_stated_lead_is_compared_with_that_of_more_games() -> None:
    match = benben.load("ra", players=2).new_match(seed=1)
    mine = 1.0 if match.turn == 0 else -1.0
    sentence = Sentence(match, (0, 1), message("review-why-lead", seat=0, lead=2.0), (), Gap(2.0, 0.5))
    (checked,) = checks_of(sentence, Pairs(games(5, 6, 7, 8), games(1, 2, 3, 2)))
    assert (checked.stated, checked.stated_noise, checked.found) == (2.0, 0.5, 4.5 * mine)


def test_a_sentence_holds_only_if_all_its_differences_do() -> None:
    counts = Counts()
    assert counts.add([Check(2.0, 0.6, 1.0, 0.1), Check(1.0, 0.5, -1.0, 0.1)]) == "does not hold"
    assert counts.add([Check(2.0, 0.5, 2.0, 0.1)]) == "holds"
    assert (counts.sentences, counts.signs, counts.sure, counts.sizes) == (2, 1, 1, 1)
    assert (counts.stated, counts.agreeing, counts.ratios) == (3, 2, [2.0, 1.0])


def test_a_sentence_states_what_is_among_its_parts() -> None:
    part = message("review-why-part", item=message("ra-item-name-gold"), better=3.0, played=1.0)
    gain = message("review-why-own", seat=0, parts=[part])
    less = message("review-why-less", seat=1, parts=[part])
    cost = message("review-why-cost", parts=[part])
    assert states(gain, difference(3.0, 1.0), 0)
    assert not states(gain, difference(1.0, 3.0), 0)
    assert not states(gain, difference(3.0, 1.0, seat=1), 0)
    assert states(less, difference(1.0, 3.0, seat=1), 0)
    assert states(cost, difference(1.0, 3.0), 0)
    assert not states(cost, difference(1.0, 3.0, seat=1), 0)
    assert not states(message("review-why-unclear", games=3), difference(3.0, 1.0), 0)
