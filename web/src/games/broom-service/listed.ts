// An area in sentences: who stands there, its towers, the clouds over it, its tile, and what it is next to.

import type { Person } from "../../table/people";
import type { Speech } from "../../words/speech";
import { cloudOf, jumpFrom } from "./facts";
import type { CircleShown, Ground } from "./map";
import type { Deed } from "./play.svelte";
import { cardDoes, forestDoes, hillDoes, stormDoes, tileDoes } from "./texts";
import type { BroomView } from "./view";
import { capital, say } from "./words";

export function areaLines(view: BroomView, ground: Ground, speech: Speech, people: Person[], area: string): string[] {
  const shown = ground.areas.get(area);
  if (!shown) return [];
  const list = (items: string[]): string => speech.words.listed(items);
  const place = (name: string): string => speech.word("area", name, "long");
  const lines: string[] = [];
  const pawns = view.seats.flatMap((goods, seat) => {
    const count = goods.pawns.filter((pawn) => pawn === area).length;
    return count ? [say("page-broom-list-pawn", { name: people[seat]?.name ?? "", count })] : [];
  });
  if (pawns.length) lines.push(say("page-broom-list-pawns", { pawns: list(pawns) }));
  for (const cloud of ground.cloudsAt(area)) {
    const kind = view.clouds[cloud.name];
    if (!kind) continue;
    const { cost, bolts } = cloudOf(kind);
    const facts = {
      kind: say(`kind-${kind}.a`),
      wands: say("resource-wand.counted", { count: cost }),
      bolts: say("bolts-counted", { count: bolts }),
    };
    const does = stormDoes(kind);
    lines.push([say("page-broom-list-cloud", facts), ...(does ? [`(${does})`] : [])].join(" "));
  }
  const towers = ground.towersAt(area).filter((tower) => !ground.shut(view, tower.name));
  if (towers.length)
    lines.push(say("page-broom-list-towers", { towers: towers.map((tower) => towerLine(view, speech, tower)).join("; ") }));
  const tile = view.tiles[area];
  if (tile) lines.push(say("page-broom-list-tile", { tile: say(`tile-${tile}`), does: tileDoes(tile) }));
  const found = view.forest_tiles?.[area];
  if (found) lines.push(say("page-broom-list-forest", { tile: speech.word("forest-tile", found, "long"), does: forestDoes(found) }));
  else if (view.forest_tiles && area in view.forest_tiles) lines.push(say("page-broom-list-forest-gone"));
  const hill = view.hill_tiles?.[area];
  if (hill)
    lines.push(say("page-broom-list-hill", { tile: say(`hill-${hill}`), does: hillDoes(hill) }), ...broomLines(view, ground, speech, area));
  const circle = ground.circleAt(area);
  if (circle) lines.push(say("page-broom-list-circle", { circle: say(`circle-${circle.name}`) }));
  if (ground.alone(area)) {
    lines.push(say("page-broom-tip-stranded", { area: place(area) }));
    return lines;
  }
  const clouded = (name: string): string =>
    ground.covered(view, name) ? say("page-broom-list-under", { area: place(name) }) : place(name);
  const across = (water: string): string => {
    const areas = (ground.areas.get(water)?.shore ?? []).filter((one) => one !== area && !shown.borders.includes(one));
    return areas.length ? say("page-broom-list-across", { water: clouded(water), areas: list(areas.map(place)) }) : clouded(water);
  };
  const next =
    shown.landscape === "water" ? (shown.shore ?? []).map(clouded) : [...shown.borders.map(clouded), ...shown.waters.map(across)];
  lines.push(say(shown.landscape === "water" ? "page-broom-list-shore" : "page-broom-list-next", { areas: list(next) }));
  return lines;
}

/** Where a turbo broom leads as clouds lie now. */
function broomLines(view: BroomView, ground: Ground, speech: Speech, hill: string): string[] {
  const jump = jumpFrom(view, ground, hill);
  if (!jump) return [];
  const all = (circles: CircleShown[], how: "and" | "or"): string =>
    speech.words.listed(
      circles.map(({ name, area }) =>
        say("page-broom-circle-at", { circle: say(`circle-${name}`), area: speech.word("area", area, "long") }),
      ),
      how,
    );
  if (!jump.circles.length) return [say("page-broom-tip-grounded", { circles: all(jump.clouded, "and") })];
  const lines = [say("page-broom-tip-jumps", { circles: all(jump.circles, "or") })];
  if (jump.clouded.length) lines.push(say("page-broom-tip-clouded", { circles: all(jump.clouded, "and") }));
  return lines;
}

/** What lies beside the map: everybody's tiles and cards, and the piles from their tops. */
export function besideLines(view: BroomView, speech: Speech, people: Person[]): string[] {
  const lines: string[] = [];
  const list = (items: string[]): string => speech.words.listed(items);
  view.seats.forEach((goods, seat) => {
    const tiles = (goods.forest_tiles ?? []).map((tile) => speech.word("forest-tile", tile, "long"));
    const cards = (goods.cards ?? []).map((card) => speech.word("card", card, "long"));
    const name = people[seat]?.name ?? "";
    if (tiles.length) lines.push(say("page-broom-list-kept", { name, tiles: list(tiles) }));
    if (cards.length) lines.push(say("page-broom-list-held", { name, cards: list(cards) }));
  });
  for (const [pile, cards] of Object.entries(view.piles ?? {})) {
    const top = cards.at(-1);
    const title = say("page-broom-pile", { pile: capital(say(`pile-${pile}.the`)), count: cards.length });
    const known = cards
      .slice(0, -1)
      .reverse()
      .flatMap((card) => (card ? [speech.word("card", card, "long")] : []));
    lines.push(
      [
        `${title}.`,
        ...(top ? [say("page-broom-list-top", { card: speech.word("card", top, "long"), does: cardDoes(top) })] : []),
        ...(known.length ? [say("page-broom-list-known", { cards: list(known) })] : []),
      ].join(" "),
    );
  }
  return lines;
}

function towerLine(view: BroomView, speech: Speech, tower: { name: string; points: number; wands: number }): string {
  const worth = [say("victory-points", { count: tower.points })];
  if (tower.wands) worth.push(say("resource-wand.counted", { count: tower.wands }));
  const text = say("page-broom-list-tower", {
    tower: speech.word("tower", tower.name, "long"),
    looks: speech.word("tower", tower.name, "looks"),
    worth: speech.words.listed(worth),
  });
  return view.occupied.includes(tower.name) ? say("page-broom-list-full", { tower: text }) : text;
}

/** What can be done in an area: to fly there, to deliver from there, to lift a cloud over it. */
export function deedsAt(ground: Ground, deeds: Deed[], area: string): Deed[] {
  return deeds.filter((deed) => {
    const [kind, name = ""] = deed.target.split(":");
    if (kind === "area") return name === area;
    if (kind === "circle") return ground.circles.get(name)?.area === area;
    return kind === "cloud" ? ground.clouds.get(name)?.area === area : deed.from === area;
  });
}
