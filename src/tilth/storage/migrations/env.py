"""How Alembic reaches the database: through the connection it is given."""

from alembic import context

from tilth.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
