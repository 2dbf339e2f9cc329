"""Tables in play: each is a session in memory over the store, and this package makes the states that its viewers see.

A session commits every change before it adopts it. Then it notifies its subscribers and the bots.
"""
