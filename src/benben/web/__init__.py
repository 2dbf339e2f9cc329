"""The rules, searches and evaluations of the games as WebAssembly: `benben web build`.

The same compiled rules that Python calls, made for a browser: `building` makes a `.wasm` of each game and a manifest
that says what lies where in its memory; `web/engine` is the library in TypeScript that reads it.
"""
