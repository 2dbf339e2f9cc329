"""A server for tests. Arguments: host, port, database, settings as JSON. Prints its address when it answers."""

import json
import sys

from benben.server import Settings, run

if __name__ == "__main__":
    host, port, database, settings = sys.argv[1:]
    run(
        host,
        int(port),
        database,
        settings=Settings(**json.loads(settings)),
        when_ready=lambda address: print(address, flush=True),  # noqa: T201  (whoever started it reads this)
    )
