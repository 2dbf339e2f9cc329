"""Why a request about mails is refused."""

from benben.server.http_errors import Refusal


def no_mail() -> Refusal:
    """Refuse an e-mail address because this server sends no mails."""
    return Refusal(409, "no_mail")


def bad_email() -> Refusal:
    """Refuse a text that is no e-mail address."""
    return Refusal(422, "bad_email")


def mail_not_sent() -> Refusal:
    """Say that the first mail to an address could not be sent."""
    return Refusal(503, "mail_not_sent")


def no_mail_code() -> Refusal:
    """Refuse a code of a mail that is no longer good."""
    return Refusal(404, "no_mail_code")
