"""Players: what they are given, how well they play, what their specs may say."""

import math
from itertools import cycle
from typing import Any

import pytest

import benben
from benben import nd
from benben.engine.dice import new_dice
from benben.engine.game import Game, Match
from benben.engine.table import Tables, table_bytes
from benben.games.imhotep.boards import PYRAMID_NAMES
from benben.games.ra.codes import Code
from benben.players import LEVELS, Player, list_players, make
from benben.players.engine_search import new_search
from benben.players.mcts import Search
from benben.players.player import RandomPlayer
from benben.players.search import search_config
from tests.rules.ankhor.laying import lay as lay_ankhor
from tests.rules.imhotep_duel.board import lay as lay_duel
from tests.tiers import usually
from tools.documents import label


def play(game: Game, seed: int, players: list[Player], most: int = 100_000) -> Match:
    """A whole match between *players*, by seat, or its first plies."""
    match = game.new_match(seed=seed)
    while (seat := match.turn) is not None and match.ply < most:
        match.play(players[seat].choose(match.known(seat), seat))
    return match


def wins(spec: str, against: str, game: Game, games: int) -> int:
    """How many of *games* one player wins against copies of another, its seat going round."""
    ours, theirs = make(spec, game, 1), make(against, game, 2)
    won = 0
    for seed, seat in zip(range(games), cycle(range(game.players)), strict=False):
        match = play(game, seed, [ours if other == seat else theirs for other in range(game.players)])
        assert match.outcome is not None
        won += seat in match.outcome.winners
    return won


RA, DUEL = benben.load("ra", players=2), benben.load("imhotep_duel")
IMHOTEP = benben.load("imhotep", players=2)
IMHOTEP_B = benben.load("imhotep", players=4, sides="BBBBB", wrath=True)
ANKHOR = benben.load("ankhor")


def quick_and_slow(quick: list[Game], slow: list[Game]) -> pytest.MarkDecorator:
    """All these games; those whose search takes longest to compile only among the slow tests."""
    named = [(game, ()) for game in quick] + [(game, (pytest.mark.slow,)) for game in slow]
    params = [pytest.param(game, marks=marks, id=game.name) for game, marks in named]
    return pytest.mark.parametrize("game", params)


every_game = quick_and_slow([RA, DUEL], [IMHOTEP, ANKHOR])
of_several = quick_and_slow(
    [benben.load("ra", players=3), DUEL], [IMHOTEP_B, benben.load("ankhor", players=3, split="forbidden")]
)


@every_game
def test_greedy_beats_random_nine_times_in_ten_at_two_players(game: Game) -> None:
    assert wins("greedy", "random", game, 50) >= 45


@pytest.mark.parametrize(
    ("name", "players"),
    [*(("ra", n) for n in (3, 4, 5)), *((name, n) for name in ("imhotep", "ankhor") for n in (3, 4))],
)
def test_greedy_beats_several_random_players(name: str, players: int) -> None:
    assert wins("greedy", "random", benben.load(name, players=players), 20) >= 18


@pytest.mark.parametrize("sides", ["BBBB", "ABAB", "BABA", "BBBBB", "ABABA", "BABAB"])
def test_greedy_beats_random_whatever_side_is_up(sides: str) -> None:
    name = {4: "imhotep_duel", 5: "imhotep"}[len(sides)]
    assert wins("greedy", "random", benben.load(name, sides=sides), 20) >= 18


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "games"),
    [
        (RA, 100),
        (DUEL, 150),
        (IMHOTEP, 100),
        pytest.param(benben.load("imhotep", sides="BBBBB"), 300, marks=pytest.mark.proof),
        (ANKHOR, 60),
    ],
    ids=lambda value: label(value) if isinstance(value, Game) else str(value),
)
def test_search_beats_greedy(game: Game, games: int) -> None:
    played, least = usually((14, 11), (30, 20))  # by chance alone once in thirty, and once in twenty
    assert wins(f"search:games={games}", "greedy", game, played) >= least


@every_game
def test_a_search_within_seconds_keeps_to_them(game: Game) -> None:
    player = make("search:seconds=0.05", game, 1)
    match = game.new_match(seed=1)
    choice = player.choose(match.known(0), match.turn or 0)
    assert choice in match.legal_moves.codes


@every_game
@pytest.mark.parametrize("spec", ["search:games=100000000", "search:seconds=3600"])
def test_a_host_can_limit_a_players_thoughts(spec: str, game: Game) -> None:
    match, player = game.new_match(seed=1), make(spec, game, 1)
    player.limit(0.05)
    assert player.choose(match.known(0), match.turn or 0) in match.legal_moves.codes  # and not after hours


