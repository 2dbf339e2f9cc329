"""`python -m bench.senet`."""

from bench.senet.command import main

if __name__ == "__main__":
    main()
