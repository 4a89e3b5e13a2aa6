// How the card game's moments look: which things on the screen move, and from where to where. It finds them by what they
// are (a seat's perch, a seat's display, a type's column); what is not on the screen is not told by motion.

import { ghost, icon, Laid, middle, seen, EASE, FALL } from "../../look/laid";
import { PEAK, TELL, type Beat, type Run } from "../../look/motion.svelte";
import type { Entry } from "../../words/speech";
import { moments, soundOf, type Gain, type Moment, type Speaks, type TaskTaken } from "./moments";
import type { CardView } from "./view";

/** What happened from a place in the journal on. The viewer is who holds the hand in the dock. */
export function beats(journal: Entry[], from: number, view: CardView, viewer: number | null, root: ParentNode = document): Beat[] {
  return moments(journal, from, view).map((moment) => ({
    name: moment.kind === "speaks" && moment.fallen !== null ? "overtaken" : moment.kind,
    ms: length(moment),
    turn: moment.kind === "speaks" ? moment.turn : undefined,
    table: ["speaks", "gain", "task"].includes(moment.kind),
    sound: soundOf(moment),
    set: () => laid(moment, root, viewer),
  }));
}

function length(moment: Moment): number {
  return moment.kind === "speaks" && moment.fallen !== null ? PEAK : TELL;
}

function laid(moment: Moment, root: ParentNode, viewer: number | null): Run | null {
  const run = new Laid(length(moment));
  if (moment.kind === "speaks") speaks(run, moment, root, viewer);
  else if (moment.kind === "gain") gain(run, moment, root);
  else if (moment.kind === "task") taken(run, moment, root);
  else if (moment.kind === "reveal") reveal(run, root);
  else if (moment.kind === "round")
    run.move(root.querySelector(".bar .pill"), [{ transform: "translateY(-14px)", opacity: 0, easing: EASE }]);
  return run.empty ? null : run;
}

function perch(root: ParentNode, seat: number): HTMLElement | null {
  const one = root.querySelector(`.stick [data-seat="${seat}"]`);
  return seen(one) ? one : null;
}

function display(root: ParentNode, seat: number): HTMLElement | null {
  const one = root.querySelector(`.displays [data-seat="${seat}"]`);
  return seen(one) ? one : null;
}

/** From where a seat's token lies on its perch to where it would stand upon the stick. */
function toStanding(one: HTMLElement, token: HTMLElement): string {
  const rod = parseFloat(getComputedStyle(one).gridTemplateRows) || 0;
  return `translateY(${rod - token.offsetTop - token.offsetHeight}px)`;
}

