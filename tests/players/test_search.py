"""The tree search: what it keeps, how it shares the work, where it cuts; and the players made of it."""

import math
from collections.abc import Callable
from typing import Any

import pytest

import benben
from benben import Game, Match, nd
from benben.engine.dice import new_dice
from benben.engine.portable import here
from benben.engine.rule import bind
from benben.players import LEVELS, level_spec, make, mcts
from benben.players.analysis import analyse, surer
from benben.players.engine_search import new_search
from benben.players.evaluation import evaluation_of
from benben.players.levels import MASTER, NAMES, chains_of, master_spec
from benben.players.net import Net, net_file
from benben.players.person import PersonPlayer
from benben.players.player import GreedyPlayer
from benben.players.reuse import find_node_template
from benben.players.search import SearchPlayer, UctPlayer, search_config
from benben.texts import Texts
from pebbles import RULES as PEBBLES

RA, DUEL = benben.load("ra", players=2), benben.load("imhotep_duel")


def started(game: Game, seed: int, plies: int) -> Match:
    """A match in which `greedy` has played so many decisions."""
    match, bot = game.new_match(seed=seed), make("greedy", game, seed)
    for _ in range(plies):
        if (seat := match.turn) is not None:
            match.play(bot.choose(match.known(seat), seat))
    return match


def grown(match: Match, games: int, **asked: float) -> Any:
    seat = match.turn or 0
    search = new_search(
        match.game, match.known(seat), 200_000, new_dice(1), search_config(match.game, **asked)
    )
    search.run(games)
    return search


# ---- what is kept from move to move ------------------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize("game", [RA, DUEL], ids=lambda game: game.name)
@pytest.mark.usefixtures("compiled")
def test_a_search_goes_on_from_the_position_that_came_up(game: Game) -> None:
    found = 0
    for seed in range(6):
        match = started(game, seed, 5)
        search = grown(match, 2000, open=0.0)
        before = {child.move: child for child in search.children()}
        favourite = max(before.values(), key=lambda child: child.visits)
        match.play(favourite.move)
        if match.turn is None or not search.moved_to(match.known(match.turn)):
            continue
        found += 1
        kept = int(search._tree.visits[0])
        assert 0 < kept <= favourite.visits
        assert search.games == 0
        assert {child.move for child in search.children()} <= set(match.legal_moves.codes)
        search.run(500)
        assert search.games == 500
        assert {child.move for child in search.children()} == set(match.legal_moves.codes)
        assert sum(child.visits for child in search.children()) >= kept + 499
    assert found >= 3


@pytest.mark.usefixtures("compiled")
def test_a_kept_tree_holds_the_same_figures_as_before() -> None:
    """Without chance between, the favourite's figures are the new root's, and its children's stay theirs."""
    match = started(DUEL, 3, 2)
    search = grown(match, 3000, open=0.0)
    tree = search._tree
    placing = [
        child
        for child in search.children()
        if str(match.game.rules.moves.value(child.move)).startswith("place")
    ]
    favourite = max(placing, key=lambda child: child.visits)
    node = int(tree.first_child[0]) + [child.move for child in search.children()].index(favourite.move)
    below = range(tree.first_child[node], tree.first_child[node] + tree.child_count[node])
    expected = [(int(tree.move[child]), int(tree.visits[child])) for child in below]
    match.play(favourite.move)
    assert match.turn is not None
    assert search.moved_to(match.known(match.turn))
    assert int(search._tree.visits[0]) == favourite.visits
    assert [(child.move, child.visits) for child in search.children()] == expected


def test_a_kept_open_loop_tells_only_of_legal_moves() -> None:
    """The root's node stood for all that chance might bring; now it stands for what came."""
    player, other = SearchPlayer(DUEL, 1, games=300), make("greedy", DUEL, 2)
    match, kept = DUEL.new_match(seed=5), 0
    while (seat := match.turn) is not None:
        if seat == 0:
            found = player.think(match.known(seat))
            assert [child.move for child in found if child.move not in match.legal_moves.codes] == []
            kept += sum(child.visits for child in found) > 300
            match.play(max(found, key=lambda child: child.visits).move)
        else:
            match.play(other.choose(match.known(seat), seat))
    assert kept > 3


