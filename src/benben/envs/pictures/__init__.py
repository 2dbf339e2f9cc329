"""Tables drawn as boards and pieces, without a browser: a module for each game, on one canvas."""
