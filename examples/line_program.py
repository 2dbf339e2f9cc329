"""A program for Benben's line protocol (docs/protocol.md) that plays any legal move. It does not import Benben.

benben rate ra --command "python examples/line_program.py" --games 6
"""

import json
import random
import sys

for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "benben":
        print("id name Random Mover", flush=True)
        print("ready 1", flush=True)
    elif word in {"go", "illegal"}:
        question = json.loads(rest)
        print("move", random.choice(question["moves"])["move"], flush=True)
    elif word == "quit":
        break
