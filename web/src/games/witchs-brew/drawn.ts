// How things of this game are drawn: names of drawings and of classes of colours (tones.css).

const TONES: Record<string, string> = {
  "wolf-keeper": "g-forest",
  "snake-hunter": "g-forest",
  "herb-collector": "g-forest",
  alchemist: "g-prairie",
  "fortune-teller": "g-prairie",
  assistant: "g-prairie",
  wizard: "g-water",
  witch: "g-water",
  druid: "g-water",
  warlock: "g-mountain",
  cutpurse: "g-hill",
  "begging-monk": "g-hill",
};

export const icon = (role: string): string => `r-${role}`;
export const tone = (role: string): string => TONES[role] ?? "g-hill";
export const DRAWN = { icon, tone };

export const THINGS: Record<string, string> = {
  red: "in-r",
  green: "in-g",
  white: "in-w",
  gold: "gold",
  vials: "vial",
  raven: "raven",
};
