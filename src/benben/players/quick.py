"""Players without a search: one decision of theirs, and whole games between them.

How such a player decides is its blur, one number, and perhaps its habits: see `choose_template`.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from benben import nd
from benben.engine.block import Block, bind_block, block_type
from benben.engine.dealer import SeededDealer
from benben.engine.dice import ROLLS, Dice, below, new_dice, roll, small_seed
from benben.engine.game import Game, Match
from benben.engine.loops import Scratch
from benben.engine.play import draw_of
from benben.engine.portable import NATIVE, engine_of, here, here_at, kind_of_engine
from benben.engine.rule import bind, small_rule
from benben.engine.rules import Numbers, Rules
from benben.engine.table import CHANCE, OVER, Tables

if TYPE_CHECKING:
    block_at: Callable[[int], Any]
    legal: Callable[..., int]
    policy: Callable[..., None]
    apply: Callable[..., None]
    choose: Callable[..., int]
    draw: Callable[..., int]

ANY = -1.0
"""The blur of a player that plays any legal move."""
NO_HABITS = nd.zeros(0)
"""The habits of a player that has none."""
_MOST_PLIES = 512
"""The most plies that one call plays; if a game takes more, it is called again."""


# ---- rules -------------------------------------------------------------------------------------------------------
def choose_template(
    table: Any, blur: float, habits: Any, dice: Dice, moves: Any, preferences: Any, notes: Any
) -> int:
    """The move that looks best to the deciding seat, each misjudged by up to *blur* points; with `ANY` any move.

    *habits* are always added to a move's preference, by its integer; there may be none. Equal moves are equally likely.
    *moves*, *preferences* and *notes* are scratch space.
    """
    options = legal(table, moves)
    if blur < 0:
        return int(moves[below(dice, options)])
    policy(table, moves, options, preferences, notes)
    misjudge(preferences, options, moves, habits, blur, dice)
    most, equals = preferences[0], 0
    for option in range(options):
        if preferences[option] > most:
            most, equals = preferences[option], 0
        equals += preferences[option] == most
    left = below(dice, equals)
    for option in range(options):
        if preferences[option] == most:
            if left == 0:
                return int(moves[option])
            left -= 1
    return int(moves[0])  # if a preference is not a number


@small_rule
def misjudge(preferences: Any, options: int, moves: Any, habits: Any, blur: float, dice: Dice) -> None:
    """Add a player's constant misjudgements and its present ones to the preferences."""
    if len(habits) > 0:
        for option in range(options):
            preferences[option] += habits[moves[option]]
    if blur > 0:
        for option in range(options):
            preferences[option] += blur * roll(dice) / ROLLS


def weigh_template(table: Any, blur: float, moves: Any, preferences: Any, notes: Any, weights: Any) -> int:
    """Write how likely `choose` takes each legal move (into *moves* and *weights*); return how many there are.

    For a *blur* above 0 nothing is known, and all weights are 0.
    """
    options = legal(table, moves)
    best, most = options, 0.0
    if blur == 0:
        policy(table, moves, options, preferences, notes)
        most, best = preferences[0], 0
        for option in range(options):
            most = max(most, preferences[option])
        for option in range(options):
            best += preferences[option] == most
    for option in range(options):
        is_best = blur < 0 or (blur == 0 and preferences[option] == most)
        weights[option] = 1.0 / best if is_best else 0.0
    return options


def play_template(address: int, ply: int) -> int:
    """Play on from *ply* to the end, or until the lists of the block are full; return how many plies were played."""
    block = block_at(address)
    table = block.table
    count = 0
    while table.actor != OVER and count < len(block.codes):
        actor = int(table.actor)
        if actor == CHANCE:
            code = draw(table, block.weights, block.dice, block.seed, ply + count)
        else:
            code = choose(
                table, block.blurs[actor], block.habits[actor],
                block.players[actor], block.moves, block.preferences, block.notes,
            )  # fmt: skip
        block.actors[count] = actor
        block.codes[count] = code
        apply(table, code)
        count += 1
    return count


@cache
def choose_of(rules: Rules) -> Callable[..., int]:
    """`choose_template` bound to a game."""
    return bind(choose_template, rules.name, legal=rules.legal, policy=rules.policy)


@cache
def weigh_of(rules: Rules) -> Callable[..., int]:
    """`weigh_template` bound to a game."""
    return bind(weigh_template, rules.name, legal=rules.legal, policy=rules.policy)


