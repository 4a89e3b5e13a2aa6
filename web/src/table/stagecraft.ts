// How what happens in every game looks: on the stick, to one's own cards, when seals open, and at the end. Things on the
// screen are found by what they are; what is not on the screen is not told by motion.

import { ghost, icon, Laid, middle, seen, EASE, FALL } from "../look/laid";
import { PEAK, TELL, type Beat, type Run } from "../look/motion.svelte";
import { soundOf, type Heart, type Speaks } from "./moments";

/** The drawing of a role, and the class of its colours. */
export interface Drawn {
  icon: (role: string) => string;
  tone: (role: string) => string;
}

/** How a game's own moments are laid over the page, and all of them for whom. */
export interface Staging<M> {
  root: ParentNode;
  /** Who holds the hand in the dock. */
  viewer: number | null;
  drawn: Drawn;
  lay: (run: Laid, moment: M) => void;
  /** How long a moment takes that is no usual one. */
  takes?: (moment: M) => number | undefined;
}

const HEART = ["speaks", "reveal", "round", "over"];

/** Moments as beats: those of every game look alike, a game lays its own. */
export function staged<M extends { kind: string }>(told: (Heart | M)[], { root, viewer, drawn, lay, takes }: Staging<M>): Beat[] {
  return told.map((moment) => {
    const one = HEART.includes(moment.kind) ? (moment as Heart) : null;
    const speaking = one?.kind === "speaks" ? one : null;
    const falls = !!speaking && speaking.fallen !== null;
    const ms = falls ? PEAK : one ? TELL : (takes?.(moment as M) ?? TELL);
    const set = (): Run | null => {
      const run = new Laid(ms);
      if (speaking) speaks(run, speaking, root, viewer, drawn);
      else if (one?.kind === "reveal") reveal(run, root);
      else if (one?.kind === "round") newRound(run, root);
      else if (!one) lay(run, moment as M);
      return run.empty ? null : run;
    };
    return { name: falls ? "overtaken" : moment.kind, ms, turn: speaking?.turn, table: !one || !!speaking, sound: soundOf(moment), set };
  });
}

/** A part of the flight of chips after which numbers change. */
export const FLIGHT = 0.72;

export function perch(root: ParentNode, seat: number): HTMLElement | null {
  const one = root.querySelector(`.stick [data-seat="${seat}"]`);
  return seen(one) ? one : null;
}

/** From where a seat's token lies on its perch to where it would stand upon the stick. */
function toStanding(one: HTMLElement, token: HTMLElement): string {
  const rod = parseFloat(getComputedStyle(one).gridTemplateRows) || 0;
  return `translateY(${rod - token.offsetTop - token.offsetHeight}px)`;
}

/** Somebody is brave or cowardly, and somebody else may fall for it. */
function speaks(run: Laid, moment: Speaks, root: ParentNode, viewer: number | null, drawn: Drawn): void {
  const one = perch(root, moment.seat);
  const peak = moment.fallen !== null;
  if (one) {
    if (moment.stance === "brave") hop(run, one, peak ? 0.36 : 0.8);
    else drop(run, one);
    playCard(run, moment, one, root, viewer, drawn);
  }
  if (moment.fallen === null) return;
  const fallen = perch(root, moment.fallen);
  if (fallen) fall(run, fallen);
  if (moment.fallen === viewer) stamp(run, moment.role, root);
}

/** Up, and down upon the stick. */
function hop(run: Laid, one: HTMLElement, landed: number): void {
  run.move(one.querySelector(".seat"), [
    { transform: "none", opacity: 0.35, easing: EASE },
    { transform: "translateY(-24px)", opacity: 1, offset: landed * 0.5, easing: FALL },
    { transform: "none", offset: landed, easing: EASE },
    { transform: "translateY(2px) scale(1.06, 0.9)", offset: landed + (1 - landed) * 0.4 },
    { transform: "none", opacity: 1 },
  ]);
  if (!one.matches(".brave")) return;
  const bare = { transform: "scale(0.3)", opacity: 0 };
  run.move(one.querySelector(".mark"), [bare, { ...bare, offset: landed, easing: EASE }, { transform: "none", opacity: 1 }]);
  if (!one.matches(".asked")) run.move(one.querySelector(".does"), [{ opacity: 0 }, { opacity: 0, offset: landed }, { opacity: 1 }]);
}