function speaks(run: Laid, moment: Speaks, root: ParentNode, viewer: number | null): void {
  const one = perch(root, moment.seat);
  const peak = moment.fallen !== null;
  if (one) {
    if (moment.stance === "brave") hop(run, one, peak ? 0.36 : 0.8);
    else drop(run, one);
    if (moment.seat === viewer) playCard(run, moment.role, one, root);
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

/** One's own card goes from the hand to the turn. */
function playCard(run: Laid, role: string, to: HTMLElement, root: ParentNode): void {
  const card = root.querySelector(`.hand .card.t-${role}`);
  if (!seen(card)) return;
  run.fly(
    () => {
      const from = card.getBoundingClientRect();
      const one = ghost(`face t-${role}`, new DOMRect(from.x + 6, from.y + 4, 44, 56));
      one.append(icon(`r-${role}-kin`));
      return { ghost: one, to: middle(to.querySelector(".tok") ?? to, 22) };
    },
    0,
    0.9,
  );
}

/** One's own card tips, and is stamped. */
function stamp(run: Laid, role: string, root: ParentNode): void {
  const card = root.querySelector(`.hand .card.t-${role}.out`);
  if (!seen(card)) return;
  run.move(card, [{ transform: "none" }, { transform: "none", offset: 0.45, easing: EASE }]);
  const away = { transform: "rotate(-4deg) scale(1.8)", opacity: 0 };
  run.move(card.querySelector(".stamp"), [away, { ...away, offset: 0.68, easing: EASE }]);
}

const FLIGHT = 0.72;

/** Chips go from whoever has spoken to their display, and its numbers change once. */
function gain(run: Laid, moment: Gain, root: ParentNode): void {
  const home = display(root, moment.seat);
  if (!home) return;
  const chips: { column: Element; kind: string; drawing: string }[] = [];
  const columns: [string, number, number][] = [
    [`.t-${moment.potion}`, moment.before.potions[moment.potion] ?? 0, moment.after.potions[moment.potion] ?? 0],
    [".bravery", moment.before.brave_potions, moment.after.brave_potions],
  ];
  for (const [where, old, now] of columns) {
    const column = home.querySelector(`.col${where}`);
    if (!seen(column) || old === now) continue;
    run.count(column.querySelector(".n"), String(old), FLIGHT);
    rise(run, column, old, now);
    const isBrave = where === ".bravery";
    const drawing = isBrave ? "brave" : moment.potion === "water" ? "drop" : moment.potion;
    for (let i = old; i < now; i += 1) chips.push({ column, kind: isBrave ? "burst" : `chip t-${moment.potion}`, drawing });
  }
  run.count(home.querySelector(".vp .n"), String(moment.before.points), FLIGHT);
  chips.forEach(({ column, kind, drawing }, at) => {
    run.fly(
      () => {
        const from = perch(root, moment.seat)?.querySelector(".tok, .dot") ?? home.querySelector(".tok");
        const to = column.querySelector(".type, .burst");
        if (!seen(from) || !seen(to)) return null;
        const one = ghost(kind, middle(from, 28));
        one.append(icon(drawing));
        return { ghost: one, to: middle(to, 28) };
      },
      at * 0.09,
      Math.min(1, FLIGHT + at * 0.09),
    );
  });
}

/** The new ones of a stack are seen when their chips have come. */
function rise(run: Laid, column: Element, old: number, now: number): void {
  const away = { transform: "translateY(-6px)", opacity: 0 };
  [...column.querySelectorAll(".stack i")].slice(old, now).forEach((one) => {
    run.move(one, [away, { ...away, offset: FLIGHT, easing: EASE }]);
  });
}

/** A task goes from among the tasks to whoever has fulfilled it. */
function taken(run: Laid, moment: TaskTaken, root: ParentNode): void {
  const home = display(root, moment.seat);
  if (!home) return;
  run.count(home.querySelector(".vp .n"), String(moment.before.points), FLIGHT);
  run.fly(
    () => {
      const from = root.querySelector(".tasks");
      const to = home.querySelector(".vp");
      if (!seen(from) || !seen(to)) return null;
      const one = ghost("task", middle(from, 40));
      one.style.width = "auto";
      one.append(icon("star"), `+${moment.after.points - moment.before.points}`);
      return { ghost: one, to: middle(to, 30) };
    },
    0,
    FLIGHT + 0.1,
  );
}

/** All seals open together, one at each seat. */
function reveal(run: Laid, root: ParentNode): void {
  const tokens = [...root.querySelectorAll(".stick [data-seat] .tok, .stick [data-seat] .dot")].filter(seen);
  for (const token of tokens) {
    run.fly(() => {
      const at = middle(token, 26);
      const one = ghost("seal", at);
      one.append(icon("sealed"));
      return { ghost: one, to: new DOMRect(at.x, at.y - 22, at.width, at.height) };
    });
  }
}

const SOURCES = ["colours", "brave", "tasks"] as const;

/** The scores at the end, source by source: the bars grow, the sums count. */
export function scores(root: ParentNode = document): Beat[] {
  const rows = [...root.querySelectorAll(".end .rank li")].filter(seen);
  const sums = rows.map(() => 0);
  return SOURCES.flatMap((source): Beat[] => {
    const parts = rows.map((row) => row.querySelector(`.fill .${source}`));
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
