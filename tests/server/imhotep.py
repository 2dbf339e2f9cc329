"""Ways to moments of Imhotep that few games reach by themselves."""

from collections.abc import Sequence

from tests.server.guest import Guest, Served, State, guest, me

GAME = "imhotep"
_LIKED = ("take pair", "sail", "place", "get stones")
"""Moves that lead to the pair of the market soon, the best first."""


def before_the_pair(served: Served) -> tuple[list[Guest], Guest, State]:
    """A table of three where somebody can take the pair: the guests by seat, which of them it is, what he sees."""
    ann = served.create(me("Ann"), guest(), guest(), game=GAME, sides="BAAAA")
    guests = [ann, ann.join("Bob"), ann.join("Cleo")]
    for _ in range(60):
        asked, state = who_is_asked(guests)
        if "take pair" in texts(state):
            return guests, asked, state
        assert asked.play(_next(texts(state)), state["ply"]).status_code == 200
    raise AssertionError("nobody could take the pair")


def who_is_asked(guests: Sequence[Guest]) -> tuple[Guest, State]:
    """The guest who must decide, of all *guests* by seat, and what he sees."""
    asked = guests[guests[0].state()["actor"]]
    return asked, asked.state()


def texts(state: State) -> list[str]:
    """The legal moves in notation."""
    return [move["text"] for move in state["legal"]]


def _next(legal: list[str]) -> str:
    sailings = [text for text in legal if text.startswith("sail") and text.endswith("market")]
    for liked in _LIKED:
        for text in sailings if liked == "sail" else legal:
            if text.startswith(liked):
                return text
    return legal[0]
