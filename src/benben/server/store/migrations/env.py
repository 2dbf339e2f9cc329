"""How Alembic reaches the store: over the connection it is given, or over the URL on its command line."""

from alembic import context
from sqlalchemy import Connection, engine_from_config, pool

from benben.server.store.rows import BaseRow

config = context.config


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=BaseRow.metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


given: Connection | None = config.attributes.get("connection")
if given is not None:
    run(given)
else:
    engine = engine_from_config(config.get_section(config.config_ini_section, {}), poolclass=pool.NullPool)
    with engine.connect() as own:
        run(own)
