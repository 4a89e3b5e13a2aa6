title = Witch's Brew
    .pitch = Twelve roles, five in your hand: claim the full action and somebody may snatch it, or settle for the favour.
