"""Routes of a table: its state, joining, moving a seat, playing, the record, hints, the review."""

import time
from typing import Annotated, NamedTuple

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import Response

from benben.engine.figures import ScoringRule
from benben.engine.message import Message
from benben.server import http_errors, metrics
from benben.server.http.auth import require_owner, token_of
from benben.server.http.context import CurrentContext
from benben.server.http.refusals import REFUSALS
from benben.server.http.request_origin import client_network
from benben.server.http.rules import Language
from benben.server.models.advice import Hint, HintReason, ReviewState, SecondTry
from benben.server.models.lobby import Joined, SeatLink, TableCreated
from benben.server.models.orders import OrderChoices
from benben.server.models.requests import (
    AdoptRequest,
    AwayRequest,
    ClaimRequest,
    HintRequest,
    JoinRequest,
    MoveRequest,
    OrderRequest,
    PauseRequest,
    ReasonRequest,
    RematchRequest,
    RenewRequest,
    SayRequest,
    SeatLinkRequest,
    SeatMove,
    SeatNumber,
    TakeBackAnswer,
    TryRequest,
    UndoRequest,
)
from benben.server.models.table import PositionState, Record, TableState
from benben.server.people.directory import Caller
from benben.server.tables import seat_transfer, serialize, state
from benben.server.tables.answers import describe_new_table, in_force_at, scoring_at
from benben.server.tables.seating import Owner, Viewer, hash_token, knows, new_token
from benben.server.tables.session import TableSession
from benben.texts.pages import RulesPage

TableId = Annotated[str, Path(max_length=32)]
"""A table's name in an address."""
Target = Annotated[str, Path(max_length=64)]
"""An element of the board, as legal moves name theirs."""

router = APIRouter(prefix="/api/tables/{table_id}", responses=REFUSALS)


class TableAccess(NamedTuple):
    """The table of a request, and the viewer who asks."""

    table: TableSession
    viewer: Viewer
    caller: Caller

    def state(self) -> Response:
        """The table's state for this viewer."""
        return Response(state.state_text(self.table, self.viewer), media_type="application/json")


async def _access(table_id: TableId, context: CurrentContext, request: Request) -> TableAccess:
    """Find both. Refuses unknown tables, and guests' tokens of other tables."""
    table = await context.tables.get(table_id)
    table.touch()
    caller = await context.people.caller(token_of(request), table.header)
    return TableAccess(table, await table.authorize(caller.owner), caller)


At = Annotated[TableAccess, Depends(_access)]
"""For routes that are open to everyone who may see the table."""


async def _acting(at: At, context: CurrentContext, request: Request) -> TableAccess:
    """The same for a request that changes the table. Refuses one too many from an address."""
    context.limits.move(request.state.address)
    return at


Acting = Annotated[TableAccess, Depends(_acting)]
"""For routes that change a running table."""


@router.post("/join")
async def join(wanted: JoinRequest, at: Acting, context: CurrentContext, request: Request) -> Joined:
    """Take an open seat. A guest's token of this table gets the seat added: one more person at that screen."""
    token = token_of(request) or wanted.token or new_token()
    owner = at.caller.as_owner() or Owner(hash_token(token))
    viewer = await at.table.join(wanted.name, wanted.seat, owner, wanted.zone)
    await context.people.use_name(at.caller, wanted.name)
    return Joined(token=token, seats=viewer.seats)


@router.post("/seat-link")
async def seat_link(wanted: SeatLinkRequest, at: Acting, context: CurrentContext) -> SeatLink:
    """A link that moves a guest's seats to another browser. The maker can also make one for another person's lost seat.

    Refuses people for their own seats: they sign in at the other browser instead.
    """
    if at.caller.person is not None and (wanted.seat is None or wanted.seat in at.viewer.seats):
        raise http_errors.sign_in_there()
    patience = context.settings.stand_in_after
    presence = at.table.subscribers.presence
    return seat_transfer.make_link(at.table.header, at.viewer, presence, wanted.seat, time.time(), patience)


@router.post("/claim")
async def claim(wanted: ClaimRequest, at: Acting, context: CurrentContext, request: Request) -> Joined:
    """Use a link that moves seats, once. A caller with a token of this table keeps it and gets the seat added."""
    now, token, person = time.time(), token_of(request), at.caller.person
    # The link may be newer than this worker's copy of the table.
    await at.table.catch_up(at.table.header.version + 1)
    if token is None and wanted.token is not None and knows(at.table.header, hash_token(wanted.token)):
        return _joined(at.table, wanted.token)  # the answer to the same question did not arrive
    owner = seat_transfer.owner_by(at.table.header, wanted.link, now)
    if token is None or (person is None and hash_token(token) == owner):
        token = wanted.token or new_token()
    new = Owner(hash_token(token)) if person is None else require_owner(at.caller)
    patience = context.settings.stand_in_after
    await at.table.transfer_seats(seat_transfer.claim_by_link(wanted.link, new, now, patience))
    return Joined(token=token, seats=at.table.viewer(new.id).seats)


