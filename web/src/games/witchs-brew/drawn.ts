// How things of this game are drawn: names of drawings and of classes of colours (tones.css here and in parts/goods).

const TONES: Record<string, string> = {
  "wolf-keeper": "l-forest",
  "snake-hunter": "l-forest",
  "herb-collector": "l-forest",
  alchemist: "l-prairie",
  "fortune-teller": "l-prairie",
  assistant: "l-prairie",
  wizard: "l-water",
  witch: "l-water",
  druid: "l-water",
  warlock: "l-mountain",
  cutpurse: "l-hill",
  "begging-monk": "l-hill",
};

export const icon = (role: string): string => `r-${role}`;
export const tone = (role: string): string => TONES[role] ?? "l-hill";
export const DRAWN = { icon, tone };

export const THINGS: Record<string, string> = {
  red: "in-r",
  green: "in-g",
  white: "in-w",
  gold: "gold",
  vials: "vial",
  raven: "raven",
};
