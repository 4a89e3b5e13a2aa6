// What forest and hill tiles, stone circles, expansion cards and their piles are, in words: what each does, and what it
// would do as things lie now.

import type { TipText } from "../../parts/tip.svelte";
import { mark } from "../../words/marked";
import box from "./box.json";
import { jumpFrom } from "./facts";
import type { CircleShown, Ground } from "./map";
import type { Deed } from "./play.svelte";
import { cardDoes, forestDoes, hillDoes } from "./texts";
import type { BroomTips } from "./tips";
import type { BroomView, PileName } from "./view";
import { capital, say } from "./words";

const sentence = (text: string): string => `${capital(text)}.`;

/** "A at Dawn Prairie" */
export function circleAt(tips: BroomTips, circle: CircleShown): string {
  return say("page-broom-circle-at", { circle: say(`circle-${circle.name}`), area: tips.place(circle.area) });
}

export function forestTitle(tips: BroomTips, area: string): string {
  const tile = tips.view.forest_tiles?.[area];
  if (!tile) return say("page-broom-forest-gone", { area: tips.place(area) });
  return say("page-broom-forest-at", { tile: tips.speech.word("forest-tile", tile, "long"), area: tips.place(area) });
}

export function hillTitle(tips: BroomTips, area: string): string {
  return say("page-broom-hill-at", { tile: say(`hill-${tips.view.hill_tiles?.[area] ?? "orange"}`), area: tips.place(area) });
}

export function circleTitle(tips: BroomTips, circle: CircleShown): string {
  return say("page-broom-circle", { circle: say(`circle-${circle.name}`), area: tips.place(circle.area) });
}

export function pileTitle(tips: BroomTips, pile: string): string {
  const count = tips.view.piles?.[pile as PileName].length ?? 0;
  return say("page-broom-pile", { pile: capital(say(`pile-${pile}.the`)), count });
}

export const keptTitle = (tips: BroomTips, tile: string): string =>
  say("page-broom-forest-tile", { tile: tips.speech.word("forest-tile", tile, "long") });

export const heldTitle = (tips: BroomTips, card: string): string =>
  say("page-broom-card", { card: tips.speech.word("card", card, "long") });

/** What a tile or a circle in an area means for whoever comes there now. */
export function pieceLines(tips: BroomTips, area: string): string[] {
  const { view, ground } = tips;
  const lines: string[] = [];
  const found = view.forest_tiles?.[area];
  if (found) lines.push(`${forestTitle(tips, area)}: ${forestDoes(found)}.`);
  const hill = view.hill_tiles?.[area];
  if (hill && !hill.startsWith("turbo")) lines.push(sentence(hillDoes(hill)));
  lines.push(...jumpLines(tips, area));
  const circle = ground.circleAt(area);
  if (circle) lines.push(`${circleTitle(tips, circle)}.`);
  if (ground.alone(area) && ground.landscape(area) !== "water") lines.push(strandedLine(tips, area));
  return lines;
}

/** Where a turbo broom would carry whoever enters a hill now; nothing where there is none. */
export function jumpLines(tips: BroomTips, hill: string): string[] {
  const { view, ground } = tips;
  const jump = jumpFrom(view, ground, hill);
  if (!jump) return [];
  const all = (circles: CircleShown[], how: "and" | "or"): string =>
    tips.list(
      circles.map((circle) => circleAt(tips, circle)),
      how,
    );
  if (!jump.circles.length) return [say("page-broom-tip-grounded", { circles: all(jump.clouded, "and") })];
  const lines = [say("page-broom-tip-jumps", { circles: all(jump.circles, "or") })];
  if (jump.clouded.length) lines.push(say("page-broom-tip-clouded", { circles: all(jump.clouded, "and") }));
  if (jump.stranded) lines.push(strandedLine(tips, jump.circles[0]?.area ?? ""));
  return lines;
}

function strandedLine(tips: BroomTips, area: string): string {
  return say("page-broom-tip-stranded", { area: tips.place(area) });
}

/** What to say before a flight is made that leads to where nobody comes away from. */
export function warning(tips: BroomTips, deed: Deed | undefined): string {
  const area = deed && strands(tips.view, tips.ground, deed) ? (deed.target.split(":")[1] ?? "") : "";
  return area ? [say("page-broom-warn", { area: tips.place(area) }), ...jumpLines(tips, area)].join(" ") : "";
}

/** Whether a flight ends by a jump that nobody has chosen, where there is no way back. */
export function strands(view: BroomView, ground: Ground, deed: Deed): boolean {
  const [kind, area = ""] = deed.target.split(":");
  return kind === "area" && !!jumpFrom(view, ground, area)?.stranded;
}

export function forestTip(tips: BroomTips, area: string): TipText {
  const { view } = tips;
  const tile = view.forest_tiles?.[area];
  const title = forestTitle(tips, area);
  if (!tile) return { title, lines: [say("page-broom-tip-forest-gone")], rows: keepers(tips), rule: "bs-forest-find", people: tips.people };
  const lines = [sentence(forestDoes(tile)), say("page-broom-tip-forest"), keptHow(tile)];
  return { title, lines, rows: keepers(tips), rule: forestRule(tile), people: tips.people };
}

