"""Run by Alembic: migrates over the connection that the server hands it."""

from alembic import context

from pelagos.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