@router.post("/adopt")
async def adopt(wanted: AdoptRequest, at: Acting) -> Joined:
    """Give the seats of a guest's token to the person who asks, and who shows that they have the token, too."""
    person = require_owner(at.caller)
    if at.caller.person is None:
        raise http_errors.signed_out()
    guest = hash_token(wanted.token)
    if knows(at.table.header, guest):
        await at.table.transfer_seats(seat_transfer.adopt(guest, person))
    return Joined(token=wanted.token, seats=at.table.viewer(person.id).seats)


@router.post("/renew")
async def renew(wanted: RenewRequest, at: Acting, request: Request) -> Joined:
    """Replace a guest's token: the old one and all links that were made with it become invalid."""
    old, token = token_of(request), wanted.token or new_token()
    if old is None:
        raise http_errors.only_watching()
    if at.caller.person is not None:
        raise http_errors.sign_in_there()
    await at.table.transfer_seats(seat_transfer.hand_over(hash_token(old), Owner(hash_token(token))))
    return _joined(at.table, token)


def _joined(table: TableSession, token: str) -> Joined:
    return Joined(token=token, seats=table.viewer(hash_token(token)).seats)


@router.get("", response_model=TableState)
async def table_state(at: At) -> Response:
    """The table as the owner of the token may see it; without one, as a spectator."""
    return at.state()


@router.get("/rules/{language}")
async def rules(at: At, language: Language, context: CurrentContext) -> RulesPage:
    """The numbered rules that hold at this table, with its options."""
    page = await context.backend.rules_page(at.table.match.rules, language)
    return in_force_at(at.table, page)


@router.get("/scoring")
async def scoring(at: At) -> list[ScoringRule]:
    """The scoring rules of this table, with its options."""
    return scoring_at(at.table)


@router.post("/moves", response_model=TableState)
async def play(wanted: MoveRequest, at: Acting) -> Response:
    """Play a move."""
    with metrics.timed_acknowledgement():
        await at.table.play(at.viewer, wanted.id, wanted.ply, wanted.move)
    return at.state()


@router.get("/why/{target}")
async def why(target: Target, at: At) -> Message:
    """Why an element of the board stands for none of the viewer's moves now, in a running game."""
    return state.why_not_there(at.table, at.viewer, target)


@router.post("/undo", response_model=TableState)
async def undo(wanted: UndoRequest, at: Acting) -> Response:
    """Take back one's own last decision."""
    await at.table.undo(at.viewer, wanted.id, wanted.ply)
    return at.state()


@router.post("/take-back", response_model=TableState)
async def take_back(wanted: TakeBackAnswer, at: Acting) -> Response:
    """Agree that another person takes a decision back, or do not; not to agree withdraws one's own request."""
    await at.table.answer_take_back(at.viewer, wanted.id, wanted.ply, agrees=wanted.agrees)
    return at.state()


@router.post("/say", status_code=204)
async def say(wanted: SayRequest, at: Acting, context: CurrentContext, request: Request) -> None:
    """Say a line to the other players: a text or a reaction."""
    first = at.viewer.first_seat
    seat = None if first is None else f"{at.table.id} {at.table.header.seats[first].owner}"
    context.limits.line(request.state.address, seat)
    await at.table.say(at.viewer, wanted.id, wanted)


@router.get("/orders")
async def order_choices(
    at: At, path: Annotated[list[int], Query(max_length=16, default_factory=list)]
) -> OrderChoices:
    """The standing orders that one can give now; for one move, what comes after a *path* of the others' decisions."""
    return at.table.order_choices(at.viewer, path)


@router.post("/orders", status_code=204)
async def give_order(wanted: OrderRequest, at: Acting) -> None:
    """Give a standing order in place of one's older one. No one else learns of it before it acts."""
    await at.table.give_order(at.viewer, wanted.id, wanted=wanted)


@router.delete("/orders", status_code=204)
async def withdraw_order(at: Acting) -> None:
    """Withdraw one's standing order, or forget how it ended."""
    await at.table.withdraw_order(at.viewer)


@router.post("/leave", response_model=TableState)
async def leave(wanted: SeatNumber, at: Acting) -> Response:
    """Leave one of one's seats: with two players the other wins, with more a bot stands in."""
    await at.table.leave_seat(at.viewer, wanted.id, wanted.seat)
    return at.state()


@router.post("/back", response_model=TableState)
async def back(at: Acting) -> Response:
    """Take one's seats back from the bots that stand in, and end one's vacations."""
    await at.table.reclaim_seats(at.viewer, None)
    return at.state()


