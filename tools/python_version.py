"""Report clearly if Benben does not support this Python. This file itself must run on any Python.

The argument ``dev`` is for development, which needs packages that support new Pythons later.
"""

import sys

OLDEST = (3, 11)
NEWEST = {"play": (3, 15), "dev": (3, 14)}  # the packages in requirements/ have no builds for newer ones

purpose = "dev" if "dev" in sys.argv[1:] else "play"
if not OLDEST <= sys.version_info[:2] <= NEWEST[purpose]:
    here = ".".join(str(part) for part in sys.version_info[:3])
    what = {"play": "Benben needs", "dev": "Working on Benben needs"}[purpose]
    sys.exit(
        "%s Python %d.%d to %d.%d; %s is Python %s.\n"  # noqa: UP031 - old Pythons must parse this
        "Name another one: make PYTHON=python3.12 ..."
        % ((what,) + OLDEST + NEWEST[purpose] + (sys.executable, here))
    )
