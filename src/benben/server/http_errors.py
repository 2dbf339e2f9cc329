"""Why a request is refused: one exception, and a maker for every reason; its text is `error-CODE` in the catalogues."""

from collections.abc import Sequence
from typing import Literal

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


# ---- tables, pages and permissions -------------------------------------------------------------------------
def unknown_table() -> Refusal:
    """Refuse because there is no table of this name."""
    return Refusal(404, "unknown_table")


def unknown_page() -> Refusal:
    """Refuse because nothing is found at this address."""
    return Refusal(404, "unknown_page")


def stranger() -> Refusal:
    """Refuse a token that owns no seat here. It learns nothing else."""
    return Refusal(403, "stranger")


def only_watching() -> Refusal:
    """Refuse an action of a spectator."""
    return Refusal(403, "only_watching")


def not_over() -> Refusal:
    """Refuse what is shown only when the game is over."""
    return Refusal(409, "not_over")


def wrong_method() -> Refusal:
    """Refuse a method that an address does not know."""
    return Refusal(405, "wrong_method")


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


def too_many_sockets() -> Refusal:
    """Refuse one more socket of a person, a table or an address."""
    return Refusal(429, "too_many_sockets", retry_after=30)


def not_ready(reason: str) -> Refusal:
    """Say that nothing can be stored now, and why."""
    return Refusal(503, "not_ready", reason=reason)


def full() -> Refusal:
    """Refuse a spectator because the places that are left are kept for players."""
    return Refusal(503, "full", retry_after=60)


def not_text() -> Refusal:
    """Refuse a binary frame."""
    return Refusal(400, "not_text")


def no_hello() -> Refusal:
    """Refuse a socket whose first message is not a hello."""
    return Refusal(400, "no_hello")


def silence() -> Refusal:
    """Refuse a socket that says nothing."""
    return Refusal(408, "silence")


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


def no_open_tables() -> Refusal:
    """Refuse to list a table where the host does not allow it, or where no seat is open."""
    return Refusal(422, "no_open_tables")


def started() -> Refusal:
    """Refuse to change the seats of a table where the game has started, or to close it."""
    return Refusal(409, "started")


def nothing_open() -> Refusal:
    """Refuse to join a table where every seat is taken."""
    return Refusal(409, "nothing_open")


def seat_taken() -> Refusal:
    """Refuse to join on a seat that is not open."""
    return Refusal(409, "seat_taken")


def still_here(seconds: int) -> Refusal:
    """Refuse to let a bot play for a person who has not been away for this many *seconds*."""
    return Refusal(409, "still_here", seconds=seconds)


def no_such_seat(seats: int) -> Refusal:
    """Refuse a seat that a table with so many *seats* does not have."""
    return Refusal(422, "no_such_seat", seats=seats)


def not_your_seat() -> Refusal:
    """Refuse to leave somebody else's seat."""
    return Refusal(403, "not_your_seat")


# ---- a seat that moves -------------------------------------------------------------------------------------
def no_seat_link() -> Refusal:
    """Refuse a link that moves no seat: it was used, or withdrawn, or it never was one."""
    return Refusal(409, "no_seat_link")


def seat_link_expired() -> Refusal:
    """Refuse a link that has become too old."""
    return Refusal(409, "seat_link_expired")


def not_the_maker() -> Refusal:
    """Refuse a link for another person's seat: only the maker of the table can make one."""
    return Refusal(403, "not_the_maker")


def no_person_there() -> Refusal:
    """Refuse to give a seat again that never was a person's."""
    return Refusal(409, "no_person_there")


def person_is_here(seconds: int) -> Refusal:
    """Refuse a link for the seat of a person who has not been away for this many *seconds*."""
    return Refusal(409, "person_is_here", seconds=seconds)


def played_on() -> Refusal:
    """Refuse to move a seat where the same people play at another table already."""
    return Refusal(409, "played_on")


# ---- people ------------------------------------------------------------------------------------------------
def no_people() -> Refusal:
    """Refuse to make a person where the host wants none: everybody is a guest."""
    return Refusal(403, "no_people")


def only_invited() -> Refusal:
    """Refuse to make a person where the host invites them."""
    return Refusal(403, "only_invited")


def signed_out() -> Refusal:
    """Refuse a device that is not signed in, or no longer."""
    return Refusal(403, "signed_out")


def removed() -> Refusal:
    """Refuse a person whose seat the maker of the table has opened again."""
    return Refusal(403, "removed")


