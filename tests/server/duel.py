"""Ways into a turn of The Duel that is a chain of decisions."""

from tests.server.guest import Guest, State


def until_it_can_be_played(maker: Guest, *actions: str) -> State:
    """Play on until one of the *actions* (as notation) can be; until then boats are unloaded as soon as they can be."""
    while (state := maker.state())["status"] != "over":
        legal = [move["text"] for move in state["legal"]]
        if set(actions) & set(legal):
            return state
        unloads = [text for text in legal if text.startswith("unload")]
        assert maker.play(unloads[0] if unloads else legal[0], state["ply"]).status_code == 200
    raise AssertionError("no action token came to anybody")


def in_the_middle_of_a_turn(maker: Guest) -> State:
    """A state after somebody has played an action token and decided nothing of what it brings."""
    actions = ("play take", "play place", "play place and unload", "play swap and unload")
    state = until_it_can_be_played(maker, *actions)
    move = next(move["text"] for move in state["legal"] if move["text"] in actions)
    assert maker.play(move, state["ply"]).status_code == 200
    return maker.state()
