"""Two pages that play a game by themselves over a network at fault, and what went over their lines."""

import json
import random
from http import HTTPStatus
from typing import Any
from urllib.error import HTTPError

from playwright.sync_api import Browser, WebSocket

from tests.browser.faulty import Network
from tests.browser.person import BUTTONS, END, KEEP
from tests.browser.windows import open_window
from tests.serving import Server

SHORTEST = "imhotep_duel"
SILENT = 10.0
"""Seconds for which a page may wait without a word."""
# Plays the first move that stands there, and counts for how long a page has waited without a word.
PLAYER = f"""() => {{
    window.noted = {{longest: 0, over: false}};
    let silent = 0;
    let last = performance.now();
    setInterval(() => {{
        const now = performance.now();
        const passed = Math.min(now - last, 300);
        last = now;
        const busy = document.querySelector("main")?.ariaBusy === "true";
        silent = busy && !document.querySelector(".notice p") ? silent + passed : 0;
        window.noted.longest = Math.max(window.noted.longest, silent);
        window.noted.over ||= document.querySelector("{END}") !== null;
        if (!busy && !window.noted.over) document.querySelector("{BUTTONS}")?.click();
    }}, 50);
}}"""


class Player:
    """A page in which somebody plays by itself, and what went over its line."""

    def __init__(
        self, browser: Browser, url: str, table: str, token: str, plays: bool = True, **look: Any
    ) -> None:
        self.context = open_window(browser, **look)
        self.page = self.context.new_page()
        self.url = f"{url}/table/{table}"
        self.asked: dict[str, dict[str, Any]] = {}
        """The requests, by id."""
        self.done: set[str] = set()
        """The ids of what the server has said is done."""
        self.longest = 0.0
        """The most seconds for which the page has waited without a word; measured when it is left."""
        known = [{"id": table, "token": token, "game": SHORTEST, "seen": 0, "over": False}]
        self.page.add_init_script(KEEP % tuple(map(json.dumps, ("kept", "benben:tables", json.dumps(known)))))
        if plays:
            self.page.add_init_script(f"({PLAYER})()")
        self.page.on("websocket", self._listen)
        self._cdp = self.context.new_cdp_session(self.page)

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", lambda text: self._sent(json.loads(text)))
        line.on("framereceived", lambda text: self._came(json.loads(text)))

    def _sent(self, message: dict[str, Any]) -> None:
        if message["type"] == "play":
            before = self.asked.setdefault(message["id"], message)
            assert before == message, "the same id for another move"

    def _came(self, message: dict[str, Any]) -> None:
        if message["type"] == "done":
            self.done.add(message["id"])

    def freeze(self) -> None:
        """Let the page stand still, as with the lid of a laptop closed: no timer runs, and nothing is read."""
        self._cdp.send("Debugger.enable")
        self._cdp.send("Debugger.pause")

    def thaw(self) -> None:
        """Let the page go on."""
        self._cdp.send("Debugger.disable")

    def is_at_the_end(self) -> bool:
        """Whether the page shows the end of the game."""
        return bool(self.page.evaluate("() => window.noted.over"))

    def leave(self) -> None:
        """Close the page."""
        self.longest = self.page.evaluate("() => window.noted.longest") / 1000
        self.context.close()


class Game:
    """A table, its two players, and the network between them and the server."""

    def __init__(self, browser: Browser, server: Server, seed: int, **look: Any) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.name = f"game {seed}"
        seats = [{"kind": "me", "name": "Merit"}, {"kind": "open"}]
        made = server.post("/api/tables", {"game": SHORTEST, "options": {}, "seats": seats})
        self.table = made["id"]
        joined = server.post(f"/api/tables/{self.table}/join", {"name": "Ani"})
        self.network = Network(server.port, seed)
        self.tokens = (made["token"], joined["token"])
        self.players = [Player(browser, self.network.url, self.table, token, **look) for token in self.tokens]
        self.frozen: Player | None = None

    def open(self) -> None:
        """Open the pages."""
        for player in self.players:
            player.page.goto(player.url, wait_until="commit")

    def moves(self) -> int:
        """How many moves the players know to be played."""
        return sum(len(player.done) for player in self.players)

    def is_over(self) -> bool:
        """Whether both pages show the end."""
        return self.frozen is None and all(player.is_at_the_end() for player in self.players)

    def thaw(self) -> None:
        """Wake the page that sleeps, and mend the network."""
        if self.frozen:
            self.frozen.thaw()
            self.frozen = None
        self.network.mend()

    def sleep(self) -> None:
        """Let one of the pages sleep."""
        self.frozen = self.rng.choice(self.players)
        self.frozen.freeze()

    def check(self) -> None:
        """Check that every confirmed move is in the record once, and that no page was silent for long."""
        moves = self.server.get_json(f"/api/tables/{self.table}/record")["moves"]
        for player in self.players:
            done = [player.asked[asked] for asked in player.done]
            assert len({move["ply"] for move in done}) == len(done), f"{self.name}: a move was played twice"
            played = [moves[move["ply"]] for move in done]
            assert played == [move["move"] for move in done], f"{self.name}: an acknowledged move was lost"
            assert player.done, f"{self.name}: nothing was acknowledged"
            assert player.longest < SILENT, f"{self.name}: a page was silent for {player.longest:.1f} s"

    def leave(self) -> None:
        """Close the pages and the network between."""
        self.thaw()
        for player in self.players:
            player.leave()
        self.network.close()

    def play_on(self) -> None:
        """Play to the end without pages."""
        while True:
            states = {
                token: self.server.get_json(f"/api/tables/{self.table}", token) for token in self.tokens
            }
            offered = [(token, now) for token, now in states.items() if now["legal"]]
            if not offered:
                return
            token, now = offered[0]
            move = {"ply": now["ply"], "move": now["legal"][0]["text"]}
            try:
                self.server.post(f"/api/tables/{self.table}/moves", move, token)
            except HTTPError as error:
                if error.code != HTTPStatus.CONFLICT:  # what a page sent last may arrive only now
                    raise
