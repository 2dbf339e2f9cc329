"""tbd"""
from bench.engines.sheet import Sheet
from bench.engines.stand import Stand

def boards(stand: Stand) -> list[Sheet]:
    return []
