"""Computation outside the event loop, in threads or processes: bots' moves, hints, reviews.

It sees tables as a seat may know them, and changes them only through a session, as a person does.
"""
