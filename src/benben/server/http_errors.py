"""Why a request is refused: one exception, and a maker for every reason; its text is `error-CODE` in the catalogues."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from benben.engine import names
from benben.engine.message import Message, MessageValue, message
from benben.engine.undo import WhyNoUndo
from benben.server.models.table import Problem


class Refusal(Exception):
    """A request that is refused; nothing has changed."""

    def __init__(
        self,
        status: int,
        code: str,
        *,
        legal: Sequence[str] | None = None,
        retry_after: int | None = None,
        **args: MessageValue,
    ) -> None:
        """Refuse with an HTTP *status* and a *code*; *args* fill in the text of `error-CODE`."""
        super().__init__(code)
        self.status = status
        self.retry_after = retry_after
        """Seconds after which it is worth trying again, if it is."""
        self.problem = Problem(
            code=code,
            message=message(f"error-{code.replace('_', '-')}", **args),
            legal=None if legal is None else list(legal),
        )


class RefusalReason(NamedTuple):
    """A reason to refuse whose text never varies; a call makes the refusal."""

    status: int
    code: str
    retry_after: int | None = None

    def __call__(self) -> Refusal:
        """A refusal for this reason."""
        return Refusal(self.status, self.code, retry_after=self.retry_after)


# ---- tables, pages and permissions -------------------------------------------------------------------------
unknown_table = RefusalReason(404, "unknown_table")
"""Refuse because there is no table of this name."""
unknown_page = RefusalReason(404, "unknown_page")
"""Refuse because nothing is found at this address."""
stranger = RefusalReason(403, "stranger")
"""Refuse a token that owns no seat here. It learns nothing else."""
only_watching = RefusalReason(403, "only_watching")
"""Refuse an action of a spectator."""
not_over = RefusalReason(409, "not_over")
"""Refuse what is shown only when the game is over."""
wrong_method = RefusalReason(405, "wrong_method")
"""Refuse a method that an address does not know."""


def wrong_host(host: str) -> Refusal:
    """Refuse a name that this server does not answer to: a page elsewhere may have made it lead here."""
    return Refusal(421, "wrong_host", host=host[:80])


def foreign_origin(origin: str) -> Refusal:
    """Refuse what a page from elsewhere wants to do."""
    return Refusal(403, "foreign_origin", origin=origin[:80])


# ---- requests ----------------------------------------------------------------------------------------------


def malformed(detail: str) -> Refusal:
    """Refuse what does not follow the contract."""
    return Refusal(422, "malformed", detail=detail[:400])


def too_large(limit: int) -> Refusal:
    """Refuse a body or message above *limit* bytes."""
    return Refusal(413, "too_large", limit=limit)


def too_often(retry_after: int) -> Refusal:
    """Refuse one address that asks too often."""
    return Refusal(429, "too_often", retry_after=retry_after, seconds=retry_after)


too_many_sockets = RefusalReason(429, "too_many_sockets", 30)
"""Refuse one more socket of a person, a table or an address."""


def not_ready(reason: str) -> Refusal:
    """Say that nothing can be stored now, and why."""
    return Refusal(503, "not_ready", reason=reason)


full = RefusalReason(503, "full", 60)
"""Refuse a spectator because the places that are left are kept for players."""
not_text = RefusalReason(400, "not_text")
"""Refuse a binary frame."""
no_hello = RefusalReason(400, "no_hello")
"""Refuse a socket whose first message is not a hello."""
silence = RefusalReason(408, "silence")
"""Refuse a socket that says nothing."""


# ---- a new table -------------------------------------------------------------------------------------------


def unknown_game(detail: Message | str) -> Refusal:
    """Refuse a game that is not here."""
    return Refusal(422, "unknown_game", detail=detail)


def bad_options(detail: Message | str) -> Refusal:
    """Refuse options that the game does not have."""
    return Refusal(422, "bad_options", detail=detail)


def bad_player(detail: Message | str) -> Refusal:
    """Refuse a bot's spec."""
    return Refusal(422, "bad_player", detail=detail)


def bad_clock(reason: Message) -> Refusal:
    """Refuse a clock that the table cannot have."""
    return Refusal(422, "bad_clock", reason=reason)


def bad_name() -> Refusal:
    """Refuse a text that is no name of a person."""
    return Refusal(422, "bad_name", most=names.MOST)


