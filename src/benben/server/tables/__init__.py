"""Tables in play.

Start reading here:

- `registry`: all tables of this worker. It makes them, loads them, and evicts idle ones from memory.
- `session`: one table, and everything that people and bots do there.
- `state`: the state of a table that a viewer sees, and the messages for a socket.
- `subscribers`: the sockets at a table. `commands` carries out what they send, and `answers` answers questions.

A table is built in three layers: `LiveTable` holds what is in memory, `SavedTable` adds the store, and `TableSession`
adds the actions. Each action makes its change in the same order: commit it to the store, swap it into memory, notify
the sockets and the bots. So no one ever sees a change that the store does not have.

Several workers may serve the same table from one database. Each keeps its own copy in memory. The version in the store
decides: a commit for an older version fails, and then the copy is refreshed and the action is tried again. `workers`
carries the news between them.

"Refuses …" in a docstring means: raises `http_errors.Refusal`, which the browser gets as an answer. Nothing has changed
then.
"""
