"""The measured server. Arguments: database, settings as JSON. Prints its address when it is ready."""

import json
import sys

from benben.server import Settings, run

if __name__ == "__main__":
    database, settings = sys.argv[1:]
    run(
        "127.0.0.1",
        0,
        database,
        settings=Settings(**json.loads(settings)),
        when_ready=lambda address: print(address, flush=True),
    )
