"""Two people play whole games over networks that are at fault, and through a server and pages that sleep.

Every game ends, what the server has said is done is in the record, and no page waits in silence.
"""

import logging
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.far_apart import SHORTEST, Game, Player
from tests.browser.faulty import BOTH, WRONG, Network
from tests.browser.person import BUTTONS
from tests.browser.windows import FINGERS, PHONE
from tests.serving import Server
from tests.tiers import PROOF, usually
from tests.waiting import LIMIT

AT_ONCE = 8
GAMES = 200
"""The number of games that are played in parallel."""


# ---- faults ----------------------------------------------------------------------------------------------------
def _stall_up(game: Game) -> None:
    game.network.stall("up")


def _stall_down(game: Game) -> None:
    game.network.stall("down")


def _stall_both(game: Game) -> None:
    game.network.stall(*BOTH)


def _forget(game: Game) -> None:
    game.network.forget()


def _hang_up(game: Game) -> None:
    game.network.hang_up()


def _lose(game: Game) -> None:
    game.network.lost = 0.1


def _delay(game: Game) -> None:
    game.network.delayed = 0.1


def _sleep(game: Game) -> None:
    game.sleep()


def _answer_wrongly(kind: str) -> Callable[[Game], None]:
    def begin(game: Game) -> None:
        game.network.wrong = lambda path: kind if path.startswith("/api/") else None
        game.network.hang_up()

    return begin


FAULTS: dict[str, Callable[[Game], None]] = {
    "stall up": _stall_up,
    "stall down": _stall_down,
    "stall both": _stall_both,
    "forget": _forget,
    "hang up": _hang_up,
    "lose": _lose,
    "delay": _delay,
    "sleep": _sleep,
    **{kind: _answer_wrongly(kind) for kind in WRONG},
}
LASTS = {"stall up": 12.0, "stall down": 12.0, "sleep": 12.0}
"""Seconds for which a fault lasts where it is tried alone, so that the page must notice; the others a short while."""


class Weather:
    """Which faults come over a game, one after the other; in between some moves are made."""

    def __init__(self, game: Game, *kinds: str, moves: int = 8) -> None:
        """Only these *kinds*, in turn, or all at random; with so many *moves* in between."""
        self.game = game
        self.kinds = kinds or tuple(FAULTS)
        self.moves = moves
        self.met: list[str] = []
        self._next = game.rng.randint(1, moves)
        self._until: float | None = None

    @property
    def is_past(self) -> bool:
        """Whether every one of the kinds has come and gone, and moves were made after the last."""
        is_calm = self._until is None and self.game.moves() >= self._next
        return is_calm and len(self.met) >= len(self.kinds)

    def pass_on(self) -> None:
        """The present faults of the network."""
        if self._until is None:
            if self.game.moves() >= self._next:
                self._begin(self._next_kind())
        elif time.monotonic() > self._until:
            self.game.thaw()
            self._until = None
            self._next = self.game.moves() + self.moves

    @property
    def _is_any(self) -> bool:
        return len(self.kinds) == len(FAULTS)

    def _next_kind(self) -> str:
        return (
            self.game.rng.choice(self.kinds) if self._is_any else self.kinds[len(self.met) % len(self.kinds)]
        )

    def _begin(self, kind: str) -> None:
        self.met.append(kind)
        FAULTS[kind](self.game)
        lasts = self.game.rng.uniform(0.5, 14) if self._is_any else LASTS.get(kind, 4.0)
        self._until = time.monotonic() + lasts


@contextmanager
def stopped(server: Server, seconds: float) -> Iterator[Callable[[], None]]:
    """A server that is stopped for so many *seconds*, from the first call on, as by `kill -STOP`."""
    started: float | None = None
    goes_on = False

    def act() -> None:
        nonlocal started, goes_on
        if started is None:
            started = time.monotonic()
            server.signal(signal.SIGSTOP)
        elif not goes_on and time.monotonic() > started + seconds:
            goes_on = True
            server.signal(signal.SIGCONT)

    try:
        yield act
    finally:
        server.signal(signal.SIGCONT)


def play(
    games: list[tuple[Game, Weather]],
    also: Callable[[], None],
    is_done: Callable[[Game, Weather], bool],
) -> None:
    """Play each game until it is done, and leave it."""
    until = time.monotonic() + LIMIT
    playing = list(games)
    while playing:
        also()
        for game, weather in list(playing):
            if is_done(game, weather):
                game.leave()
                playing.remove((game, weather))
                continue
            weather.pass_on()
            assert time.monotonic() < until, f"{game.name} did not end; it met {weather.met}"
        if playing:
            playing[0][0].players[0].page.wait_for_timeout(100)


