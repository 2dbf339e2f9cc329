from examples import own_player


def test_the_example_plays_and_often_wins() -> None:
    ours, theirs = own_player.play(games=10)
    assert ours + theirs >= 10
    assert ours > theirs