/** Off the stick, and a little to and fro on the thread. */
function drop(run: Laid, one: HTMLElement): void {
  const token = one.querySelector<HTMLElement>(".tok");
  if (!token) return;
  run.move(token, [
    { transform: toStanding(one, token), easing: FALL },
    { transform: "translateY(4px)", offset: 0.55, easing: EASE },
    { transform: "rotate(7deg)", offset: 0.75 },
    { transform: "rotate(-4deg)", offset: 0.9 },
    { transform: "none" },
  ]);
  const none = { transform: "scaleY(0)" };
  run.move(one, [none, { ...none, offset: 0.2 }, { transform: "none", offset: 0.55 }, { transform: "none" }], "::after");
  changeSides(run, one, 0.3, 0.65);
  run.move(one.querySelector(".mark"), [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }]);
}

/** The peak: it stands, it tips, it falls; then the words say so. */
function fall(run: Laid, one: HTMLElement): void {
  const token = one.querySelector<HTMLElement>(".tok");
  if (!token) return;
  const stand = `${toStanding(one, token)} scale(1.18)`;
  run.move(token, [
    { transform: `${stand} rotate(0deg)`, opacity: 1 },
    { transform: `${stand} rotate(0deg)`, opacity: 1, offset: 0.36, easing: "ease-in" },
    { transform: `${stand} translateX(9px) rotate(38deg)`, opacity: 1, offset: 0.52, easing: FALL },
    { transform: "translateY(5px) rotate(112deg)", opacity: 0.8, offset: 0.76, easing: EASE },
    { transform: "rotate(98deg)", opacity: 0.7, offset: 0.87 },
    { transform: "rotate(104deg)", opacity: 0.6 },
  ]);
  changeSides(run, one, 0.56, 0.8);
  const none = { transform: "scaleX(0)" };
  run.move(
    one.querySelector(".who"),
    [none, { ...none, offset: 0.66, easing: EASE }, { transform: "none", offset: 0.86 }, { transform: "none" }],
    "::after",
  );
  const away = { transform: "scale(1.8)", opacity: 0 };
  const stamped = [
    away,
    { ...away, offset: 0.68, easing: EASE },
    { transform: "none", opacity: 1, offset: 0.9 },
    { transform: "none", opacity: 1 },
  ];
  for (const does of one.querySelectorAll(".does")) run.move(does, stamped);
  run.move(one.querySelector(".mark"), stamped);
}

/** The name stands on the other side of the stick from the token, and goes there when the token leaves its own. */
function changeSides(run: Laid, one: HTMLElement, begin: number, end: number): void {
  const say = one.querySelector<HTMLElement>(".say");
  if (!say) return;
  const rows = getComputedStyle(one).gridTemplateRows.split(" ").map(parseFloat);
  const below = (rows[0] ?? 0) + (rows[1] ?? 0) + 5;
  const away = { transform: `translateY(${below - say.offsetTop}px)` };
  run.move(say, [away, { ...away, offset: begin, easing: EASE }, { transform: "none", offset: end }, { transform: "none" }]);
}

