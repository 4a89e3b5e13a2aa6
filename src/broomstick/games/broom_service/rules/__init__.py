"""The rules, in the order of their page: set-up, rounds, roles, deeds on the map, events, tiles and cards."""
