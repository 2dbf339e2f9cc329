"""The games, one folder each. A folder reads like its rulebook; nothing in it knows another game."""
