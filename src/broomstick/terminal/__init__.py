"""The command line, and a plain prompt to play at: text in, text out, no colour, no redrawing."""