/** A card goes from where its player has it to the turn. */
function playCard(run: Laid, { seat, role }: Speaks, to: HTMLElement, root: ParentNode, viewer: number | null, drawn: Drawn): void {
  const from =
    seat === viewer ? root.querySelector(`.hand .card[data-role="${role}"]`) : root.querySelector(`.common [data-seat="${seat}"] .tok`);
  if (!seen(from) || !inSight(from)) return;
  run.fly(
    () => {
      const box = from.getBoundingClientRect();
      const at = seat === viewer ? new DOMRect(box.x + 6, box.y + 4, 44, 56) : small(box);
      const one = ghost(`face ${drawn.tone(role)}`, at);
      one.append(icon(drawn.icon(role)));
      return { ghost: one, to: middle(to.querySelector(".tok") ?? to, 22) };
    },
    0,
    0.9,
  );
}

/** Somebody else's card, over their token. */
function small(token: DOMRect): DOMRect {
  return new DOMRect(token.x + token.width / 2 - 17, token.y + token.height / 2 - 22, 34, 44);
}

/** Not scrolled away: nothing comes out of what cannot be seen. */
function inSight(one: HTMLElement): boolean {
  const around = one.closest(".common")?.getBoundingClientRect();
  const { top, bottom } = one.getBoundingClientRect();
  return !around || (bottom > around.top && top < around.bottom);
}

/** One's own card tips, and is stamped. */
function stamp(run: Laid, role: string, root: ParentNode): void {
  const card = root.querySelector(`.hand .card.out[data-role="${role}"]`);
  if (!seen(card)) return;
  run.move(card, [{ transform: "none" }, { transform: "none", offset: 0.45, easing: EASE }]);
  const away = { transform: "rotate(-4deg) scale(1.8)", opacity: 0 };
  run.move(card.querySelector(".stamp"), [away, { ...away, offset: 0.68, easing: EASE }]);
}

/** All seals open together: each lies where a seat's token stands, and gives it free. */
function reveal(run: Laid, root: ParentNode): void {
  const tokens = [...root.querySelectorAll(".stick [data-seat] .tok, .stick [data-seat] .dot")].filter(seen);
  for (const token of tokens) {
    run.move(token, [
      { opacity: 1 },
      { opacity: 0, offset: 0.01 },
      { opacity: 0, offset: 0.45 },
      { opacity: 1, offset: 0.8 },
      { opacity: 1 },
    ]);
    run.stand(() => {
      const one = ghost("seal", middle(token, 30));
      one.append(icon("sealed"));
      return one;
    }, SEAL);
  }
}

const SEAL: Keyframe[] = [
  { transform: "none", opacity: 1 },
  { transform: "scale(1.12)", opacity: 1, offset: 0.45, easing: EASE },
  { transform: "translateY(-20px) scale(0.9)", opacity: 0 },
];

/** A new round: its name comes down from above. */
function newRound(run: Laid, root: ParentNode): void {
  const away = { transform: "translateY(-14px)", opacity: 0, easing: EASE };
  run.move(root.querySelector(".bar .pill"), [{ opacity: 1 }, { ...away, offset: 0.01 }, { transform: "none", opacity: 1 }]);
}

/** The scores at the end, source by source: the bars grow, the sums count. */
export function scores(sources: string[], root: ParentNode = document): Beat[] {
  const rows = [...root.querySelectorAll(".end .rank li")].filter(seen);
  const sums = rows.map(() => 0);
  return sources.flatMap((source): Beat[] => {
    const parts = rows.map((row) => row.querySelector(`.fill [data-source="${source}"]`));
    if (!parts.some(Boolean)) return [];
    const old = [...sums];
    parts.forEach((part, at) => (sums[at] = (sums[at] ?? 0) + Number(part?.lastChild?.textContent ?? 0)));
    const set = (): Run => {
      const run = new Laid(TELL);
      parts.forEach((part, at) => {
        run.move(part, [
          { transform: "scaleX(0)", transformOrigin: "left", opacity: 0.4, easing: EASE },
          { transform: "none", transformOrigin: "left", opacity: 1 },
        ]);
        run.count(rows[at]?.querySelector(".total .n"), String(old[at] ?? 0), 0.6);
      });
      return run;
    };
    return [{ name: "scores", ms: TELL, set }];
  });
}
