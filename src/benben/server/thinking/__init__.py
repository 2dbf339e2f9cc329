"""What is computed beside the event loop, in threads or processes: the bots' moves, hints, reviews.

All of it looks at tables as a seat may know them, and changes them only as a person could: through a session.
"""
