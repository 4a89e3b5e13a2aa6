"""The books of rules: ``reading.py`` opens them, a folder for each game holds the outline of its own, ``heart.py`` that
of the rules that all games share.
"""
