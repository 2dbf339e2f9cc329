"""The English catalogue of Ra parses and says everything that the game may want to say."""

import pytest

import benben
from benben.games.ra.features import Feature
from benben.texts import Texts
from tests.rules.catalogue import asked_for, check_catalogue, check_sayings, parse

TILES = [
    *("ra", "god", "gold", "pharaoh", "nile", "flood"),
    *("art", "agriculture", "religion", "astronomy", "writing"),
    *("fortress", "obelisk", "palace", "pyramid", "sphinx", "statues", "step_pyramid", "temple"),
    *("funeral", "drought", "unrest", "earthquake"),
]
EDITIONS = ["2022", "1999"]
BAGS = [f"bag-{edition}" for edition in EDITIONS]
COMPONENTS = ["bids", "sun", "centre", "track", "ra_track", *BAGS, "score", "log", "epoch", "ra_figure"]
ITEMS = [
    *("start", "god", "gold", "pharaoh", "river", "civilization"),
    *("monument_kinds", "monument_sets", "suns", "floor"),
]

# Every message with the arguments that the program hands it; no message may ask for another one.
MESSAGES: dict[str, set[str]] = {
    "ra-title": set(),
    "ra-subtitle": set(),
    "ra-minutes": set(),
    "ra-weight": set(),
    "ra-receipt-counts": set(),
    **{f"ra-tile-{tile}": set() for tile in TILES},
    **{f"ra-about-{thing}": set() for thing in TILES[1:] + COMPONENTS},
    **{f"ra-move-{move}": set() for move in ("draw", "invoke", "pass", "done")},
    "ra-move-bid": {"disc"},
    "ra-move-take": {"tile"},
    "ra-move-discard": {"tile"},
    "ra-order-pass": set(),
    "ra-order-pass-until": {"disc"},
    "ra-order-bid-up-to": {"disc"},
    "ra-prompt-turn": {"seat"},
    "ra-prompt-turn_full": {"seat"},
    "ra-prompt-gods": {"seat"},
    "ra-prompt-bid_first": {"seat", "ra_seat"},
    "ra-prompt-bid_over": {"seat", "ra_seat", "disc", "high_seat"},
    "ra-prompt-must_bid": {"seat"},
    "ra-prompt-discard": {"seat", "category", "count"},
    "ra-prompt-over": set(),
    "ra-prompt-chance": set(),
    "ra-event-deal": {"seat", "suns"},
    "ra-event-draw": {"seat", "tile"},
    "ra-event-ra_tile": {"seat", "count", "limit"},
    "ra-event-invoke": {"seat"},
    "ra-event-bid": {"seat", "disc"},
    "ra-event-pass": {"seat"},
    "ra-event-won": {"seat", "disc", "centre", "tiles"},
    "ra-event-won_nothing": {"seat", "disc", "centre"},
    "ra-event-nobody": set(),
    "ra-event-track_lost": {"tiles"},
    "ra-event-take": {"seat", "tile"},
    "ra-event-done": {"seat"},
    "ra-event-discard": {"seat", "tile"},
    "ra-event-disaster": {"seat", "tile", "lost"},
    "ra-event-disaster_nothing": {"seat", "tile"},
    "ra-event-epoch_ra": {"epoch"},
    "ra-event-epoch_suns": {"epoch"},
    "ra-event-epoch_points": {"seat", "epoch", "points"},
    "ra-event-new_epoch": {"epoch", "seat"},
    "ra-event-over": {"seat", "points"},
    **{f"ra-item-{item}": {"count", "points"} for item in ITEMS},
    **{f"ra-item-name-{item}": set() for item in ITEMS},
    "ra-reason-points": set(),
    "ra-reason-highest_sun": set(),
    "ra-option-players": set(),
    "ra-option-edition": set(),
    **{f"ra-option-edition-{edition}": set() for edition in EDITIONS},
    "ra-option-edition-few": {"least", "most", "players"},
    "ra-option-open_scores": set(),
    **{
        f"ra-picture-{word}": set()
        for word in ("seat", "points", "suns", "bid", "tiles", "ra_player", "passed")
    },
    "ra-picture-epoch": {"epoch"},
    "ra-picture-ra_track": {"count", "limit"},
    **{f"ra-picture-{bag}": {"count"} for bag in BAGS},
    "ra-picture-centre": {"disc"},
    "ra-picture-name": {"seat"},
    "ra-category-civilization": set(),
    "ra-category-monument": set(),
    **{f"ra-feature-{feature}": set() for feature in Feature.names()},
}


def test_everything_is_said_and_nothing_else() -> None:
    check_catalogue("ra", "R", MESSAGES)


def test_arguments_are_found() -> None:
    assert asked_for(parse("ra")["ra-event-won"]) == {"seat", "disc", "centre", "tiles"}


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize(
    ("edition", "said"), [("2022", "180 tiles in the bag"), ("1999", "180 tiles face-down")]
)
def test_the_picture_has_a_bag_in_2022_only(edition: str, said: str) -> None:
    match = benben.load("ra", edition=edition).new_match(seed=1)
    status = match.game.rules.picture(match.view(None))[0]
    assert isinstance(status, list)
    texts = Texts()
    words = [span.text if isinstance(span.text, str) else texts.format(span.text) for span in status]
    assert said in words


@pytest.mark.rule("R2.1")
@pytest.mark.rule("R4.1")
def test_the_bag_of_2022_is_not_explained_as_that_of_1999() -> None:
    texts = Texts()
    assert "Every tile in the bag is equally likely" in texts.say("ra-about-bag-2022")
    assert "no bag" in texts.say("ra-about-bag-1999")
    assert "face-down around the board" in texts.say("ra-about-bag-1999")


@pytest.mark.parametrize(("edition", "players"), [("2022", 2), ("1999", 3), ("2022", 4), ("1999", 5)])
def test_the_game_says_only_what_the_catalogue_has(edition: str, players: int) -> None:
    for seed in range(4):
        check_sayings(
            benben.load("ra", edition=edition, players=players).new_match(seed=seed), seed, MESSAGES
        )
