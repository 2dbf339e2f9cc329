"""One game written for four frameworks: Senet for Benben, OpenSpiel, boardgame.io and Pgx, measured in one run."""
