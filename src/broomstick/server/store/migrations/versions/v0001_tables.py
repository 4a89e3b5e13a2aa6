"""Tables, their logs, envelopes, tokens and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "game_table",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("finished_at", sa.Double),
        sa.Column("settings", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
    )
    still_open = sa.text("finished_at IS NULL")
    op.create_index(
        "ix_game_table_open_code",
        "game_table",
        ["code"],
        unique=True,
        sqlite_where=still_open,
        postgresql_where=still_open,
    )
    op.create_table(
        "entry",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("position_hash", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entry"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_entry_table_id"),
        sa.UniqueConstraint("table_id", "key", name="uq_entry_table_id_key"),
        sa.CheckConstraint("number >= 1", name=op.f("ck_entry_number")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "envelope",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("batch", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "batch", "seat", name="pk_envelope"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_envelope_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "envelope_key",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "key", name="pk_envelope_key"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_envelope_key_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seat_token",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seat_token"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_seat_token_table_id"),
        sa.UniqueConstraint("token_hash", name="uq_seat_token_token_hash"),
        sa.CheckConstraint("length(token_hash) = 64", name=op.f("ck_seat_token_token_hash")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat_line",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("key", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat_line"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_chat_line_table_id"),
        sa.UniqueConstraint("table_id", "key", name="uq_chat_line_table_id_key"),
        sqlite_with_rowid=False,
    )
