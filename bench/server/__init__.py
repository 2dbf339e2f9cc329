"""The server under load: moves a second, latencies, sockets, spectators, memory and attacks, with a peer beside it."""