@of_several
@pytest.mark.parametrize(
    "spec", ["random", "greedy", "search:games=20,cut=4", "search:games=20,playouts=random"]
)
def test_the_same_seed_plays_the_same_match(spec: str, game: Game) -> None:
    seats = range(game.players)
    first, second = (play(game, 5, [make(spec, game, seat) for seat in seats], 60) for _ in range(2))
    assert first == second
    other = play(game, 5, [make(spec, game, seat + 10) for seat in seats], 60)
    assert spec == "greedy" or other != first


@every_game
@pytest.mark.parametrize("spec", ["random", "greedy", "search:games=15"])
def test_a_player_answers_wherever_it_is_asked(spec: str, game: Game) -> None:
    """In the middle of a turn too, with one legal move and with many."""
    rng, player = RandomPlayer(game, 7), make(spec, game, 1)
    for seed in range(1 if spec.startswith("search") else 3):
        match = game.new_match(seed=seed)
        while (seat := match.turn) is not None:
            assert player.choose(match.known(seat), seat) in match.legal_moves.codes
            match.play(rng.choose(match.known(seat), seat))


class Spy(RandomPlayer):
    """Notes what it is given and soils it."""

    def choose(self, known: Tables, seat: int) -> int:
        choice = super().choose(known, seat)
        known.memory[:] = bytes([99]) * len(known.memory)
        return choice


@every_game
def test_a_player_gets_a_copy_and_cannot_touch_the_match(game: Game) -> None:
    match = game.new_match(seed=3)
    before = table_bytes(match.tables)
    seat = match.turn or 0
    Spy(game, 1).choose(match.known(seat), seat)
    assert table_bytes(match.tables) == before


# ---- the tree ----------------------------------------------------------------------------------------------------
def searched(match: Match, games: int, *, guided: bool = False) -> Search:
    seat = match.turn or 0
    config = search_config(match.game, guided=guided, open=False)  # chance's nodes are looked at
    search = new_search(match.game, match.known(seat), 500_000, new_dice(1), config)
    search.run(games)
    return search


