"""Outside programs of every conduct: `python programs.py CONDUCT`. They need nothing of Benben."""

import json
import os
import sys
import time


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main(conduct: str) -> None:
    if conduct == "absent-minded":
        time.sleep(3600)
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "benben":
            say("id name The \x1b[31mTest")
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
    if conduct == "stubborn":
        say("move dance wildly")
        return
    if conduct == "wavering" and not again:
        say("move " + "y" * 60_000)
        return
    say("info tokens 7")
    say("info tokens many")
    say("what is this?")
    say(f"move {legal}")


main(sys.argv[1])
