"""What Alembic runs for each migration: the connection comes from the server."""

from alembic import context

from hexstead.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
