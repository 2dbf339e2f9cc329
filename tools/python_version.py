"""Say clearly when the Python at hand is too old. This file itself must run on any Python."""

import sys

OLDEST = (3, 11)

if sys.version_info < OLDEST:
    here = ".".join(str(part) for part in sys.version_info[:3])
    sys.exit(
        "Benben needs Python %d.%d or newer; %s is Python %s.\n"  # noqa: UP031 - old Pythons must parse this
        "Name another one: make PYTHON=python3.12 ..." % (OLDEST + (sys.executable, here))  # noqa: RUF005 - and these
    )