@router.post("/pause", response_model=TableState)
async def pause(wanted: PauseRequest, at: Acting) -> Response:
    """Want a pause, or no longer want it: it begins when all people want it, and one of them ends it."""
    await at.table.pause(at.viewer, wanted.id, wanted=wanted.wanted)
    return at.state()


@router.post("/away", response_model=TableState)
async def away(wanted: AwayRequest, at: Acting) -> Response:
    """Be away from one's seat for some days: no time runs for it, or a bot holds it. `back` ends both."""
    await at.table.be_away(at.viewer, wanted.id, wanted=wanted)
    return at.state()


@router.post("/bot", response_model=TableState)
async def bot(wanted: SeatNumber, at: Acting) -> Response:
    """Let a bot take an open seat, or stand in for a person who has been away for long."""
    await at.table.seat_bot(at.viewer, wanted.id, wanted.seat)
    return at.state()


@router.post("/seats", response_model=TableState)
async def seats(wanted: SeatMove, at: Acting) -> Response:
    """Let the occupants of two seats change places; only for the maker, before the game begins."""
    await at.table.swap_seats(at.viewer, wanted.id, wanted.seat, wanted.to)
    return at.state()


@router.post("/remove", response_model=TableState)
async def remove(wanted: SeatNumber, at: Acting) -> Response:
    """Open another person's seat again; only for the maker, before the game begins."""
    await at.table.remove_guest(at.viewer, wanted.id, wanted.seat)
    return at.state()


@router.delete("", status_code=204)
async def close(at: Acting) -> None:
    """Close the table; only for the maker, before the game begins."""
    await at.table.close_table(at.viewer)


@router.post("/again", status_code=201)
async def again(
    at: At, context: CurrentContext, request: Request, wanted: RematchRequest | None = None
) -> TableCreated:
    """The table where the people of a finished one play again, as the first request *wanted* it.

    Everyone's token is valid there too, so the answer contains no secret except the caller's token.
    """
    token = token_of(request)
    if token is None:
        raise http_errors.only_watching()
    context.limits.new_table(request.state.address)
    network = client_network(request.state.address)
    made = await context.tables.rematch(at.table, at.viewer, network, wanted or RematchRequest())
    return describe_new_table(made, require_owner(at.caller).id, token)


@router.get("/record")
async def record(at: At) -> Record:
    """The record of a game that is over, with the dealer's secret."""
    return at.table.record()


@router.get("/positions/{ply}")
async def position(
    ply: Annotated[int, Path(ge=0)],
    at: At,
    line: Annotated[list[int] | None, Query(max_length=serialize.MOST_LINE)] = None,
) -> PositionState:
    """A position of a game that is over, by the number of plies before it; then after a *line* of other moves.

    In a running game: a position since one's own last decision, without a line.
    """
    match = at.table.shown(at.viewer, ply) if not line else at.table.require_finished()
    return serialize.position(match, at.viewer, ply, line or (), shows_moves=at.table.header.status == "over")


@router.post("/hint")
async def hint(wanted: HintRequest, at: At, context: CurrentContext, request: Request) -> Hint:
    """The best moves for the seat to move, from what that seat may know."""
    context.limits.hint(request.state.address)
    return await context.hints.give(
        at.table, at.viewer, wanted.version, client_network(request.state.address)
    )


@router.post("/hint/reason")
async def hint_reason(wanted: ReasonRequest, at: At, context: CurrentContext, request: Request) -> HintReason:
    """Why the best idea of the hint is better than another move: a line and sentences, from what the seat may know."""
    context.limits.hint(request.state.address)
    return await context.hints.explain(
        at.table, at.viewer, wanted.version, wanted.other, client_network(request.state.address)
    )


@router.post("/review", status_code=202)
async def start_review(at: At, context: CurrentContext, request: Request) -> ReviewState:
    """Start the review of a finished game, for everyone who may see the table; or return the one in progress.

    Refuses spectators: a review costs minutes of a processor.
    """
    if not at.viewer.may_manage:
        raise http_errors.only_watching()
    context.limits.review(request.state.address)
    return await context.reviews.start(at.table, client_network(request.state.address))


@router.get("/review")
async def review(at: At, context: CurrentContext, covered: bool = False) -> ReviewState:
    """How far the review of a finished game is, and when it is done, the review.

    *covered* leaves out what would have been better at the five costliest decisions of each of one's own seats.
    """
    return await (
        context.reviews.covered(at.table, at.viewer) if covered else context.reviews.state(at.table)
    )


@router.post("/review/decisions/{ply}")
async def second_try(
    ply: Annotated[int, Path(ge=0)], wanted: TryRequest, at: At, context: CurrentContext, request: Request
) -> SecondTry:
    """The verdict on another move at a decision of a reviewed game; without a move, the answer. Refuses spectators."""
    if not at.viewer.may_manage:
        raise http_errors.only_watching()
    context.limits.hint(request.state.address)
    return await context.reviews.second_try(at.table, ply, wanted.move, client_network(request.state.address))
