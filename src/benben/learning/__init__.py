"""Learning from games that `search` plays against itself: what it found at each position is what players learn from."""
