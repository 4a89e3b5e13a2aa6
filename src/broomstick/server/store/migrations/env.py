"""Alembic runs this to run the steps: on the connection it was given, in the transaction that is open there."""

from alembic import context

from broomstick.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
