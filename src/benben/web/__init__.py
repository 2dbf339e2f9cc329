"""The rules, searches and evaluations of the games as WebAssembly: `benben web build`.

`building` makes a game's engine: a `.wasm`, and a manifest with its memory layout.
`benben.engine.portable` runs it in Python; `built` makes the files for pages, and `web/engine` is the library in
TypeScript that reads those.
"""
