"""The JSON contract as an OpenAPI document, from which the page's types are made: `python -m tools.openapi`."""

import json
import sys

from benben.server import create_app

if __name__ == "__main__":
    json.dump(create_app().openapi(), sys.stdout, indent=2)
    sys.stdout.write("\n")