def bad_seats(seats: int, players: int) -> Refusal:
    """Refuse a table with more or fewer seats than players."""
    return Refusal(422, "bad_seats", seats=seats, players=players)


no_open_tables = RefusalReason(422, "no_open_tables")
"""Refuse to list a table where the host does not allow it, or where no seat is open."""
started = RefusalReason(409, "started")
"""Refuse to change the seats of a table where the game has started, or to close it."""
nothing_open = RefusalReason(409, "nothing_open")
"""Refuse to join a table where every seat is taken."""
seat_taken = RefusalReason(409, "seat_taken")
"""Refuse to join on a seat that is not open."""


def still_here(seconds: int) -> Refusal:
    """Refuse to let a bot play for a person who has not been away for this many *seconds*."""
    return Refusal(409, "still_here", seconds=seconds)


def no_such_seat(seats: int) -> Refusal:
    """Refuse a seat that a table with so many *seats* does not have."""
    return Refusal(422, "no_such_seat", seats=seats)


not_your_seat = RefusalReason(403, "not_your_seat")
"""Refuse to leave somebody else's seat."""


# ---- a seat that moves -------------------------------------------------------------------------------------
no_seat_link = RefusalReason(409, "no_seat_link")
"""Refuse a link that moves no seat: it was used, or withdrawn, or it never was one."""
seat_link_expired = RefusalReason(409, "seat_link_expired")
"""Refuse a link that has become too old."""
not_the_maker = RefusalReason(403, "not_the_maker")
"""Refuse a link for another person's seat: only the maker of the table can make one."""
no_person_there = RefusalReason(409, "no_person_there")
"""Refuse to give a seat again that never was a person's."""


def person_is_here(seconds: int) -> Refusal:
    """Refuse a link for the seat of a person who has not been away for this many *seconds*."""
    return Refusal(409, "person_is_here", seconds=seconds)


played_on = RefusalReason(409, "played_on")
"""Refuse to move a seat where the same people play at another table already."""


# ---- people ------------------------------------------------------------------------------------------------
no_people = RefusalReason(403, "no_people")
"""Refuse to make a person where the host wants none: everybody is a guest."""
only_invited = RefusalReason(403, "only_invited")
"""Refuse to make a person where the host invites them."""
signed_out = RefusalReason(403, "signed_out")
"""Refuse a device that is not signed in, or no longer."""
removed = RefusalReason(403, "removed")
"""Refuse a person whose seat the maker of the table has opened again."""
sign_in_there = RefusalReason(409, "sign_in_there")
"""Refuse a link for a person's own seats: they follow the person, who signs in at the other device."""
no_passkey = RefusalReason(403, "no_passkey")
"""Refuse a passkey that is unknown, or whose proof is not right."""
no_passkeys = RefusalReason(503, "no_passkeys")
"""Refuse passkeys where the server lacks the library for them."""
no_sign_in_link = RefusalReason(409, "no_sign_in_link")
"""Refuse a link that signs no one in: it was used, or has expired, or it never was one."""


# ---- a page without a server -------------------------------------------------------------------------------
nobody_can_come = RefusalReason(422, "nobody_can_come")
"""Refuse an open seat where the table lies in one browser."""


def bad_record(reason: Message | str) -> Refusal:
    """Refuse what cannot be shown as a table."""
    return Refusal(422, "bad_record", reason=reason)


# ---- a move ------------------------------------------------------------------------------------------------


def late(ply: int, legal: Sequence[str] | None) -> Refusal:
    """Refuse a move or undo meant for another *ply* than the table's."""
    return Refusal(409, "late", ply=ply, legal=legal)


not_your_turn = RefusalReason(409, "not_your_turn")
"""Refuse a move of somebody else's."""
waiting = RefusalReason(409, "waiting")
"""Refuse to move before everybody is seated."""
over = RefusalReason(409, "over")
"""Refuse to go on with a game that has ended."""


def malformed_move(detail: Message | str, legal: Sequence[str]) -> Refusal:
    """Refuse what is no move of the game at all."""
    return Refusal(422, "malformed_move", legal=legal, detail=detail)


def illegal(move: str, reason: Message, legal: Sequence[str]) -> Refusal:
    """Refuse a move that is not legal now, and say why it is not."""
    return Refusal(422, "illegal", legal=legal, move=move, reason=reason)


def no_undo(why: WhyNoUndo | Literal["no_take_backs"]) -> Refusal:
    """Refuse an undo, and say why the decision stands."""
    return Refusal(409, why)


