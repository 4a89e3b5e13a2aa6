// An area in sentences: who stands there, its towers, the clouds over it, its tile, and what it is next to.

import type { Person } from "../../table/people";
import type { Speech } from "../../words/speech";
import { cloudOf } from "./facts";
import type { Ground } from "./map";
import type { Deed } from "./play.svelte";
import { stormDoes, tileDoes } from "./texts";
import type { BroomView } from "./view";
import { say } from "./words";

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
  const next = shown.landscape === "water" ? (shown.shore ?? []) : [...shown.borders, ...shown.waters];
  lines.push(say(shown.landscape === "water" ? "page-broom-list-shore" : "page-broom-list-next", { areas: list(next.map(place)) }));
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
    return kind === "cloud" ? ground.clouds.get(name)?.area === area : deed.from === area;
  });
}
