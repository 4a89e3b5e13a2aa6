// Why something on the map cannot be touched now: the same reasons the rules give, from what everybody sees.

import box from "./box.json";
import { cloudOf, landscapesOf, standsIn } from "./facts";
import type { Ground } from "./map";
import type { BroomView, Potion } from "./view";

export interface Reason {
  code: string;
  facts: Record<string, unknown>;
}

/** What is asked of a seat on the map, and by what. */
export interface Asked {
  seat: number;
  /** Deeds of these kinds are on offer. */
  words: string[];
  /** The pawn that was chosen for it. */
  from: string;
}

/** The called role, where its own action is asked about and not what a cloud or a tile grants. */
export function askedRole(view: BroomView): string | null {
  const step = view.agenda.at(-1)?.split(" ")[0];
  return step === "brave" || step === "cowardly" || step === "shift" ? view.role : null;
}

/** The expansion card whose effect is asked about. */
export function askedCard(view: BroomView): string {
  const [step, , card = ""] = (view.agenda.at(-1) ?? "").split(" ");
  return step === "effect" ? card : "";
}

/** Where the pawns stand that are asked about. */
function pawns(view: BroomView, { seat, from }: Asked): string[] {
  return from ? [from] : standsIn(view, seat);
}

export function whyNotArea(view: BroomView, ground: Ground, asked: Asked, area: string): Reason[] {
  if (!asked.words.includes("fly")) return [];
  const [landscape] = landscapesOf(askedRole(view));
  const own = ground.landscape(area);
  if (own === "water") return [{ code: "water", facts: {} }];
  if (landscape && own !== landscape) return [{ code: "other-landscape", facts: { area, landscape } }];
  const homing = askedCard(view) === "homing";
  if (homing && !ground.isCastle(area)) return [{ code: "not-a-castle", facts: { area } }];
  const stays = homing ? pawns(view, asked).filter((from) => ground.alone(from)) : [];
  if (stays.length && stays.length === pawns(view, asked).length)
    return stays.map((from) => ({ code: "lost-isle", facts: { area: from } }));
  if (ground.covered(view, area)) return [{ code: "under-cloud", facts: { area } }];
  const [step, , hill = ""] = (view.agenda.at(-1) ?? "").split(" ");
  if (homing || step === "anywhere") {
    const there = homing ? pawns(view, asked).includes(area) : hill === area;
    return there ? [{ code: "already-there", facts: { area } }] : [];
  }
  return pawns(view, asked)
    .filter((from) => from !== area)
    .map((from) => ({ code: "not-adjacent", facts: { area, from } }));
}

export function whyNotTower(view: BroomView, ground: Ground, asked: Asked, tower: string): Reason[] {
  const shown = ground.towers.get(tower);
  if (!shown || !asked.words.includes("deliver")) return [];
  if (ground.shut(view, tower)) return [{ code: "covered", facts: { tower } }];
  if (view.occupied.includes(tower)) return [{ code: "occupied", facts: { tower } }];
  const [step, , landed = ""] = (view.agenda.at(-1) ?? "").split(" ");
  const there = step === "delivery" ? [landed] : pawns(view, asked);
  const near = there.filter((area) => shown.areas.includes(area));
  if (!near.length) return there.map((area) => ({ code: "not-at-tower", facts: { area, tower } }));
  const landscapes = landscapesOf(askedRole(view));
  const wrong = landscapes.length ? near.filter((area) => !landscapes.includes(ground.landscape(area))) : [];
  if (wrong.length === near.length) return wrong.map((area) => ({ code: "two-landscapes", facts: { area, landscapes } }));
  if (!view.seats[asked.seat]?.resources[shown.colour as Potion]) return [{ code: "no-potion", facts: { resource: shown.colour } }];
  if (view.square_served && shown.shape === "square") return [{ code: "square-once", facts: { tower } }];
  return [];
}

export function whyNotCloud(view: BroomView, ground: Ground, asked: Asked, cloud: string): Reason[] {
  if (!asked.words.includes("lift")) return [];
  const near = standsIn(view, asked.seat).some((area) => ground.nearClouds(view, area).includes(cloud));
  if (!near) return [{ code: "cloud-far", facts: { cloud } }];
  const less = askedCard(view) === "rainmaker" ? box.card_counts.rainmaker : 0;
  const cost = Math.max(0, cloudOf(view.clouds[cloud] ?? "").cost - less);
  const count = view.seats[asked.seat]?.resources.wand ?? 0;
  return cost > count ? [{ code: "too-few-wands", facts: { cloud, cost, count } }] : [];
}
