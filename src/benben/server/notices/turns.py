"""One notice for each turn of a person who does not look at the table, and reminders before time is up."""

import asyncio
import base64
import hashlib
import hmac
import json
import secrets
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Literal, TypeVar

from benben.engine.errors import BenbenError
from benben.server import http_errors, metrics
from benben.server.http_errors import Refusal
from benben.server.log import note, warn
from benben.server.notices.mail import Mail, MailSender
from benben.server.notices.push import NotSent, PushSender, SubscriptionGone, new_private_key
from benben.server.notices.timing import after_quiet_hours, next_reminder
from benben.server.notices.webhook import WebhookSender
from benben.server.notices.wording import Notice, NoticeKind
from benben.server.settings import Settings
from benben.server.store import StoreError, TableStore, subscriptions
from benben.server.store import notices as scripts
from benben.server.store.notices import Email, Receiver, WaitingTurn
from benben.server.store.scripts import Script
from benben.server.store.subscriptions import Subscription
from benben.server.tables.registry import TableRegistry
from benben.server.tables.seating import hash_token
from benben.server.tables.session import TableSession
from benben.server.tables.timekeeping import to_decide
from benben.texts import Texts

_TOPIC = "turn"
"""All notices replace each other: the newest says how many tables wait."""
_SENDING = 60.0
"""Seconds after which a notice is sent again if its worker has died."""
AT_ONCE = 20
"""The maximum number of notices under way. Slow receivers delay other notices, but no deadlines."""
T = TypeVar("T")
_ASK_AGAIN = 3600.0  # seconds before the same mailbox is asked again


