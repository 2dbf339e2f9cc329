"""Bold and careful: what an outcome is worth to a seat, who measures from a lead, and how a style is asked for."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import benben
from benben.engine.errors import BadSpec
from benben.players import make
from benben.players.evaluation import seat_value
from benben.players.search import STYLES, SearchPlayer, search_config

RA = benben.load("ra", players=2)
VALUE = seat_value
POINTS = st.floats(-200, 200)
LEADS = st.floats(-40, 40)
SCALES = st.floats(0.5, 40)


def worth(margin: float, lead: float, scale: float = 8.0, weight: float = 1.0, chance: float = 0.5) -> float:
    return float(VALUE(0, 2, [chance, 1 - chance], [margin, 0.0], weight, scale, lead))


@given(POINTS, POINTS, LEADS, SCALES, st.floats(0, 1), st.floats(0, 1))
def test_a_value_lies_between_0_and_1_and_grows_with_the_margin(
    first: float, second: float, lead: float, scale: float, weight: float, chance: float
) -> None:
    low, high = (worth(each, lead, scale, weight, chance) for each in sorted((first, second)))
    assert 0.0 <= low <= high <= 1.0
    if abs(first - second) > 0.01 and weight > 0.01:
        assert low < high


@given(POINTS, SCALES, st.floats(0, 1), st.floats(0, 1))
def test_without_a_lead_it_is_what_it_was_to_the_last_bit(
    margin: float, scale: float, weight: float, chance: float
) -> None:
    guide = 0.5 + 0.5 * margin / (abs(margin) + scale)
    assert worth(margin, 0.0, scale, weight, chance) == (1.0 - weight) * chance + weight * guide


@given(st.floats(0.5, 10), st.floats(-10, 10))
def test_a_risk_is_liked_before_the_lead_and_feared_behind_it(risk: float, margin: float) -> None:
    """What can go up or down by as much is worth more than what is sure if one is bold, and less if careful."""
    for lead, is_liked in ((25.0, True), (-25.0, False)):
        gamble = (worth(margin + risk, lead) + worth(margin - risk, lead)) / 2
        assert (gamble > worth(margin, lead)) == is_liked


@given(st.lists(POINTS, min_size=3, max_size=5), LEADS)
def test_of_several_the_mean_of_the_others_counts(points: list[float], lead: float) -> None:
    seats = len(points)
    value = VALUE(0, seats, [1 / seats] * seats, points, 1.0, 8.0, lead)
    margin = points[0] - sum(points[1:]) / (seats - 1)
    assert value == pytest.approx(worth(margin, lead), abs=1e-9)


@pytest.mark.parametrize("name", ["ra", "imhotep", "imhotep_duel", "ankhor"])
def test_the_styles_of_a_game_are_each_others_opposite(name: str) -> None:
    game = benben.load(name)
    bold, careful = search_config(game, "bold"), search_config(game, "careful")
    assert bold.margin_lead == -careful.margin_lead > 0
    assert bold == careful._replace(margin_lead=bold.margin_lead)
    plain = search_config(game)
    assert plain.margin_lead == 0.0
    assert plain == bold._replace(
        **{each: getattr(plain, each) for each in plain._fields if "margin" in each}
    )


@pytest.mark.parametrize(("spec", "plies"), [("search:games=60", 60), ("search:games=60,threads=2", 20)])
def test_styles_play_differently_and_the_same_again(spec: str, plies: int) -> None:
    played = {}
    for style in ("", *STYLES):
        asked = f"{spec},style={style}" if style else spec
        chosen = []
        for _ in range(2):
            match = RA.new_match(seed=4)
            bot = make(asked, RA, 3)
            while match.ply < plies and match.turn is not None:
                match.play(bot.choose(match.known(match.turn), match.turn))
            chosen.append([ply.move for ply in match.plies])
        assert chosen[0] == chosen[1]
        played[style] = chosen[0]
    assert len({tuple(moves) for moves in played.values()}) == 3


@pytest.mark.usefixtures("compiled")
def test_only_the_thinking_player_measures_from_a_lead() -> None:
    """At the same table the other seat's mean value is what it is without a style, with all else the same."""
    from benben.engine.dice import new_dice
    from benben.players.engine_search import new_search
    from benben.players.evaluation import evaluation_of
    from benben.players.net import Net

    fitted = evaluation_of(RA)
    assert fitted is not None
    known = RA.new_match(seed=2).known(0)
    found = []
    for lead in (0.0, 30.0):
        config = search_config(RA, margin_lead=lead, cut=0)
        search: Any = new_search(RA, known, 1000, new_dice(5), config, Net.linear(fitted.weights))
        search.run(1)
        found.append((search._tree.totals[0, 0], search._tree.totals[0, 1]))
    (own, other), (own_bold, other_bold) = found
    assert own_bold < own
    assert other_bold == other


@pytest.mark.usefixtures("compiled")
def test_the_seat_that_is_asked_is_the_one_that_thinks() -> None:
    match = RA.new_match(seed=2)
    bot = SearchPlayer(RA, 1, games=5, style="bold")
    for _ in range(12):
        seat = match.turn
        assert seat is not None
        if len(match.legal_moves) > 1:
            known = match.known(seat)
            search: Any = bot._new_search(known, 5, bot.dice)
            leads = search._work.leads
            assert [bool(lead) for lead in leads[:2]] == [place == seat for place in (0, 1)]
        match.play(match.legal_moves[0])


@pytest.mark.parametrize("kind", ["search", "net"])
def test_a_style_that_is_none_is_refused_with_those_that_are(kind: str) -> None:
    with pytest.raises(BadSpec, match="style is one of bold, careful"):
        make(f"{kind}:games=2,style=brave", benben.load("imhotep_duel"))


def test_a_net_has_styles_too_and_uct_has_none() -> None:
    duel = benben.load("imhotep_duel")
    bot = make("net:games=2,style=careful", duel)
    assert isinstance(bot, SearchPlayer)
    assert bot.config == search_config(duel, "careful")
    with pytest.raises(BadSpec, match="no parameter 'style'"):
        make("uct:games=2,style=bold", duel)
