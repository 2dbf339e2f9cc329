"""Positions as texts: every position goes there and back, and what is accepted can be played, over all games."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import benben
from benben import BadPosition
from benben.engine.game import Game, Match
from benben.engine.position_text import NO_WORDS
from tests.games.checks import check_outcome, check_receipt
from tests.games.every import ALL, CASES, over
from tests.games.playing import examples, played
from tests.games.walks import decisions_in, walks

WITH_WORDS = [game for game in ALL if game.rules.positions is not NO_WORDS]
every_game_with_words = over(WITH_WORDS)
every_kind_with_words = over({game.name: game for game in reversed(WITH_WORDS)}.values())
BUILT = 40
"""So many positions of a walk that are built again."""
EDITED = 16
"""So many positions of a walk whose words are changed."""


# ---- there and back ------------------------------------------------------------------------------------------------
@every_game_with_words
def test_every_position_is_built_again_from_its_text(game: Game) -> None:
    for position in decisions_in(game, BUILT):
        text = position.position_text()
        again = game.position(text, seed=1)
        assert again.key == position.key, text
        assert again.position_text() == text
        assert again.legal_moves.codes == position.legal_moves.codes


@every_kind_with_words
def test_the_end_has_no_text(game: Game) -> None:
    for walk in walks(game):
        with pytest.raises(BadPosition, match="only a position in which a seat decides"):
            walk.match.position_text()


@every_game_with_words
def test_without_a_word_it_is_the_first_turn(game: Game) -> None:
    match = game.position("", seed=1)
    assert match.turn == game.new_match(seed=1).turn or game.name == "ra"  # R3.1: who has the highest sun
    assert match.ply == 0
    assert match.legal_moves
    assert game.position(match.position_text()).key == match.key
    CASES[game.name].check_sound(match.table)


@every_kind_with_words
def test_order_and_spaces_of_the_words_do_not_matter(game: Game) -> None:
    match = played(game, seed=3, decisions=25)
    words = match.position_text().split()
    random.Random(1).shuffle(words)
    assert game.position("\n  ".join(words) + " \t").key == match.key


@every_kind_with_words
def test_a_fork_begins_where_the_match_was_and_draws_its_chance_anew(game: Game) -> None:
    match = played(game, seed=5, decisions=20)
    ply = next(ply for ply in range(10, match.ply) if match.at(ply).turn is not None)
    before, fork = match.record(), match.fork(ply, seed=9)
    assert (fork.ply, fork.key) == (0, match.at(ply).key)
    assert fork.fork(0, seed=9) == fork
    assert match.record() == before
    assert match.fork(ply).dealer != match.fork(ply).dealer
    with pytest.raises(ValueError, match="not both"):
        match.fork(ply, 9, fork.dealer)
    with pytest.raises(BadPosition, match="only a position in which a seat decides"):
        match.fork(0)


@every_kind_with_words
def test_it_goes_on_like_any_match(game: Game) -> None:
    text = played(game, seed=5, decisions=20).position_text()
    match, twin = game.position(text, seed=9), game.position(text, seed=9)
    start = match.key
    for _ in range(12):
        if match.is_over:
            break
        move = int(match.legal_moves[-1])
        match.play(move)
        twin.play(move)
    assert match == twin
    assert match.narrate(0)
    match.rewind(0)
    assert match.key == start == match.copy().key
    assert game.position(text).dealer.to_json(reveal=False)["kind"] == "committed"


# ---- records -------------------------------------------------------------------------------------------------------
@every_kind_with_words
def test_a_record_says_where_the_match_began(game: Game) -> None:
    text = played(game, seed=7, decisions=30).position_text()
    match = game.position(text, seed=2)
    while not match.is_over:
        match.play(match.legal_moves[0])
    record = match.record()
    assert record["position"] == text
    assert benben.read_record(record) == match
    assert benben.verify(record).is_over
    assert "position" not in game.new_match(seed=2).record()


@every_kind_with_words
@pytest.mark.parametrize("wrong", [7, None, "", "turn=9", "turn"])
def test_a_record_with_another_beginning_is_refused(game: Game, wrong: object) -> None:
    record = game.position(played(game, seed=7, decisions=30).position_text(), seed=2).record()
    with pytest.raises(benben.RecordError, match="position"):
        benben.read_record({**record, "position": wrong})


def test_a_game_without_words_says_so() -> None:
    for game in ALL:
        if game.rules.positions is NO_WORDS:
            with pytest.raises(BadPosition, match="this game has no words"):
                game.position("turn=0")
            with pytest.raises(BadPosition, match="this game has no words"):
                game.new_match(seed=1).position_text()


# ---- what is accepted ----------------------------------------------------------------------------------------------
def edited(words: dict[str, str], values: dict[str, list[str]], rng: random.Random) -> dict[str, str]:
    """The same words with some left out, or with values that they, or other words like them, have elsewhere."""
    result = dict(words)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        key = rng.choice(list(values))
        like = rng.choice([each for each in values if each.split(":")[-1] == key.split(":")[-1]])
        if key in result and rng.random() < 0.3:
            del result[key]
        else:
            result[key] = rng.choice(values[like])
    return result


def words_of(match: Match) -> dict[str, str]:
    return dict(word.split("=", 1) for word in match.position_text().split())


@every_game_with_words
def test_what_is_accepted_can_be_played_to_its_end(game: Game) -> None:
    """Most edits are refused, and some are taken."""
    rng, case = random.Random(1), CASES[game.name]
    accepted = 0
    for text in edited_texts(game, rng):
        try:
            started = game.position(text, seed=1)
        except BadPosition as error:
            assert error.word  # noqa: PT017
            continue
        accepted += 1
        case.check_sound(started.table)
        assert started.legal_moves, text
        assert game.position(started.position_text()).key == started.key, text
        play_on(started, rng)
        case.check_sound(started.table)
    assert accepted


def edited_texts(game: Game, rng: random.Random) -> list[str]:
    """The texts of positions of the walks, with other words."""
    found = [words_of(position) for position in decisions_in(game, EDITED)]
    values: dict[str, list[str]] = {}
    for words in found:
        for key, value in words.items():
            values.setdefault(key, []).append(value)
    changed = [edited(words, values, rng) for words in found]
    return [" ".join(f"{key}={value}" for key, value in words.items()) for words in changed]


def play_on(match: Match, rng: random.Random) -> None:
    """Play at random to the end, which comes in time; the points are right there."""
    check_receipt(match)
    decisions = 0
    while not match.is_over:
        match.play(rng.choice(match.legal_moves.codes))
        decisions += 1
        assert decisions <= CASES[match.game.name].longest
    check_receipt(match)
    check_outcome(match)


# ---- what is malformed ---------------------------------------------------------------------------------------------
pieces = st.sampled_from(
    [*"=:,*/-+0129", " ", "\n", "٣", "turn", "step", "then", "tiles", "suns", "0:", "1:", "3:", "A:", "cargo", "ships",
     "ship1", "estate", "hand", "row", "prices", "offer", "nile", "obelisk", "statue", "blue_jackal", "fish", "*127",
     "auction", "take", "keep", "build", "discard", "points", "999", "-1", "round", "epoch", "gone", "boats", "sailed"]
)  # fmt: skip


@every_kind_with_words
@examples(4)
@given(parts=st.lists(pieces | st.text(max_size=4), max_size=14))
def test_malformed_texts_raise_nothing_else(game: Game, parts: list[str]) -> None:
    try:
        game.position("".join(parts), seed=1)
    except BadPosition as error:
        assert str(error).startswith(f"{error.word}: ")  # noqa: PT017


@every_kind_with_words
@examples(4)
@given(data=st.data())
def test_any_values_of_its_own_words_raise_nothing_else(game: Game, data: st.DataObject) -> None:
    table = game.new_tables()[0]
    game.rules.positions.clear(table)
    keys = [word.key for word in game.rules.positions.words(table)]
    values = (
        st.lists(pieces, min_size=1, max_size=5)
        .map(lambda parts: "".join(parts).replace(" ", ""))
        .filter(bool)
    )
    words = data.draw(st.dictionaries(st.sampled_from(keys), values, max_size=5))
    try:
        game.position(" ".join(f"{key}={value}" for key, value in words.items()), seed=1)
    except BadPosition as error:
        assert error.reason  # noqa: PT017


@every_kind_with_words
def test_a_text_has_an_end(game: Game) -> None:
    with pytest.raises(BadPosition, match="characters are too many"):
        game.position("turn=0 " * 1000)
