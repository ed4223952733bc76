"""Alembic's entry: the connection is given by `migrate`."""

from alembic import context

from ethnos.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
