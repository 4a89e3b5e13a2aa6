"""What a search does for each world and each choice, and nothing else: compiled, like the games themselves."""