take_back_asked = RefusalReason(409, "take_back_asked")
"""Refuse a second request to take something back while the first is open."""
no_take_back_asked = RefusalReason(409, "no_take_back_asked")
"""Refuse an answer to a request that is not open, or that does not wait for this person."""
no_order = RefusalReason(409, "no_order")
"""Refuse a standing order that is not possible now, or that would be based on what its owner cannot know."""


# ---- ratings -----------------------------------------------------------------------------------------------
no_ratings = RefusalReason(422, "no_ratings")
"""Refuse a rated table where the host wants no ratings."""
rated_with_help = RefusalReason(422, "rated_with_help")
"""Refuse a rated table with hints or free take-backs."""


# ---- talk --------------------------------------------------------------------------------------------------


def bad_line(most: int) -> Refusal:
    """Refuse a text with nothing to read, or with more than *most* characters."""
    return Refusal(422, "talk_bad", most=most)


talk_off = RefusalReason(403, "talk_off")
"""Refuse to say something where the table or the host does not allow it, or where no one could read it."""


def talk_too_often(retry_after: int) -> Refusal:
    """Refuse one line too many."""
    return Refusal(429, "talk_too_often", retry_after=retry_after, seconds=retry_after)


# ---- hints and reviews ------------------------------------------------------------------------------------
no_hints = RefusalReason(403, "no_hints")
"""Refuse a hint at a table that was made without them."""


def stale(version: int) -> Refusal:
    """Refuse a hint for another version of the table than the present one."""
    return Refusal(409, "stale", version=version)


# ---- a clock ---------------------------------------------------------------------------------------------
no_clock = RefusalReason(409, "no_clock")
"""Refuse a pause at a table without a clock."""
time_up = RefusalReason(409, "time_up")
"""Refuse a decision because the time of the seat to decide was up."""
clock_decides = RefusalReason(409, "clock_decides")
"""Refuse to let a bot play for a person who has time left on the table's clock."""
no_nudge = RefusalReason(409, "no_nudge")
"""Refuse a nudge that comes too early, or where no one waits for another person."""
no_absence = RefusalReason(409, "no_absence")
"""Refuse a person who wants to be away for days, where the table does not allow it or a bot plays already."""


def no_vacation(days: int) -> Refusal:
    """Refuse a vacation that is longer than the *days* that the seat has left."""
    return Refusal(409, "no_vacation", days=days)


# ---- daily deals and review rooms ------------------------------------------------------------------------
no_daily = RefusalReason(404, "no_daily")
"""Refuse a deal of a game or a day that has none here: the day is still to come, or was before the first deal."""
daily_goes_on = RefusalReason(409, "daily_goes_on")
"""Refuse what would show the secret of a deal that others may still play today, or repeat the deal."""
daily_hidden = RefusalReason(403, "daily_hidden")
"""Refuse to show somebody else's table of a deal that may still be played today."""
not_in_room = RefusalReason(409, "not_in_room")
"""Refuse what only those do who are in the review room."""
not_the_leader = RefusalReason(403, "not_the_leader")
"""Refuse what only the leader of a review room does."""
room_has_leader = RefusalReason(409, "room_has_leader")
"""Refuse to lead while the leader is in the room."""


def room_line_full(most: int) -> Refusal:
    """Refuse to play a line on that has *most* moves."""
    return Refusal(409, "room_line_full", most=most)


# ---- mails -----------------------------------------------------------------------------------------------
no_mail = RefusalReason(409, "no_mail")
"""Refuse an e-mail address because this server sends no mails."""
bad_email = RefusalReason(422, "bad_email")
"""Refuse a text that is no e-mail address."""
mail_not_sent = RefusalReason(503, "mail_not_sent")
"""Say that the first mail to an address could not be sent."""
no_mail_code = RefusalReason(404, "no_mail_code")
"""Refuse a code of a mail that is no longer good."""


# ---- the server itself -------------------------------------------------------------------------------------
storage = RefusalReason(503, "storage", 5)
"""Refuse because the store cannot be written or read now; nothing has changed."""
busy = RefusalReason(503, "busy", 5)
"""Refuse to think because too much is being thought about already."""
unreadable = RefusalReason(409, "unreadable")
"""Refuse a table whose stored game does not follow from the rules of this version."""
internal = RefusalReason(500, "internal")
"""Refuse because of a mistake of ours; it is in the log."""
