"""The tempers of styles that think as thrifty does, but weigh otherwise."""

from broomstick.bots.thrifty.temper import Temper

BOLD = Temper(fear=0.5)
BRASH = Temper(fear=0.0)
CAREFUL = Temper(fear=2.5)
GREEDY = Temper(foresight=0.0)
DENYING = Temper(spite=8.0)
HOARDING = Temper(thrift=2.5)
