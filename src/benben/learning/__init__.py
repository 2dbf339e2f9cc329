"""Learning from self-play of `search`: the training data is what the search found at each position."""
