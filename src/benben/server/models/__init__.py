"""The JSON contract between server and browser. The browser's types are generated from it.

Requests are pydantic models, which check their input. Responses are dataclasses: typed here, written to JSON once, and
not checked again. Types of the engine and of reviews (`Message`, `GameView`, `Review`) are used as they are.
"""
