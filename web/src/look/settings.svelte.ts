// What a reader has set for this browser. A browser that keeps nothing still plays: then it holds as long as the page.

export const SOUNDS = ["call", "brave", "cowardly", "swept", "reveal", "commit", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

export const MOTIONS = ["system", "none", "all"] as const;
export type MotionChoice = (typeof MOTIONS)[number];

export const COACHINGS = ["first", "always", "never"] as const;
export type Coaching = (typeof COACHINGS)[number];

export interface Settings {
  motion: MotionChoice;
  /** An open decision is sent by a press of its own, not at once. */
  confirm: boolean;
  /** What the game is about stands above the table. */
  goal: boolean;
  /** Why a choice is good stands beside it: in one's first games, always or never. */
  coach: Coaching;
  /** The system says when it is one's call and the page is out of sight. */
  notify: boolean;
  /** Sounds are off until somebody switches them on. */
  sound: boolean;
  /** Between 0 and 1: of everything, and of each kind. */
  volume: number;
  volumes: Record<Sound, number>;
}

const PLACE = "broomstick.settings";

export function defaults(): Settings {
  const volumes = Object.fromEntries(SOUNDS.map((kind) => [kind, 1])) as Record<Sound, number>;
  return { motion: "system", confirm: false, goal: true, coach: "first", notify: false, sound: false, volume: 0.6, volumes };
}

/** What was kept, field by field; whatever is not as it should be is as at first. */
export function read(text: string | null): Settings {
  const settings = defaults();
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? "null");
  } catch {
    return settings;
  }
  if (typeof kept !== "object" || kept === null) return settings;
  const { motion, confirm, goal, coach, notify, sound, volume, volumes } = kept as Record<string, unknown>;
  if (MOTIONS.includes(motion as MotionChoice)) settings.motion = motion as MotionChoice;
  settings.confirm = confirm === true;
  settings.goal = goal !== false;
  if (COACHINGS.includes(coach as Coaching)) settings.coach = coach as Coaching;
  settings.notify = notify === true;
  settings.sound = sound === true;
  settings.volume = share(volume) ?? settings.volume;
  const each = typeof volumes === "object" && volumes !== null ? (volumes as Record<string, unknown>) : {};
  for (const kind of SOUNDS) settings.volumes[kind] = share(each[kind]) ?? settings.volumes[kind];
  return settings;
}

function share(value: unknown): number | null {
  return typeof value === "number" && value >= 0 && value <= 1 ? value : null;
}

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

let now = $state.raw<Settings>(read(kept()));

export function settings(): Settings {
  return now;
}

export function set(change: Partial<Settings>): void {
  now = { ...now, ...change };
  showMotion();
  try {
    localStorage.setItem(PLACE, JSON.stringify(now));
  } catch {
    return;
  }
}

/** The style sheets stand still where the reader, or else the system, wants it so. */
export function showMotion(): void {
  if (now.motion === "system") delete document.documentElement.dataset.motion;
  else document.documentElement.dataset.motion = now.motion;
}

/** Whether things may move. */
export function moves(): boolean {
  if (now.motion !== "system") return now.motion === "all";
  return typeof matchMedia !== "function" || !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
