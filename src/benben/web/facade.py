"""The functions of an engine: rules that take only addresses and integers, and return an integer.

An address is that of a block (`layout`), or of the header of a tree, a net or a line of play (`memory`). All other
arguments and results are in the block. `EXPORTS` lists the functions; docs/web-engine.md describes them for callers.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from benben import nd
from benben.engine.arithmetic import power
from benben.engine.block import REFUSED, bind_block, is_listed
from benben.engine.dice import roll, seed_dice
from benben.engine.loops import loops_of
from benben.engine.play import LOOK, act_of, draw_of
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, OVER
from benben.players.mcts import find_node_of, search_rules, simulate_of
from benben.players.net import Net
from benben.players.quick import choose_of
from benben.players.reuse import copy_subtree
from benben.players.tree import Tree
from benben.web.layout import CONFIG, examples_of, layout_of, line_of
from benben.web.memory import value_at

if TYPE_CHECKING:
    block_at: Callable[[int], Any]
    start_at: Callable[[int, int], Any]
    work_at: Callable[[int, int], Any]
    sought_at: Callable[[int, int], Any]
    config_at: Callable[[int, int], Any]
    tree_at: Callable[[int, int], Any]
    net_at: Callable[[int, int], Any]
    line_at: Callable[[int, int], Any]
    origin_at: Callable[[int, int], Any]
    START: int
    WORK: int
    SOUGHT: int
    CONFIGURED: int

    setup: Callable[..., None]
    legal: Callable[..., int]
    chance: Callable[..., int]
    sample: Callable[..., int]
    draw: Callable[..., int]
    act: Callable[..., int]
    settle: Callable[..., None]
    apply: Callable[..., None]
    score: Callable[..., int]
    shares: Callable[..., None]
    random_games: Callable[..., int]
    judge_table: Callable[..., None]
    choose_move: Callable[..., int]
    run: Callable[..., None]
    find_node: Callable[..., int]
    question: Callable[..., int]


# ---- the table ---------------------------------------------------------------------------------------------------
def seed_template(block: int) -> int:
    """Make `dice` those of `seed` and `stream`."""
    here = block_at(block)
    seed_dice(here.dice, here.seed, here.stream)
    return 0


def roll_template(block: int) -> int:
    """The next 32 random bits of `dice`."""
    return roll(block_at(block).dice)


def setup_template(block: int) -> int:
    """Lay out a new game by `options`."""
    here = block_at(block)
    setup(here.table, here.options)
    return 0


def legal_template(block: int) -> int:
    """List the legal moves in `scratch_moves`; return how many."""
    here = block_at(block)
    return legal(here.table, here.scratch_moves)


def chance_template(block: int) -> int:
    """Write the weights of chance's outcomes into `scratch_weights`; return how many, 0 if chance does not act."""
    here = block_at(block)
    return chance(here.table, here.scratch_weights) if here.table.actor == CHANCE else 0


def apply_template(block: int, code: int) -> int:
    """Carry out a legal move, or an outcome of chance that is possible; for others return `REFUSED` and do nothing."""
    here = block_at(block)
    if here.table.actor == CHANCE:
        count = chance(here.table, here.scratch_weights)
        if code < 0 or code >= count or here.scratch_weights[code] <= 0:
            return REFUSED
    elif not is_listed(here.scratch_moves, legal(here.table, here.scratch_moves), code):
        return REFUSED
    apply(here.table, code)
    return 0


def sample_template(block: int) -> int:
    """Draw an outcome of chance with `dice`; `REFUSED` if chance does not act."""
    here = block_at(block)
    if here.table.actor != CHANCE:
        return REFUSED
    return sample(here.table, here.dice, here.scratch_weights)


def deal_template(block: int, ply: int) -> int:
    """The outcome that a dealer with `seed` deals at a ply; `REFUSED` if chance does not act. It uses up `dice`."""
    here = block_at(block)
    if here.table.actor != CHANCE:
        return REFUSED
    return draw(here.table, here.scratch_weights, here.dice, here.seed, ply)


def settle_template(block: int) -> int:
    """Let chance act with `dice` until a seat must decide or the game is over."""
    here = block_at(block)
    settle(here.table, here.dice, here.scratch_weights)
    return 0


def play_template(block: int, how: int, move: int, ply: int) -> int:
    """Do the operation *how* of a match, as in `benben.engine.play`; `dealt` lists the outcomes.

    Then `listed` says how many legal moves there are in `scratch_moves`, 0 unless a seat must decide.
    """
    here = block_at(block)
    table, moves = here.table, here.scratch_moves
    count = act(here, how, move, ply)
    if how != LOOK and count != REFUSED:
        here.listed = legal(table, moves) if table.actor >= 0 else 0
    return count


def score_template(block: int, seats: int) -> int:
    """Write the points of each seat into `points`, and into `won` the shares of the victory (0 before the end)."""
    here = block_at(block)
    for seat in range(here.won.shape[1]):
        here.won[0, seat] = 0.0
    for seat in range(seats):
        here.points[seat] = score(here.table, seat)
    if here.table.actor == OVER:
        shares(here.table, here.won[0])
    return 0


def final_template(block: int) -> int:
    """List in `answers` the legal moves that reveal something right away or end the game; return how many."""
    here, start, work = block_at(block), start_at(block + START, block), work_at(block + WORK, block)
    count, tried = 0, work.tables
    for number in range(legal(here.table, here.scratch_moves)):
        tried[0] = start.table[0]
        apply(tried[0], here.scratch_moves[number])
        if tried[0].actor < 0:
            here.answers[count] = here.scratch_moves[number]
            count += 1
    return count


