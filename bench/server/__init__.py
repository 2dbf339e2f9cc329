"""The server under load: moves per second, latencies, sockets, spectators, memory and attacks; and a peer."""
