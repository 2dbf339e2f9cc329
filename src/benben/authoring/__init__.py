"""Writing a game in one file: a table, a few rules, and `game`, which has a default for everything else.

`benben.game` is explained in `making`, cells in `cells`, verbs in `verbs`. `files` runs a file that is no package.
"""
