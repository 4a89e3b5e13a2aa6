"""Games while servers are killed, paused and cut off from their database, and the database is restarted."""
