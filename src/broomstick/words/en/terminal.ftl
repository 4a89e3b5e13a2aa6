# (in the making)