class TurnNotices:
    """Notifies people that it is their turn."""

    def __init__(self, store: TableStore, settings: Settings, now: Callable[[], float]) -> None:
        self._store = store
        self._settings = settings
        self._now = now
        self._tables: TableRegistry
        self._tasks: set[asyncio.Task[None]] = set()
        self._mail_key = ""
        self.sender: PushSender | None = None
        """None if no browsers can be notified."""
        self.mail: MailSender | None = None
        self.webhook: WebhookSender | None = None

    async def start(self, tables: TableRegistry) -> None:
        """Read or make the server's keys. Without the libraries for it, nothing is sent."""
        self._tables = tables
        if self._store.is_private:
            return
        try:
            key = await self._store.run(subscriptions.server_key("push", new_private_key()))
            self._mail_key = await self._store.run(
                subscriptions.server_key("mail", secrets.token_urlsafe(32))
            )
            self.sender = PushSender(key, self.address or "mailto:benben@localhost")
            self._start_others()
        except ImportError:
            note("no notices", missing="benben[notices]")
        except (StoreError, ValueError) as error:
            warn("no notices", reason=error)

    def _start_others(self) -> None:
        settings = self._settings
        if settings.webhook is not None:
            self.webhook = WebhookSender(settings.webhook, settings.webhook_secret)
        if settings.mail_server is not None and self.address is not None:
            self.mail = MailSender(settings.mail_server, settings.mail_from)
        elif settings.mail_server is not None:
            warn("no mails", reason="links in mails need the setting hosts or guests")

    async def close(self) -> None:
        """Stop. Other workers, or the next start, send what is not noted as sent."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def address(self) -> str | None:
        """The address of this server for links; None if it does not know one."""
        if self._settings.guests is not None:
            return self._settings.guests
        return f"https://{self._settings.hosts[0]}" if self._settings.hosts else None

    @property
    def room(self) -> int:
        """How many more notices may be under way."""
        return AT_ONCE - len(self._tasks)

    def send(self, table_ids: Iterable[str], until: float) -> None:
        """Notify the people who are to decide at some tables, which this worker has claimed *until* a moment."""
        for table_id in table_ids:
            task = asyncio.create_task(self._guarded(table_id, until), name=f"notice {table_id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    # ---- browsers ------------------------------------------------------------------------------------------
    async def add(self, found: Subscription) -> None:
        """Send notices to a browser from now on."""
        await self._store.run(subscriptions.add(found, self._now()))

    async def forget(self, endpoint: str) -> None:
        """Send no more notices to a browser."""
        await self._store.run(subscriptions.forget(endpoint))

    async def run(self, script: Script[T]) -> T:
        """Change what is stored about notices."""
        return await self._store.run(script)

    async def read(self, script: Script[T]) -> T:
        """Read what is stored about notices."""
        return await self._store.read(script)

    # ---- mailboxes -----------------------------------------------------------------------------------------
    async def ask_mailbox(self, owner: str, address: str, language: str) -> None:
        """Ask the owner of a mailbox whether they want mails of a person's turns. Refuses to ask too often."""
        if self.mail is None or self.address is None:
            raise http_errors.no_mail()
        now = self._now()
        if await self._store.read(scripts.asked_since(address, now - _ASK_AGAIN)):
            raise http_errors.too_often(int(_ASK_AGAIN))
        code = self._code(owner, address)
        texts = Texts(language, [])
        link = f"{self.address}/me#confirm-email-{code}"
        mail = Mail(address, texts.say("mail-confirm-subject"), f"{texts.say('mail-confirm')}\n\n{link}\n")
        try:
            await self.mail.send(mail)
        except NotSent as error:
            warn("mail not sent", reason=error)
            raise http_errors.mail_not_sent() from error
        await self._store.run(scripts.add_email(owner, Email(address, language, now, None), hash_token(code)))

    async def confirm(self, code: str) -> bool:
        """Confirm a mailbox by its code; return whether the code is good."""
        return await self._store.run(scripts.confirm_email(hash_token(code), self._now()))

    async def stop_mails(self, code: str) -> None:
        """Forget the mailbox of a code."""
        await self._store.run(scripts.stop_emails(hash_token(code)))

    def _code(self, owner: str, address: str) -> str:
        """The code that confirms an address and stops its mails; only its mailbox gets it."""
        digest = hmac.new(self._mail_key.encode(), f"{owner} {address}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    # ---- turns ---------------------------------------------------------------------------------------------
    async def _guarded(self, table_id: str, until: float) -> None:
        try:
            await self._notify(await self._tables.get(table_id), until)
        except Refusal as refusal:
            warn("notice not sent", table=table_id, reason=refusal.problem.code)
        except BenbenError as error:
            warn("notice not sent", table=table_id, reason=error)

    async def _notify(self, table: TableSession, until: float) -> None:
        """Notify the person who is to decide at a table, or find a better moment. Raises `StoreError`."""
        seat = to_decide(table.header)
        owner = None if seat is None else table.header.seats[seat].owner
        if seat is None or owner is None:
            return
        receiver = await self._store.read(scripts.receiver(owner))
        turn = receiver.waiting.get(table.id)
        if turn is None or turn.notify != until:  # it has ended in the meantime
            return
        now = self._now()
        is_looking = table.subscribers.presence.is_looking(owner)
        back = 0.0 if turn.clock is None else turn.clock.vacations[seat].end
        later = after_quiet_hours(receiver.choices, max(now, back))
        if is_looking:
            later = max(later, now + self._settings.notify_after)
        if not self._reaches(receiver):
            await self._store.run(scripts.postpone(table.id, until, None))
        elif later > now:
            await self._store.run(scripts.postpone(table.id, until, later))
        else:
            await self._send_once(_notice_of(table, seat, turn, receiver, now), owner, receiver, until)

    async def _send_once(self, notice: Notice, owner: str, receiver: Receiver, until: float) -> None:
        """Send a notice, and note that. If the worker dies before it has noted it, another one sends it again."""
        now, remind = self._now(), receiver.choices.remind
        turns = _noted_with(receiver.waiting[notice.table], receiver, now)
        expected = {each.table_id: each.notify for each in turns}
        taken = until + _SENDING
        if await self._store.run(scripts.take_turns(expected, taken)):
            await self._send(notice, owner, receiver)
            reminders = {each.table_id: next_reminder(remind, each.clock, now) for each in turns}
            await self._store.run(scripts.note_sent(reminders, taken, now))

    def _reaches(self, receiver: Receiver) -> bool:
        """Whether anything can be sent."""
        return (
            self.webhook is not None
            or (self.sender is not None and bool(receiver.subscriptions))
            or self._mailbox(receiver) is not None
        )

    def _mailbox(self, receiver: Receiver) -> Email | None:
        email = receiver.email
        return None if self.mail is None or email is None or email.confirmed is None else email

    async def _send(self, notice: Notice, owner: str, receiver: Receiver) -> None:
        await asyncio.gather(*self._ways(notice, owner, receiver))

    def _ways(self, notice: Notice, owner: str, receiver: Receiver) -> Iterator[Awaitable[None]]:
        if self.sender is not None:
            for browser in receiver.subscriptions:
                yield self._counted("push", notice, self._push(self.sender, browser, notice))
        mailbox = self._mailbox(receiver)
        if self.mail is not None and mailbox is not None:
            yield self._counted("mail", notice, self.mail.send(self._mail(notice, owner, mailbox)))
        if self.webhook is not None:
            yield self._counted("webhook", notice, self.webhook.send(self.chat_document(notice), notice.id))

    async def _counted(
        self, way: Literal["push", "mail", "webhook"], notice: Notice, sending: Awaitable[None]
    ) -> None:
        try:
            await sending
            metrics.NOTICES.labels(way, "sent").inc()
        except NotSent as error:
            metrics.NOTICES.labels(way, "failed").inc()
            warn("notice not sent", way=way, table=notice.table, reason=error)

    async def _push(self, sender: PushSender, to: Subscription, notice: Notice) -> None:
        document = {
            "title": notice.title(to.language),
            "body": notice.body(to.language),
            "table": notice.table,
            "waiting": notice.waiting,
        }
        try:
            await sender.send(to, json.dumps(document, ensure_ascii=False).encode(), _TOPIC)
        except SubscriptionGone as error:
            await self.forget(to.endpoint)
            raise NotSent("the browser is gone") from error

    def _mail(self, notice: Notice, owner: str, to: Email) -> Mail:
        texts, code = Texts(to.language, []), self._code(owner, to.address)
        body = notice.body(to.language)
        leave = f"{texts.say('mail-footer')} {self.address}/me#stop-email-{code}"
        text = f"{body}\n\n{self.address}/table/{notice.table}\n\n-- \n{leave}\n"
        stop = f"{self.address}/api/mail/stop?code={code}"
        return Mail(to.address, f"{notice.title(to.language)}: {body}", text, stop, notice.id)

    def chat_document(self, notice: Notice) -> dict[str, object]:
        """A notice for a webhook. Chats show `text`, or `content`."""
        url = None if self.address is None else f"{self.address}/table/{notice.table}"
        language = self._settings.webhook_language
        said = Texts(language, []).say("notice-chat", name=notice.name, game=notice.title(language))
        text = said if url is None else f"{said} {url}"
        found = {
            "type": notice.kind,
            "table": notice.table,
            "game": notice.game,
            "name": notice.name,
            "url": url,
        }
        return {**found, "text": text, "content": text}


def _noted_with(turn: WaitingTurn, receiver: Receiver, now: float) -> list[WaitingTurn]:
    """The notice of a *turn* is also that of all other tables that wait and have not been notified.

    Tables where their person is on vacation are not among them.
    """
    if turn.notified is not None:
        return [turn]
    return [
        each
        for each in receiver.waiting.values()
        if each.notify is not None and each.notified is None and not each.is_resting(now)
    ]


def _notice_of(table: TableSession, seat: int, turn: WaitingTurn, receiver: Receiver, now: float) -> Notice:
    header, clock = table.header, table.header.clock
    is_nudged = clock is not None and clock.nudged is not None and clock.nudged >= clock.since
    kind: NoticeKind = "turn"
    if turn.notified is not None:
        kind = "reminder"
    elif is_nudged:
        kind = "nudge"
    left = None if clock is None or clock.time_up is None else clock.time_up - now
    name = header.seats[seat].name
    turn_id = hashlib.sha256(f"{header.id} {header.version} {turn.notified}".encode()).hexdigest()[:32]
    return Notice(kind, header.id, header.game, name, len(receiver.waiting), left, turn_id)