@pytest.mark.usefixtures("compiled")
def test_looking_for_a_position_in_an_open_loop_only_plays_what_is_legal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where a node stands for several tables, not each of its children is possible at each of them."""
    rules, applied = DUEL.rules, 0

    def checked(table: Any, move: int) -> None:
        nonlocal applied
        applied += 1
        moves = nd.zeros(rules.most_moves, nd.int16)
        assert move in moves[: rules.legal(table, moves)]
        rules.apply(table, move)

    find = bind(find_node_template, "checked", legal=rules.legal, apply=checked)
    monkeypatch.setattr(mcts, "find_node_of", lambda _rules: find)
    monkeypatch.setattr(mcts, "here", lambda rule: rule if rule is find else here(rule))
    player, match = SearchPlayer(DUEL, 1, games=300, open=1), DUEL.new_match(seed=5)
    while (seat := match.turn) is not None and match.ply < 60:
        match.play(player.choose(match.known(seat), seat))
    assert applied > 100


def test_a_position_of_another_game_is_not_found() -> None:
    search = grown(started(RA, 1, 4), 1000)
    assert not search.moved_to(started(RA, 2, 9).known(0))
    assert search.games == 1000


# ---- several threads, cuts, open loop ----------------------------------------------------------------------------
def test_threads_share_the_games_and_answer_the_same_every_time() -> None:
    match = started(RA, 1, 6)
    seat = match.turn or 0
    twice = [SearchPlayer(RA, 5, games=301, threads=2).think(match.known(seat)) for _ in range(2)]
    assert twice[0] == twice[1]
    assert sum(child.visits for child in twice[0]) == 301
    assert all(sum(child.chances) == pytest.approx(1.0) for child in twice[0])


@pytest.mark.usefixtures("compiled")
def test_a_cut_asks_the_fitted_evaluation() -> None:
    """A tree without room for children, cut immediately: the outcome of its root is that of the evaluation."""
    match, fitted = started(RA, 1, 8), evaluation_of(RA)
    assert fitted is not None
    search: Any = new_search(
        RA, match.known(0), 2, new_dice(1), search_config(RA, cut=0.0), Net.linear(fitted.weights)
    )
    search.run(1)
    assert search._tree.child_count[0] == 0
    chances, points = fitted.judge(match.tables)
    assert tuple(search._work.prospects[0, 0, :2]) == pytest.approx(chances)
    assert tuple(search._work.prospects[0, 1, :2]) == pytest.approx(points)


@pytest.mark.usefixtures("compiled")
def test_open_loop_offers_only_what_is_legal_behind_chance() -> None:
    """A node that stands for many outcomes has every move legal behind any of them, and only such."""
    match = started(DUEL, 4, 12)
    search = grown(match, 3000, open=1.0)
    assert {child.move for child in search.children()} == set(match.legal_moves.codes)
    assert sum(child.visits for child in search.children()) == 3000
    tree = search._tree
    moves = [child.move for child in search.children()]
    looked = 0
    for place, code in enumerate(moves):
        node = int(tree.first_child[0]) + place
        below = {
            int(tree.move[child])
            for child in range(tree.first_child[node], tree.first_child[node] + tree.child_count[node])
        }
        if not below:
            continue
        possible: set[int] = set()
        for seed in range(30):
            after = match.copy()
            after.dealer = benben.SeededDealer(seed)
            after.play(code)
            possible |= set(after.legal_moves.codes)
        assert below & possible
        looked += 1
    assert looked > 3


# ---- players made of it ------------------------------------------------------------------------------------------
def test_uct_is_as_documented() -> None:
    player = UctPlayer(RA, 1, games=50)
    config = player.config
    assert (config.ucb, config.guided, config.exploration, config.margin_weight) == (True, False, 1, 0)
    assert math.isinf(config.cut)
    match = started(RA, 1, 3)
    assert player.choose(match.known(0), match.turn or 0) in match.legal_moves.codes


def test_a_blurred_player_never_throws_away_more_than_its_blur() -> None:
    for seed in range(40):
        match = started(RA, seed, 3 + seed)
        seat = match.turn
        if seat is None:
            continue
        player = GreedyPlayer(RA, seed, blur=2.0)
        codes = nd.array(match.legal_moves.codes, nd.int16)
        preferences, notes = nd.zeros(RA.rules.most_moves), nd.zeros(RA.rules.notes)
        RA.rules.policy(match.table, codes, len(codes), preferences, notes)
        worth = dict(zip(codes.tolist(), preferences[: len(codes)].tolist(), strict=True))
        assert worth[player.choose(match.known(seat), seat)] >= max(worth.values()) - 2.0


def test_a_blur_errs_now_and_then() -> None:
    matches = [started(RA, seed, 3 + seed) for seed in range(25)]
    pairs = [(m.known(m.turn), m.turn) for m in matches if m.turn is not None]
    sharp, dim = GreedyPlayer(RA, 1), GreedyPlayer(RA, 1, blur=8.0)
    assert any(sharp.choose(known, seat) != dim.choose(known, seat) for known, seat in pairs)


@pytest.mark.parametrize("name", ["ra", "imhotep", "imhotep_duel", "ankhor"])
def test_every_game_has_the_six_levels(name: str) -> None:
    texts = Texts("en")
    counts = next(spec for spec in benben.load(name).rules.options if spec.name == "players").choices
    chains = chains_of(benben.load(name).rules)
    assert list(chains) == [str(count) for count in counts]
    for count in counts:
        game = benben.load(name, players=int(count))
        assert (*chains[str(count)], MASTER) == NAMES == tuple(level.spec for level in LEVELS)
        specs = [level_spec(game, level) for level in NAMES]
        assert len(set(specs)) == len(NAMES)
        assert all(make(spec, game) is not None for spec in (*specs, *NAMES))
        novice = make("novice", game)
        assert isinstance(novice, PersonPlayer)
        assert novice.thinker is None
    for level in NAMES:
        assert level not in texts.say(f"lobby-level-{level}")  # capitalised and translated
        assert texts.say(f"lobby-level-{level}-about").endswith(".")


def test_the_master_has_a_net_where_there_is_one() -> None:
    assert level_spec(DUEL, MASTER) == "net:seconds=1.5,threads=2"
    assert master_spec(DUEL, "games=5") == "net:games=5"
    without = benben.load("ankhor", players=4)
    assert (level_spec(without, MASTER).partition(":")[0] == "net") == net_file(without).exists()


def test_a_game_without_levels_of_its_own_has_the_usual_ones() -> None:
    game = Game(PEBBLES, {"players": 2})
    assert level_spec(game, "novice") == "random"
    assert all(make(level, game) is not None for level in NAMES)
    with pytest.raises(KeyError):
        level_spec(game, "godlike")


@pytest.mark.parametrize(
    "ask",
    [
        lambda game: SearchPlayer(game, games=0),
        lambda game: SearchPlayer(game, seconds=0.0),
        lambda game: SearchPlayer(game, seconds=-1.0),
        lambda game: GreedyPlayer(game, blur=-1.0),
        lambda game: analyse(game, game.new_match(seed=1).known(0), 0, games=0),
        lambda game: analyse(game, game.new_match(seed=1).known(0), 0),
    ],
)
def test_a_budget_of_nothing_is_refused(ask: Callable[[Game], object]) -> None:
    with pytest.raises(benben.BadSpec):
        ask(RA)


def test_a_search_looks_once_even_if_its_time_is_over_before_it_begins() -> None:
    match = started(RA, 1, 3)
    player = SearchPlayer(RA, 1, seconds=1e-9)
    assert sum(child.visits for child in player.think(match.known(match.turn or 0))) == 1


def test_surer_chances_add_up_and_keep_their_order() -> None:
    assert surer((0.75, 0.25), 1.0) == (0.75, 0.25)
    assert surer((0.75, 0.25), 2.0) == pytest.approx((0.9, 0.1))
    assert sum(surer((0.5, 0.3, 0.2), 1.65)) == pytest.approx(1.0)
    assert surer((0.5, 0.5), 1.65) == (0.5, 0.5)
    assert surer((1.0, 0.0), 1.65) == (1.0, 0.0)


def test_an_analysis_tells_chances_that_add_up_and_ranks_the_moves() -> None:
    match = started(RA, 1, 10)
    seat = match.turn or 0
    found = analyse(RA, match.known(seat), seat, games=400, seed=3)
    assert found == analyse(RA, match.known(seat), seat, games=400, seed=3)
    assert sum(found.chances) == pytest.approx(1.0)
    assert sum(idea.share for idea in found.ideas) == pytest.approx(1.0)
    assert [idea.share for idea in found.ideas] == sorted((idea.share for idea in found.ideas), reverse=True)
    assert {idea.move for idea in found.ideas} == set(match.legal_moves.codes)