def ask_template(block: int, first: int, second: int) -> int:
    """Answer one of `Rules.questions` in `answers`; return how many numbers it is. The table may be changed."""
    here = block_at(block)
    return question(here.table, first, second, here.answers)


# ---- random games and players ------------------------------------------------------------------------------------
def playouts_template(block: int, games: int) -> int:
    """Play random games from this table on with `dice`; return their decisions, with each seat's victories in `won`."""
    here, start, work = block_at(block), start_at(block + START, block), work_at(block + WORK, block)
    for seat in range(here.won.shape[1]):
        here.won[0, seat] = 0.0
    return random_games(
        work.tables, start.table, games, work.dice, work.scratch.moves, work.scratch.weights, here.won
    )


def choose_template(block: int) -> int:
    """The move that looks best without a search, misjudged by up to `blur` points and by `habits` (`players.quick`)."""
    here, work = block_at(block), work_at(block + WORK, block)
    scratch = work.scratch
    return choose_move(
        here.table, here.blur, here.habits, work.dice, scratch.moves, scratch.preferences, scratch.notes
    )


def judge_template(block: int, net: int, seats: int) -> int:
    """Write each seat's chance to win and its expected points into `chances` and `points`, by a net."""
    here, work = block_at(block), work_at(block + WORK, block)
    judge_table(here.table, seats, net_at(net, net), work.room, here.chances, here.points)
    return 0


def sharpen_template(block: int, seats: int) -> int:
    """Raise `chances` to the power `sureness`, and scale them to add up to one again (`players.analysis.surer`)."""
    here, total = block_at(block), 0.0
    for seat in range(seats):
        here.chances[seat] = power(here.chances[seat], here.sureness)
        total += here.chances[seat]
    for seat in range(seats):
        here.chances[seat] /= total
    return 0


# ---- searches ----------------------------------------------------------------------------------------------------
def simulate_template(block: int, tree: int, net: int, games: int) -> int:
    """Add *games* simulations from this table on to a tree; return how many nodes it has."""
    start, work = start_at(block + START, block), work_at(block + WORK, block)
    config, grown = config_at(block + CONFIGURED, block), tree_at(tree, tree)
    run(start.table, games, grown, work, config, net_at(net, net))
    return int(grown.size[0])


def find_template(block: int, tree: int, line: int, is_open: int) -> int:
    """The node of a tree at which the table is `target`, -1 if none is worth keeping. The line begins at this table."""
    work, sought = work_at(block + WORK, block), sought_at(block + SOUGHT, block)
    return find_node(
        tree_at(tree, tree), sought.target, line_at(line, line), work.scratch.moves, is_open != 0
    )


def keep_template(tree: int, node: int, target: int, origin: int) -> int:
    """Copy the subtree of a node into an empty tree of the same size; *origin* is memory for a number a node."""
    copy_subtree(tree_at(tree, tree), node, tree_at(target, target), origin_at(origin, origin).origin)
    return 0


class Export(NamedTuple):
    """A function of an engine."""

    name: str
    arguments: tuple[str, ...]
    rule: Callable[..., int]
    """A function of 64-bit integers."""


class _Origin(NamedTuple):
    origin: Any


_TEMPLATES: tuple[Callable[..., int], ...] = (
    seed_template, roll_template, setup_template, legal_template, chance_template, apply_template, sample_template,
    deal_template, settle_template, play_template, final_template, score_template, playouts_template, choose_template,
    judge_template, sharpen_template, simulate_template, find_template, keep_template,
)  # fmt: skip


def exports_of(rules: Rules) -> list[Export]:
    """The functions of a game's engine."""
    layout, examples, searching = layout_of(rules), examples_of(rules), search_rules(rules)
    known: dict[str, Any] = {
        **{f"{name}_at": value_at(example) for name, example in examples.items()},
        "config_at": value_at(CONFIG),
        "tree_at": value_at(Tree.of(2, 2)),
        "net_at": value_at(Net.linear(nd.zeros((2, 1, 2)))),
        "line_at": value_at(line_of(rules)),
        "origin_at": value_at(_Origin(nd.zeros(1, nd.int32))),
        "START": layout.place("start"),
        "WORK": layout.place("work"),
        "SOUGHT": layout.place("sought"),
        "CONFIGURED": layout.place("config"),
        **{name: searching[name] for name in ("legal", "chance", "sample", "apply", "shares", "score")},
        "setup": rules.setup,
        "draw": draw_of(rules),
        "act": act_of(rules),
        "settle": loops_of(rules).settle,
        "random_games": loops_of(rules).playouts,
        "judge_table": searching["judge"],
        "choose_move": choose_of(rules),
        "run": simulate_of(rules),
        "find_node": find_node_of(rules),
    }
    return [
        *(_export(template, rules.name, layout.kind, known) for template in _TEMPLATES),
        *(_asked(rules.name, name, layout.kind, question) for name, question in rules.questions.items()),
    ]


def _asked(game: str, name: str, kind: nd.dtype, question: Callable[..., int]) -> Export:
    export = _export(ask_template, f"{game}.{name}", kind, {"question": question})
    return export._replace(name=f"{export.name}_{name}")


def _export(template: Callable[..., int], name: str, kind: nd.dtype, known: dict[str, Any]) -> Export:
    code = template.__code__
    called, arguments = template.__name__.removesuffix("_template"), code.co_varnames[: code.co_argcount]
    return Export(called, arguments, bind_block(template, name, kind, **known))
