"""Outside programs of every conduct: `python programs.py CONDUCT`. They need nothing of Benben."""

import itertools
import json
import os
import sys
import time


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


WRITTEN = (
    "Move: `{}`",
    "**Move:** {}.",
    "MOVE {}",
    "\ufeffmove {}\r",
    "move “{}”  # it is the first",
    "I think aloud.\nMove options are good.\ndraw or not?\n> move: {}",
    '{{"move": "{}"}}',
    "move I'll play **{}**",
)
"""A move as programs write it that print what a language model says."""
STUBBORN = {"stubborn": "move dance wildly", "colon": "Move: dance wildly"}
WAYS = itertools.cycle(WRITTEN)


def main(conduct: str) -> None:
    if conduct == "absent-minded":
        time.sleep(3600)
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "benben":
            say("ID: name The \x1b[31mTest" if conduct == "free" else "id name The \x1b[31mTest")
            say("ready 2" if conduct == "modern" else "ready 1")
        elif word in {"go", "illegal"}:
            answer(conduct, json.loads(rest), word == "illegal")
        elif word == "quit":
            return


def answer(conduct: str, question: dict[str, object], again: bool) -> None:
    moves = question["moves"]
    assert isinstance(moves, list)
    legal = moves[0]["move"]
    if conduct == "crashing":
        os._exit(3)
    if conduct == "silent":
        time.sleep(3600)
    if conduct == "endless":
        sys.stdout.write("x" * 200_000)
        sys.stdout.flush()
        time.sleep(3600)
    if conduct == "chatty":
        while True:
            say("info nothing to say")
    if conduct in STUBBORN:
        say(STUBBORN[conduct])
        return
    if conduct == "wordless":
        say(legal)
        time.sleep(3600)
    if conduct == "free":
        say(next(WAYS).format(legal))
        return
    if conduct == "wavering" and not again:
        say("move " + "y" * 60_000)
        return
    say("info tokens 7")
    say("info tokens many")
    say("what is this?")
    say(f"move {legal}")


if __name__ == "__main__":
    main(sys.argv[1])