PLACED = [f"place {space}" for space in ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3"]]
TAKEN = [f"take {token}" for token in ["ankh", "ankh", *(["fish", "fish", "ivory", "cloth"] * 2)][:9]]
"""Both have had a turn; the first seat has taken three tokens more and may still spend its ankhs."""
CARD_SPACES = benben.load(
    "imhotep",
    sides="ABAAA",
    boards="[pyramids]\n" + "".join(f"{n} = {['card'] * 5}\n" for n in PYRAMID_NAMES),
)


@pytest.mark.parametrize(
    ("game", "played", "verb"),
    [
        (RA, [], "draw"),
        (DUEL, PLACED, "unload"),
        pytest.param(
            CARD_SPACES, ["place 4:1", "sail 4 pyramids", "build left"], "draw", marks=pytest.mark.slow
        ),
        pytest.param(ANKHOR, TAKEN, "draw", marks=pytest.mark.slow),
    ],
    ids=["ra", "imhotep_duel", "imhotep", "ankhor"],
)
@pytest.mark.usefixtures("compiled")
def test_chance_in_the_tree_follows_what_lies_face_down(game: Game, played: list[str], verb: str) -> None:
    """Behind the favourite of the moves on which chance acts each outcome is visited as often as its odds say."""
    match = game.new_match(seed=1)
    for move in played:
        match.play(move)
    search: Any = searched(match, 8000)
    tree = search._tree
    codes = [int(move) for move in match.legal_moves if str(move).startswith(verb)]
    children = range(tree.first_child[0], tree.first_child[0] + tree.child_count[0])
    drawn = max(
        (child for child in children if tree.move[child] in codes), key=lambda child: tree.visits[child]
    )
    outcomes = range(tree.first_child[drawn], tree.first_child[drawn] + tree.child_count[drawn])
    visits = {int(tree.move[child]): int(tree.visits[child]) for child in outcomes}
    match.push(int(tree.move[drawn]))
    weights = {kind: weight for kind, weight in enumerate(match.weights()) if weight}
    assert visits.keys() == weights.keys()
    total = sum(visits.values())
    assert total > 800
    for kind, seen in visits.items():
        odds = weights[kind] / sum(weights.values())
        assert abs(seen - total * odds) < 5 * math.sqrt(total * odds)


@of_several
def test_visits_and_values_add_up(game: Game) -> None:
    match = game.new_match(seed=2)
    search = searched(match, 1000, guided=True)
    assert search.games == 1000
    children = search.children()
    assert {child.move for child in children} == set(match.legal_moves.codes)
    assert sum(child.visits for child in children) == 1000
    assert all(0.0 <= value <= 1.0 for child in children for value in child.values)
    assert all(sum(child.chances) == pytest.approx(1.0) for child in children)


@pytest.mark.usefixtures("compiled")
def test_a_full_tree_still_answers() -> None:
    match = benben.load("ra", players=3).new_match(seed=2)
    search: Any = new_search(
        match.game, match.known(0), 40, new_dice(1), search_config(match.game, guided=False)
    )
    search.run(500)
    assert search.games == 500
    assert search._tree.size[0] <= 40


SEARCHES = ["search:games=400", "search:games=400,playouts=random"]


@pytest.mark.parametrize("spec", SEARCHES)
def test_search_takes_a_sure_win(spec: str) -> None:
    """Five Gold for the only sun left make 25 points against 15; one draw in six ends the game with 10 against 15."""
    match = benben.load("ra", players=2).position(
        "epoch=3 turn=0 ra=5 track=gold*5 0:suns=9/8,7,6 1:suns=-/5,4,3,2 1:points=25", seed=1
    )
    player = make(spec, match.game, 3)
    assert player.choose(match.tables, 0) == Code.INVOKE


@pytest.mark.parametrize("spec", SEARCHES)
def test_search_ends_the_duel_where_that_wins(spec: str) -> None:
    """Of the last two boats each can be unloaded: one brings Black the tomb token that wins, the other White hers."""
    board = lay_duel(
        "boats=1,B 0:meeples=c1,a3 1:meeples=b1,b3 supply=0 "
        "1:cargo=obelisk,temple_1,tomb_2 B:cargo=obelisk,light_pyramid,tomb_9 "
        "0:tokens=tomb_1,tomb_3 1:tokens=tomb_8,tomb_10"
    )
    assert board.offers("unload") == ["1", "B"]
    assert str(board.game.rules.moves.value(make(spec, board.game, 3).choose(board.tables, 0))) == "unload 1"


@pytest.mark.slow
@pytest.mark.parametrize("spec", SEARCHES)
def test_search_buys_the_tile_that_wins_ankhor(spec: str) -> None:
    """In the last turn: two points against two win with fewer tiles; tokens would make one."""
    thirteen = "bd  bf  wd  kd  gc  rd  bs  wj  kf  gj  rf  bj  ws"
    board = lay_ankhor(thirteen, "gs", turn=1, hands="- bw", row="gf -- -- -- -- --")
    assert board.points() == [2, 0]
    moves = board.game.rules.moves
    assert str(moves.value(make(spec, board.game, 3).choose(board.tables, 1))) == "buy 1"


# ---- specs -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("spec", "expected"),
    [
        ("gredy", "there are: random, greedy, person, uct, net, search"),
        ("", "there are: random, greedy, person, uct, net, search"),
        ("greedy:seconds=1", "has no parameter 'seconds'; it has: blur"),
        ("random:seconds=1", "random has no parameters"),
        ("uct:threads=2", "it has: seconds, games"),
        ("novice:blur=1", "novice has no parameters; it stands for person:blur=8,habit=3"),
        ("search:second=1", "it has: seconds, games, playouts, threads"),
        ("search:seconds", "search:seconds needs a value"),
        ("search:seconds=-1", "seconds is a number from 0.001 to 3600"),
        ("search:seconds=nan", "nan' is not possible: seconds is a number"),
        ("search:games=0", "games is a whole number from 1"),
        ("search:games=1.5", "games is a whole number from 1"),
        ("search:games=5,games=6", "given twice"),
        ("search:playouts=wild", "playouts is one of greedy, random"),
    ],
)
def test_a_bad_spec_is_refused_with_what_would_be_right(spec: str, expected: str) -> None:
    with pytest.raises(benben.BadSpec) as caught:
        make(spec, benben.load("ra", players=2))
    assert expected in str(caught.value)


def test_specs_and_levels() -> None:
    game = benben.load("ra", players=2)
    assert set(list_players()) == {
        "random",
        "greedy",
        "uct",
        "net",
        "search",
        "novice",
        "casual",
        "skilled",
        "strong",
        "expert",
        "master",
        "person",
    }
    assert all(meaning for meaning in list_players().values())
    for level in LEVELS:
        assert isinstance(make(level.spec, game), Player)
    assert isinstance(make(" search : games = 10 , playouts = random ".replace(" : ", ":"), game), Player)


@of_several
def test_prefer_ranks_only_legal_moves_and_is_finite(game: Game) -> None:
    rules = game.rules
    match, dice = game.new_match(seed=9), RandomPlayer(game, 4)
    while (seat := match.turn) is not None:
        codes = nd.array(match.legal_moves.codes, nd.int16)
        preferences, notes = nd.full(rules.most_moves, math.nan), nd.zeros(rules.notes)
        rules.policy(match.table, codes, len(codes), preferences, notes)
        assert preferences[: len(codes)].is_within(math.inf)
        assert all(map(math.isnan, preferences[len(codes) :]))
        match.play(dice.choose(match.known(seat), seat))
