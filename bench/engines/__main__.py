"""`python -m bench.engines`."""

from bench.engines.command import main

if __name__ == "__main__":
    main()
