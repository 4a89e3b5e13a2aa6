"""Tables on the net: seats, envelopes, a log on disk, live updates."""
