"""Python imports this at its start from `PYTHONPATH`: the time of the process stands where a file says."""

import mmap
import os
import struct
import time
from pathlib import Path

if "BENBEN_STANDING" in os.environ:
    with Path(os.environ["BENBEN_STANDING"]).open("rb") as _file:
        _moment = mmap.mmap(_file.fileno(), 8, access=mmap.ACCESS_READ)
    time.time = lambda: float(struct.unpack("d", _moment[:8])[0])
