"""The games as WebAssembly, in Node and in Chromium, compared with the same rules compiled by Numba and with a peer."""
