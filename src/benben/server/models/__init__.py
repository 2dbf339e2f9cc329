"""The JSON contract: what browsers send and what they are sent. The browser's types are generated from it.

What comes in is a pydantic model and is checked; what goes out is a dataclass, typed here and written to JSON once,
without being checked again. Shapes that the engine and the reviews have already (`Message`, `GameView`, `Review`) go
out as they are.
"""
