// What a lesson can point to, by its name: "stick", "seat:1", "tower:beacon". Parts of the table that have no name of their
// own say which they are (data-anchor); what has one is found by it.

import type { Box } from "../parts/place";

const NAMED: Record<string, (name: string) => string[]> = {
  seat: (seat) => [`article[data-seat="${seat}"]`, `[data-seat="${seat}"]`],
  role: (role) => [`[data-role="${role}"]`],
  area: (area) => [`[data-target="area:${area}"]`, `[data-area="${area}"]`],
  tower: (tower) => [`[data-target="tower:${tower}"]`],
  cloud: (cloud) => [`[data-target="cloud:${cloud}"]`],
  good: (good) => [`.me [data-good="${good}"]`],
  card: (card) => [`.me [data-keeps="card-${card}"]`, `[data-card="${card}"]`, `[data-stack="${card}"]`],
};

/** Where to look for it, the best place first. */
function selectors(anchor: string, seat: number | null): string[] {
  const [kind = "", name = ""] = anchor.split(":");
  const own = [`[data-anchor="${anchor}"]`];
  if (anchor === "hand") return [...own, ".pick .grid"];
  if (anchor === "pawn") return [`[data-pawn^="${seat ?? 0} "]`];
  return [...own, ...(NAMED[kind]?.(CSS.escape(name)) ?? [])];
}

/** As much of a thing as can be seen: what reaches out of the window, or out of a list that moves, is cut off. */
export function inSight(element: Element): Box | null {
  if (element.checkVisibility && !element.checkVisibility()) return null;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const cut = { left: Math.max(0, left), top: Math.max(0, top), right: Math.min(innerWidth, right), bottom: Math.min(innerHeight, bottom) };
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const edge = around.getBoundingClientRect();
    cut.left = Math.max(cut.left, edge.left);
    cut.top = Math.max(cut.top, edge.top);
    cut.right = Math.min(cut.right, edge.right);
    cut.bottom = Math.min(cut.bottom, edge.bottom);
  }
  const [width, height] = [cut.right - cut.left, cut.bottom - cut.top];
  return width > 4 && height > 4 ? { left: cut.left, top: cut.top, width, height } : null;
}

/** The thing itself, in sight or not; the largest where it is drawn several times. */
export function thing(anchor: string, seat: number | null): Element | null {
  for (const selector of selectors(anchor, seat)) {
    const drawn = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
    const size = (one: Element): number => one.getBoundingClientRect().width * one.getBoundingClientRect().height;
    if (drawn.length) return drawn.reduce((best, one) => (size(one) > size(best) ? one : best));
  }
  return null;
}

/** Where on the screen things are that can be seen. */
export function boxes(anchors: readonly string[], seat: number | null): Box[] {
  return anchors.flatMap((anchor) => {
    // Of one's pawns every one.
    if (anchor === "pawn") return [...document.querySelectorAll(selectors(anchor, seat).join())].flatMap((one) => inSight(one) ?? []);
    const found = thing(anchor, seat);
    return (found && inSight(found)) ?? [];
  });
}

/** Where everything lies that is so drawn, in sight or not. */
export function all(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
}

/** What words are about that ask for cards: those cards, and not all that lie beside them. */
export function meant(at: readonly string[], only: readonly string[]): readonly string[] {
  const picks = only.length === 1 && only[0]?.startsWith("pick ") ? only[0].split(" ").slice(1) : [];
  return picks.length ? picks.map((role) => `role:${role}`) : at;
}

/** What has to be touched for an action, as things to point to: "lead fire brave" needs the role and the stance. */
export function touched(actions: readonly string[]): string[] {
  const words = new Set(actions.flatMap((action) => action.split(" ").slice(action === "brave" || action === "cowardly" ? 0 : 1)));
  const ready = actions.some((action) => action.startsWith("pick ")) ? ["ready"] : [];
  return [...ready, ...[...words].flatMap((word) => ["role", "stance", "area", "tower", "cloud"].map((kind) => `${kind}:${word}`))];
}
