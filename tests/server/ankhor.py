"""Ways to moments of Ankh'or at the server."""

from typing import NamedTuple

from tests.cli.ankhor import likely
from tests.server.guest import Guest, Served, State, guest, me
from tests.server.imhotep import texts


class Asked(NamedTuple):
    """A moment at a table of two: who is asked, the other one, what the first sees."""

    mover: Guest
    other: Guest
    state: State


def until(served: Served, step: str) -> Asked:
    """A table at which somebody is asked for a *step* that needs an ankh."""
    for _ in range(20):
        ann = served.create(me("Ann"), guest(), game="ankhor")
        guests = [ann, ann.join("Bob")]
        for _ in range(120):
            actor = ann.state()["actor"]
            state = guests[actor].state()
            if state["view"]["step"] == step:
                return Asked(guests[actor], guests[1 - actor], state)
            move = likely(texts(state), state["view"], needs_ankh=True)
            assert guests[actor].play(move, state["ply"]).status_code == 200
    raise AssertionError(f"nobody was asked to {step}")
