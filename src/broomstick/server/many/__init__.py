"""Several processes and one database: each table is owned by one of them, and the others pass on what it is asked."""
