"""A scene of a lesson as the page shows it: a table that is never stored."""

from collections.abc import Sequence

from benben import MalformedMove, Match
from benben.engine.message import Message, message
from benben.engine.notation import Move
from benben.engine.rules import Rules
from benben.lessons.lesson import Scene, SceneRun
from benben.lessons.puzzle import Puzzle
from benben.server import http_errors
from benben.server.models.lessons import LearnRequest, SceneState
from benben.server.models.table import LogEntry, PresenceState, SeatState, TableState
from benben.server.tables.puzzles import known_of, not_the_best
from benben.server.tables.seating import BOTS, PEOPLE, Viewer
from benben.server.tables.serialize import legal_moves, outcome, view_for
from benben.texts import has_text


def teach(rules: Rules, scene: Scene, asked: LearnRequest, problem: Puzzle | None = None) -> SceneState:
    """A scene after the moves that were made in it. Refuses moves that the scene could not have accepted.

    If the scene is a *problem*, its figures are added.
    """
    played = SceneRun(rules, scene)
    before, said = played.match.ply, None
    for place, text in enumerate(asked.moves):
        before = played.match.ply
        said = _try_move(played, text, problem)
        if said is not None:
            if place < len(asked.moves) - 1:
                raise http_errors.malformed(
                    f"moves: {text} is not what the scene is about, and others follow it"
                )
            break
    kept = len(asked.moves) - (said is not None)
    if asked.touched is not None and said is None:
        said = _why_not_there(played, asked.touched)
    first = played.match.ply if said is not None or not asked.moves else before
    return _state(played, _stops(played.match, first), kept, said, problem)


def _try_move(played: SceneRun, text: str, problem: Puzzle | None) -> Message | None:
    """Play a move if it is the task; else return the reason why it is not."""
    scene, match = played.scene, played.match
    try:
        move = played.rules.moves.parse(text)
    except MalformedMove as error:
        raise http_errors.malformed_move(
            error.message, [str(legal) for legal in match.legal_moves]
        ) from error
    if played.step is None:
        raise http_errors.malformed(f"moves: the scene is over before {text}")
    if move not in match.legal_moves:
        return _why_not(match, move)
    if not played.step.wants(move):
        if problem is not None:
            return not_the_best(problem, match, move)
        return message(_words(f"{played.rules.name}-lesson-{scene.id}-other", played.done))
    played.play(move)
    return None


def _why_not(match: Match, move: Move) -> Message:
    """Why a move is not legal."""
    return match.why_not(move) or message("table-why-not")


def _why_not_there(played: SceneRun, target: str) -> Message | None:
    return played.match.why_not_there(target, played.scene.seat)


def _stops(match: Match, first: int) -> Sequence[int]:
    """The plies before which the page stops: after each decision of another seat, and the present one."""
    later = [ply for ply in range(first + 1, match.ply) if match.plies[ply].actor >= 0]
    return [*later, match.ply]


def _state(
    played: SceneRun, stops: Sequence[int], kept: int, said: Message | None, problem: Puzzle | None
) -> SceneState:
    scene, name, wanted = played.scene, played.rules.name, played.wanted
    fulfilled = played.step is None and not scene.touch
    stands = played.match.targets(wanted[0]) if wanted else []
    do = "lesson-problem-do" if problem else _words(f"{name}-lesson-{scene.id}-do", played.done)
    return SceneState(
        scene=scene.id,
        rule=scene.rule,
        states=[_table(played, stop) for stop in stops],
        kept=kept,
        fulfilled=fulfilled,
        step=played.done,
        steps=len(scene.steps),
        said=said,
        do=None if fulfilled else message(do),
        point=() if problem else (played.step.point if played.step else ()) or stands,
        touch=scene.touch,
        want=[str(move) for move in wanted],
        show=(played.step.show if played.step else ()) or stands,
        problem=None if problem is None else known_of(problem, played.match),
    )


def _words(name: str, done: int) -> str:
    """The text of a step: its own, or that of the last one before it that has one."""
    own = (f"{name}-{step}" for step in range(done + 1, 1, -1))
    return next((text for text in own if has_text(text)), name)


def _table(played: SceneRun, ply: int) -> TableState:
    """The scene's table before a ply, as the learner sees it."""
    scene = played.scene
    match = played.match if ply == played.match.ply else played.match.at(ply)
    viewer = Viewer((scene.seat,))
    now = ply == played.match.ply
    over = now and played.step is None
    mine = now and not over and match.turn == scene.seat
    return TableState(
        id=f"lesson-{scene.id}",
        game=match.game.name,
        options=dict(match.game.options),
        status="over" if match.is_over else "playing",
        version=ply + 1,
        ply=ply,
        seats=[_seat(seat, scene.seat) for seat in range(match.players)],
        actor=None if over else match.turn,
        my_turn=mine,
        thinking=False,
        prompt=match.prompt(),
        legal=legal_moves(match) if mine else [],
        can_undo=False,
        undo_reason=None,
        take_backs="none",
        take_back=None,
        talk="off",
        deal_of=None,
        fork=None,
        daily=None,
        listed=False,
        private=True,
        since=None,
        log_from=0,
        log=[_entry(match, each, scene.seat) for each in range(played.start, ply)],
        view=view_for(match, viewer),
        pass_on=False,
        outcome=outcome(match, None),
        commitment="",
        hints=False,
        host=False,
        maker=False,
        again=None,
        clock=None,
        presence=PresenceState(connected=[scene.seat], replaceable=[], watching=0),
    )


def _seat(seat: int, learner: int) -> SeatState:
    mine = seat == learner
    return SeatState(
        seat=seat,
        name=PEOPLE[0] if mine else BOTS[(seat - learner - 1) % len(BOTS)],
        kind="person" if mine else "bot",
        player=None,
        mine=mine,
    )


def _entry(match: Match, ply: int, seat: int) -> LogEntry:
    actor = match.plies[ply].actor
    return LogEntry(ply=ply, seat=actor if actor >= 0 else None, events=match.events(ply, seat))