@cache
def actions_of(rules: Rules) -> int:
    """How many integers the moves of a game have, legal or not."""
    return 1 + max(int(move) for move in rules.moves)


@cache
def _block_type(rules: Rules) -> nd.dtype:
    return block_type(
        ("table", rules.table.kind),
        ("seed", nd.int64),
        ("dice", nd.int64, (4,)),
        ("players", nd.int64, (rules.most_seats, 4)),
        ("blurs", nd.float64, (rules.most_seats,)),
        ("habits", nd.float64, (rules.most_seats, actions_of(rules))),
        ("codes", nd.int64, (_MOST_PLIES,)),
        ("weights", nd.int64, (rules.most_outcomes,)),
        ("preferences", nd.float64, (rules.most_moves,)),
        ("notes", nd.float64, (rules.notes,)),
        ("moves", nd.int16, (rules.most_moves,)),
        ("actors", nd.int8, (_MOST_PLIES,)),
    )


@cache
def _play_of(rules: Rules) -> Callable[[int, int], int]:
    return bind_block(
        play_template, rules.name, _block_type(rules),
        choose=choose_of(rules), draw=draw_of(rules), apply=rules.apply,
    )  # fmt: skip


# ---- one decision ------------------------------------------------------------------------------------------------
def quick_choice(rules: Rules, known: Tables, blur: float, habits: Numbers, dice: Dice) -> int:
    """The move that a player with this *blur* and these *habits* chooses at *known*[0]; its *dice* go on."""
    engine = engine_of(rules)
    if engine is None:
        room, choose = Scratch.of(rules), here(choose_of(rules))
        return int(choose(known[0], blur, habits, dice, room.moves, room.preferences, room.notes))
    with engine.lock:
        block = engine.shared
        block.table[:] = known.tobytes()
        block.numbers("blur")[0] = blur
        block.numbers("habits")[:] = memoryview(
            (habits if len(habits) else nd.zeros(actions_of(rules))).memory
        ).cast("d")
        rolled = block.numbers("dice")
        rolled[:] = memoryview(dice.memory).cast("q")
        move = block.call("choose", block.address)
        dice[:] = rolled.tolist()
        return move


# ---- whole games -------------------------------------------------------------------------------------------------
def play_quickly(
    game: Game, blurs: Sequence[float], seeds: Sequence[int], deal_seed: int, habits: Sequence[Numbers] = ()
) -> Match:
    """The match that players with these *blurs* and *seeds* play, by seat, when the seed *deal_seed* deals.

    *habits* are those of each seat (`choose_template`), `NO_HABITS` where it has none; without the argument, none has.

    It is the match that the same players play when each is asked at each of its decisions, only some ten times
    faster: they look at the table itself and not at a copy that shows what their seat may know. The result is the same,
    because `policy` ignores all information that is hidden from the seat that must decide.
    """
    if kind_of_engine() != NATIVE:
        return _asked_one_by_one(game, blurs, seeds, deal_seed, habits)
    block = Block(_block_type(game.rules))
    block.write(block.where("table"), game.start)
    block.record.seed = small_seed(deal_seed)
    players = block.view("players")
    for seat, (blur, seed) in enumerate(zip(blurs, seeds, strict=True)):
        block.record.blurs[seat] = blur
        players[seat * 4 : seat * 4 + 4] = new_dice(seed).memory.cast("q")
    for seat, own in enumerate(habits):
        if len(own):
            block.record.habits[seat] = own
    play, actor = here_at(_play_of(game.rules)), block.actor()
    codes, actors = block.view("codes"), block.view("actors")
    history: list[tuple[int, int]] = []
    while actor[0] != OVER:
        count = play(block.address, len(history))
        history += zip(actors[:count].tolist(), codes[:count].tolist(), strict=True)
    return Match.played(game, SeededDealer(deal_seed), history, block.tables())


def _asked_one_by_one(
    game: Game, blurs: Sequence[float], seeds: Sequence[int], deal_seed: int, habits: Sequence[Numbers]
) -> Match:
    """The same match, with each decision asked for separately."""
    match = game.new_match(seed=deal_seed)
    dice = [new_dice(seed) for seed in seeds]
    manners = habits or [NO_HABITS] * len(seeds)
    while (seat := match.turn) is not None:
        match.play(quick_choice(game.rules, match.tables, blurs[seat], manners[seat], dice[seat]))
    return match
