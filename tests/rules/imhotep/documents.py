"""Figures of boards that the tests play with, different from those that we suppose."""

ONLY_CARDS = """
[pyramids]
left = ["card", "card", "card", "card", "card"]
middle = ["card", "card", "card", "card", "card"]
right = ["card", "card", "card", "card", "card"]
[temple]
columns = ["card", "card", "card", "card", "card"]
[obelisks]
spaces = [1, 1, 1, 1, 1, 1, 1, 1]
"""
"""As many cards are turned up as boards can make one turn up."""
UNLIKE = """
[pyramids]
left = ["ship", "stones", "ship", 0, "ship"]
middle = ["stones", 9, "card", "ship", 1]
right = [5, "ship", "stones", 7, "stones"]
[temple]
columns = ["points", "card", "points", "points", "choice"]
[burial_chamber]
players_2 = [5]
players_3 = [7, 7, 1]
players_4 = [20, 3, 3]
[obelisks]
spaces = [2, 20]
"""
"""As unlike the figures that we suppose as can be."""

DOCUMENTS = {"boards": {"only_cards": ONLY_CARDS, "unlike": UNLIKE}}
"""By option and a short name."""
