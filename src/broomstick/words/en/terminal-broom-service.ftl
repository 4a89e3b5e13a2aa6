# What the prompt says of Broom Service alone.

### Questions

ask-pick = Pick { $count ->
        [one] 1 role
       *[other] { $count } different roles
    } for this round:
ask-lead = You lead. Which role, and how?
ask-follow = { $role } is called, and you hold it too. Brave or cowardly?
ask-fly = Which flight?
ask-deliver = Which delivery?
ask-lift = Which cloud do you lift?
ask-take = What do you take?
ask-market = Do you go to the black market?
ask-do = Tile and delivery: what comes first?
ask-fist = How many resources do you hide in your fist?
ask-give = What do you give away next?
ask-hand-in = Do you hand in one of each resource?
ask-decline = There is nothing you can do here.
risk = Could still overtake you: { $names }.
risk-none = Nobody can overtake you.
risk-out = If you are brave, { $name } is out.
