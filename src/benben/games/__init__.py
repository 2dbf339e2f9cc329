"""The games, one folder each. A folder reads like its rulebook; nothing in it knows another game."""

from benben.engine.registry import register, register_installed

register("ra", "benben.games.ra")
register("imhotep_duel", "benben.games.imhotep_duel")
register("imhotep", "benben.games.imhotep")
register("ankhor", "benben.games.ankhor")
register_installed()
