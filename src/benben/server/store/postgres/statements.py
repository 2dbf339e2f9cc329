"""SQL for PostgreSQL alone: several moves in one statement, and the workers' table."""

from benben.server.store.interface import DEAD_AFTER
from benben.server.store.statements import CLAIM_DUE as ANY_CLAIM_DUE
from benben.server.store.statements import CLAIM_NOTICES as ANY_CLAIM_NOTICES
from benben.server.store.statements import LAST_FIRST, MOVE_ON, WAITING_FOR_BOTS

CHANGED = "benben"
"""The channel for changed tables: `TABLE VERSION SENDER`."""
PUBLISHED = "benben_published"
"""The channel for messages between workers: `SENDER KIND PAYLOAD`."""

# ruff: noqa: S608  (put together from texts of our own)
MOVES = f"""
    WITH wanted AS (
        SELECT * FROM unnest($2::text[], $3::integer[], $4::text[], $5::smallint[], $6::smallint[], $7::text[],
            $8::float8[], $9::float8[], $10::boolean[])
            AS wanted (id, version, status, actor, resigned, clock, due, notify, wants_bots)),
    locked AS (
        SELECT id FROM tables JOIN wanted USING (id) ORDER BY id FOR UPDATE OF tables),
    moved AS (
        UPDATE tables SET version = tables.version + 1, changed = now(), status = wanted.status,
            actor = wanted.actor, resigned = COALESCE(wanted.resigned, tables.resigned),
            clock = wanted.clock::json, due = wanted.due, claimed = NULL, notify = wanted.notify,
            notified = NULL, take_back = NULL, wants_bots = wanted.wants_bots
        FROM wanted JOIN locked USING (id)
        WHERE tables.id = wanted.id AND tables.version = wanted.version
        RETURNING tables.id, tables.version),
    played AS (
        INSERT INTO plies (table_id, ply, actor, move, text, bank, used, played)
        SELECT moved.id, ply, actor, move, text, bank, used, now()
        FROM moved JOIN unnest($11::text[], $12::integer[], $13::smallint[], $14::integer[], $15::text[],
            $16::float8[], $17::float8[]) AS added (id, ply, actor, move, text, bank, used) USING (id))
    SELECT id, pg_notify('{CHANGED}', id || ' ' || version || ' ' || $1) FROM moved"""
"""Changes of several tables that only add plies, in one round trip.

All workers lock tables in the same order, so there is no deadlock. It returns the tables that were at the expected
version; the others stay unchanged.
"""
MOVE_ON_AND_TELL = f"""
    WITH moved AS ({MOVE_ON} RETURNING id, version)
    SELECT pg_notify('{CHANGED}', moved.id || ' ' || moved.version || ' ' || $15) FROM moved"""
"""The first statement of any other change."""
NOTIFY = "SELECT pg_notify($1, $2)"

VERSIONS = "SELECT id, version FROM tables WHERE id = ANY($1)"

_ALIVE = f"beat > now() - interval '{DEAD_AFTER} seconds'"
_FREE = f"""
    (bots_worker IS NULL OR bots_worker = $2
        OR NOT EXISTS (SELECT 1 FROM workers WHERE workers.id = bots_worker AND {_ALIVE}))"""
"""Whether a table's bots may be taken by a worker."""
BEAT = """
    WITH forgotten AS (DELETE FROM workers WHERE beat < now() - interval '1 hour' AND id <> $1)
    INSERT INTO workers (id, beat) VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET beat = now()"""
LIVING = f"SELECT id FROM workers WHERE {_ALIVE}"
LEAVE = "DELETE FROM workers WHERE id = $1"
TAKE_BOTS = f"UPDATE tables SET bots_worker = $2 WHERE id = $1 AND {_FREE} RETURNING id"
DROP_BOTS = "UPDATE tables SET bots_worker = NULL WHERE id = $1 AND bots_worker = $2"
MAY_TAKE_BOTS = f"{WAITING_FOR_BOTS} AND ($2::text IS NULL OR {_FREE}) {LAST_FIRST}"

CLAIM_NOTICES = ANY_CLAIM_NOTICES.format(lock=" FOR UPDATE SKIP LOCKED")
CLAIM_DUE = ANY_CLAIM_DUE.format(lock=" FOR UPDATE SKIP LOCKED")

ONE_MIGRATES = "SELECT pg_advisory_xact_lock(8387239260397824)"
"""Workers that start at the same moment wait here until the tables exist. The number of the lock is arbitrary."""
NOBODY_IDLES = "SET idle_in_transaction_session_timeout = '5s'"