def sign_in_there() -> Refusal:
    """Refuse a link for a person's own seats: they follow the person, who signs in at the other device."""
    return Refusal(409, "sign_in_there")


def no_passkey() -> Refusal:
    """Refuse a passkey that is unknown, or whose proof is not right."""
    return Refusal(403, "no_passkey")


def no_passkeys() -> Refusal:
    """Refuse passkeys where the server lacks the library for them."""
    return Refusal(503, "no_passkeys")


def no_sign_in_link() -> Refusal:
    """Refuse a link that signs no one in: it was used, or has expired, or it never was one."""
    return Refusal(409, "no_sign_in_link")


# ---- a page without a server -------------------------------------------------------------------------------
def nobody_can_come() -> Refusal:
    """Refuse an open seat where the table lies in one browser."""
    return Refusal(422, "nobody_can_come")


def bad_record(reason: Message | str) -> Refusal:
    """Refuse what cannot be shown as a table."""
    return Refusal(422, "bad_record", reason=reason)


# ---- a move ------------------------------------------------------------------------------------------------
def late(ply: int, legal: Sequence[str] | None) -> Refusal:
    """Refuse a move or undo meant for another *ply* than the table's."""
    return Refusal(409, "late", ply=ply, legal=legal)


def not_your_turn() -> Refusal:
    """Refuse a move of somebody else's."""
    return Refusal(409, "not_your_turn")


def waiting() -> Refusal:
    """Refuse to move before everybody is seated."""
    return Refusal(409, "waiting")


def over() -> Refusal:
    """Refuse to go on with a game that has ended."""
    return Refusal(409, "over")


def malformed_move(detail: Message | str, legal: Sequence[str]) -> Refusal:
    """Refuse what is no move of the game at all."""
    return Refusal(422, "malformed_move", legal=legal, detail=detail)


def illegal(move: str, reason: Message, legal: Sequence[str]) -> Refusal:
    """Refuse a move that is not legal now, and say why it is not."""
    return Refusal(422, "illegal", legal=legal, move=move, reason=reason)


def no_undo(why: WhyNoUndo | Literal["no_take_backs"]) -> Refusal:
    """Refuse an undo, and say why the decision stands."""
    return Refusal(409, why)


def take_back_asked() -> Refusal:
    """Refuse a second request to take something back while the first is open."""
    return Refusal(409, "take_back_asked")


def no_take_back_asked() -> Refusal:
    """Refuse an answer to a request that is not open, or that does not wait for this person."""
    return Refusal(409, "no_take_back_asked")


def no_order() -> Refusal:
    """Refuse a standing order that is not possible now, or that would be based on what its owner cannot know."""
    return Refusal(409, "no_order")


# ---- ratings -----------------------------------------------------------------------------------------------
def no_ratings() -> Refusal:
    """Refuse a rated table where the host wants no ratings."""
    return Refusal(422, "no_ratings")


def rated_with_help() -> Refusal:
    """Refuse a rated table with hints or free take-backs."""
    return Refusal(422, "rated_with_help")


# ---- talk --------------------------------------------------------------------------------------------------
def bad_line(most: int) -> Refusal:
    """Refuse a text with nothing to read, or with more than *most* characters."""
    return Refusal(422, "talk_bad", most=most)


def talk_off() -> Refusal:
    """Refuse to say something where the table or the host does not allow it, or where no one could read it."""
    return Refusal(403, "talk_off")


def talk_too_often(retry_after: int) -> Refusal:
    """Refuse one line too many."""
    return Refusal(429, "talk_too_often", retry_after=retry_after, seconds=retry_after)


# ---- hints and reviews ------------------------------------------------------------------------------------
def no_hints() -> Refusal:
    """Refuse a hint at a table that was made without them."""
    return Refusal(403, "no_hints")


def stale(version: int) -> Refusal:
    """Refuse a hint for another version of the table than the present one."""
    return Refusal(409, "stale", version=version)


# ---- the server itself -------------------------------------------------------------------------------------
def storage() -> Refusal:
    """Refuse because the store cannot be written or read now; nothing has changed."""
    return Refusal(503, "storage", retry_after=5)


def busy() -> Refusal:
    """Refuse to think because too much is being thought about already."""
    return Refusal(503, "busy", retry_after=5)


def unreadable() -> Refusal:
    """Refuse a table whose stored game does not follow from the rules of this version."""
    return Refusal(409, "unreadable")


def internal() -> Refusal:
    """Refuse because of a mistake of ours; it is in the log."""
    return Refusal(500, "internal")
