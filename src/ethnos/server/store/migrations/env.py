"""Alembic's entry: the connection is given by `migrate`."""

from alembic import context

from ethnos.server.store.schema import metadata  # run as a file by Alembic: no package to be relative to

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
