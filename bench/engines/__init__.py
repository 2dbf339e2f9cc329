"""The games as WebAssembly, in Node and in Chromium, beside the same rules compiled by Numba and beside a peer."""
