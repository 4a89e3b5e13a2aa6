"""Witch's Brew. 3 to 5 players, as many sets as it takes to collect four ravens; ids of rules begin with wb-."""
