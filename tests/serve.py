"""A server for tests: its bots do not pause, it thinks little, and nobody is slowed down. Arguments: port, database."""

import sys

from benben.server import Settings, run

if __name__ == "__main__":
    eager = Settings(
        bot_pause=0, create_rate="10000/minute", request_rate="100000/minute", hint_games=200, review_games=20
    )
    run(port=int(sys.argv[1]), database=sys.argv[2], settings=eager)
