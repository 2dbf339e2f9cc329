"""The JSON contract as an OpenAPI document: `make schema` makes the page's types of it."""

import json
import sys

from benben.server import create_app

if __name__ == "__main__":
    json.dump(create_app().openapi(), sys.stdout, indent=2)
    sys.stdout.write("\n")
