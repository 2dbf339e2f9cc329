"""Learning from self-play of `search`.

*Labels* are the training data: positions of these games, with the search's findings there and the result of the game.
`loop` runs the generations, `state` stores them. `labels`, `root` and `folder` play the games and keep the labels;
`refit`, `training` and `prior_training` make the net; `gate` tests it, and `candidate` is the net as a player.
"""
