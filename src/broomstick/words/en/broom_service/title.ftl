title = Broom Service
    .pitch = Ten roles, four in your hand, and a map of towers and clouds: fly, deliver, and be braver than those after you.
