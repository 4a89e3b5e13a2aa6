"""Training of nets that play, by self-play and beside other bots; an extra, and nobody imports it.

    python -m broomstick.learning card-game --minutes 5

says how far it is, keeps what it has learned every minute, and goes on from there when it is started again.
"""