# ---- the games -------------------------------------------------------------------------------------------------
def test_a_game_over_each_kind_of_fault(browser: Browser, server: Server) -> None:
    """The pages are closed after the last fault: `make proof` shows them the end of each game, too."""
    kinds = [("stall up", "forget", "lose"), ("sleep", "stall down", "delay"), tuple(WRONG)]
    games = [Game(browser, server, seed) for seed in range(len(kinds))]
    weathers = [
        (game, Weather(game, *each, moves=usually(3, 8))) for game, each in zip(games, kinds, strict=True)
    ]
    for game in games:
        game.open()
    with stopped(server, usually(12, 30)) as stop:
        play(weathers, stop, lambda game, weather: game.is_over() if PROOF else weather.is_past)
    for game, weather in weathers:
        assert {*weather.met} == {*weather.kinds}, f"{game.name} was over before {weather.kinds} came"
        game.play_on()
        game.check()


@pytest.mark.proof
@pytest.mark.parametrize("first", range(1, GAMES + 1, AT_ONCE))
def test_games_in_any_weather(browser: Browser, server: Server, first: int) -> None:
    """Each game is named after its seed."""
    games = [Game(browser, server, seed) for seed in range(first, first + AT_ONCE)]
    for game in games:
        game.open()
    weathers = [(game, Weather(game)) for game in games]
    with stopped(server, 30 if first % 5 == 0 else 9) as stop:
        play(weathers, stop, lambda game, _weather: game.is_over())
    for game, weather in weathers:
        game.check()
        logging.getLogger(__name__).info("%s: %d faults", game.name, len(weather.met))


# ---- what one sees ---------------------------------------------------------------------------------------------
def test_a_phone_says_that_a_move_waits_even_behind_a_dialog(browser: Browser, server: Server) -> None:
    """The connection stalls, a move is made, and the page shows its progress until it is played."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = server.post("/api/tables", {"game": SHORTEST, "options": {}, "seats": seats})
    table = f"/api/tables/{made['id']}"
    server.post(f"{table}/join", {"name": "Ani"})
    before = server.get_json(table, made["token"])
    ply = before["ply"]
    assert before["my_turn"]
    network = Network(server.port)
    player = Player(browser, network.url, made["id"], made["token"], plays=False, viewport=PHONE, **FINGERS)
    page, notice = player.page, player.page.locator(".notice p")
    try:
        page.goto(player.url)
        page.locator(BUTTONS).first.wait_for(state="attached")
        expect(notice).to_have_count(0)
        network.stall("up")
        page.locator(BUTTONS).first.evaluate("button => button.click()")
        expect(notice).to_have_text("Waiting for an answer…")
        expect(notice).to_have_text("Connection lost, trying again… Your move will be sent then.")
        page.get_by_role("button", name="Score sheet", exact=True).click()
        expect(page.locator("dialog[open] .notice p")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog .notice")).to_have_count(0)
        expect(notice).to_be_visible()
        assert server.get_json(table, made["token"])["ply"] == ply
        network.mend()
        expect(notice).to_have_count(0)
        # The server got it through the old connection or the new one, whichever was first.
        assert server.get_json(table, made["token"])["ply"] > ply
    finally:
        player.context.close()
        network.close()


def test_a_table_is_reached_though_each_request_is_first_answered_by_something_else(
    browser: Browser, server: Server
) -> None:
    """A seat is not lost by what is not the server's word."""
    made = server.post(
        "/api/tables", {"game": "ra", "options": {}, "seats": [{"kind": "me"}, {"kind": "here"}]}
    )
    for kind in usually(("403", "504", "portal"), tuple(WRONG)):
        network, met = Network(server.port), set[str]()

        def wrong(path: str, kind: str = kind, met: set[str] = met) -> str | None:
            is_first = path.startswith("/api/") and path not in met
            met.add(path)
            return kind if is_first else None

        network.wrong = wrong
        player = Player(browser, network.url, made["id"], made["token"], plays=False)
        try:
            player.page.goto(player.url)
            player.page.locator(BUTTONS).first.wait_for(state="attached")
            assert {path.rpartition("/")[2] for path in met} >= {"languages", "en", made["id"], "socket"}
        finally:
            player.context.close()
            network.close()