/** Who keeps which forest tiles. */
function keepers(tips: BroomTips): string[] {
  return tips.view.seats.flatMap((goods, seat) =>
    goods.forest_tiles?.length
      ? [
          say("page-broom-tip-keeps", {
            name: mark(seat),
            tiles: tips.list(goods.forest_tiles.map((tile) => tips.speech.word("forest-tile", tile, "long"))),
          }),
        ]
      : [],
  );
}

const keptHow = (tile: string): string => say(tile === "card" ? "page-broom-tip-kept-card" : "page-broom-tip-kept");

function forestRule(tile: string): string {
  return `bs-forest-${tile}`;
}

export function hillTip(tips: BroomTips, area: string): TipText {
  const tile = tips.view.hill_tiles?.[area] ?? "";
  const turbo = tile.startsWith("turbo");
  const lines = [sentence(hillDoes(tile))];
  if (turbo) lines.push(say("page-broom-tip-turbo"), ...jumpLines(tips, area));
  const rule = turbo ? "bs-turbo" : tile === "orange" ? "bs-orange" : "bs-anywhere";
  return { title: hillTitle(tips, area), lines, rule };
}

export function circleTip(tips: BroomTips, circle: CircleShown, deed: Deed | undefined): TipText {
  const { view, ground } = tips;
  const jumps = Object.entries(view.follows.jumps ?? {});
  const brooms = jumps.flatMap(([hill, { circles }]) => (circles.includes(circle.name) ? [hill] : []));
  const places = tips.list(
    brooms.map((hill) => tips.place(hill)),
    "or",
  );
  const lines = deed ? [sentence(tips.speech.brings(deed.offer.brings))] : [];
  lines.push(say(brooms.length ? "page-broom-tip-circle" : "page-broom-tip-circle-none", { areas: places }));
  if (ground.covered(view, circle.area)) lines.push(say("page-broom-tip-circle-covered"));
  if (ground.alone(circle.area)) lines.push(strandedLine(tips, circle.area));
  return { title: circleTitle(tips, circle), lines, rule: ground.alone(circle.area) ? "bs-circle-d" : "bs-turbo-enters" };
}

/** What a press would bring now, or when it could be pressed. */
function now(tips: BroomTips, deed: Deed | undefined, otherwise: string): string {
  const brings = deed ? tips.speech.brings(deed.offer.brings) : "";
  return brings ? sentence(brings) : otherwise;
}

export function keptTip(tips: BroomTips, seat: number, tile: string, deed: Deed | undefined): TipText {
  const lines = [sentence(forestDoes(tile))];
  const brings = now(tips, deed, "");
  if (brings && brings !== lines[0]) lines.push(brings);
  lines.push(keptHow(tile));
  return { title: `${mark(seat)} · ${keptTitle(tips, tile)}`, lines, rule: forestRule(tile), people: tips.people };
}

export function heldTip(tips: BroomTips, seat: number, card: string, deed: Deed | undefined): TipText {
  const lines = [sentence(cardDoes(card))];
  if (deed && deed.offer.brings.possible === false) lines.push(say("page-broom-cannot"));
  lines.push(say("page-broom-tip-held", { points: tips.points(box.end.cards) }));
  return { title: `${mark(seat)} · ${heldTitle(tips, card)}`, lines, rule: `bs-card-${card}`, people: tips.people };
}

export function pileTip(tips: BroomTips, pile: string, deed: Deed | undefined): TipText {
  const cards = tips.view.piles?.[pile as PileName] ?? [];
  const top = cards.at(-1);
  const lines =
    deed?.word === "under" ? [] : [now(tips, deed, top ? `${heldTitle(tips, top)}: ${cardDoes(top)}.` : say("page-broom-tip-pile-empty"))];
  if (top) lines.push(say("page-broom-tip-draw", { points: tips.points(box.end.cards) }));
  return { title: pileTitle(tips, pile), lines, rows: below(tips, pile).slice(1), rule: top ? "bs-card-draw" : "bs-card-empty" };
}

/** A pile from its top, in words: cards that have been seen, and how many have not. */
export function below(tips: BroomTips, pile: string): string[] {
  const cards = [...(tips.view.piles?.[pile as PileName] ?? [])].reverse();
  const rows: string[] = [];
  for (let at = 0; at < cards.length;) {
    const card = cards[at];
    if (card) {
      rows.push(tips.speech.word("card", card, "long"));
      at += 1;
      continue;
    }
    let count = 0;
    while (at < cards.length && !cards[at]) {
      at += 1;
      count += 1;
    }
    rows.push(say("page-broom-pile-unseen", { count }));
  }
  return rows;
}

/** Cards that nobody has seen, in both piles together: all there are, without those that lie open. */
export function unseen(view: BroomView): string[] {
  const seen = [...Object.values(view.piles ?? {}).flat(), ...view.seats.flatMap((goods) => goods.cards ?? [])];
  return Object.entries(box["expansion-card"]).flatMap(([card, { copies }]) =>
    new Array<string>(Math.max(0, copies - seen.filter((one) => one === card).length)).fill(card),
  );
}
