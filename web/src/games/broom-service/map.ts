// The map a game is played on: where everything is, and what it is called.

import type { AreaShown, CircleShown, CloudSpace, MapShown, TileSpace, TowerShown } from "../../wire";
import type { Facts } from "../../words/bundle";
import type { Places, Speech } from "../../words/speech";
import box from "./box.json";
import type { BroomView } from "./view";

export type { AreaShown, CircleShown, CloudSpace, MapShown, TileSpace, TowerShown };

/** The tower that a hill tile is, and how far its foot stands below the middle of the tile. */
const ORANGE = "orange-tile";
const FOOT = 20;

export class Ground implements Places {
  readonly areas = new Map<string, AreaShown>();
  readonly towers = new Map<string, TowerShown>();
  readonly clouds = new Map<string, CloudSpace>();
  readonly circles = new Map<string, CircleShown>();
  private readonly said = new Map<string, string>();
  private laid: { orange: string; ground: Ground } | null = null;

  constructor(readonly shown: MapShown) {
    for (const area of shown.areas) this.areas.set(area.name, area);
    for (const tower of shown.towers) this.towers.set(tower.name, tower);
    for (const cloud of shown.clouds) this.clouds.set(cloud.name, cloud);
    for (const circle of shown.circles) this.circles.set(circle.name, circle);
  }

  /** The map with the tower that lies on one of its hills in this game: the same as long as that tile lies there. */
  on(view: BroomView): Ground {
    const orange = Object.entries(view.hill_tiles ?? {}).find(([, tile]) => tile === "orange")?.[0];
    const space = orange && !this.towers.has(ORANGE) ? this.tileAt("hill", orange) : undefined;
    if (!orange || !space) return this;
    if (this.laid?.orange !== orange) {
      const [x = 0, y = 0] = space.at;
      const looks = { colour: "orange", shape: "square", points: box["hill-tile"].orange.points, wands: 0 };
      const tower: TowerShown = { name: ORANGE, at: [x, y + FOOT], ...looks, areas: [orange] };
      this.laid = { orange, ground: new Ground({ ...this.shown, towers: [...this.shown.towers, tower] }) };
    }
    return this.laid.ground;
  }

  tileAt(kind: string, area: string): TileSpace | undefined {
    return this.shown.tiles.find((tile) => tile.kind === kind && tile.area === area);
  }

  circleAt(area: string): CircleShown | undefined {
    return this.shown.circles.find((circle) => circle.area === area);
  }

  /** Nothing is next to it, whatever clouds are lifted. */
  alone(area: string): boolean {
    const { borders = [], waters = [] } = this.areas.get(area) ?? {};
    return !borders.length && !waters.length;
  }

  /** What a place is called in a form: asked for again and again, and always the same. */
  called(speech: Speech, family: string, name: string, form = "long"): string {
    const key = `${speech.words.language} ${family} ${name} ${form}`;
    const found = this.said.get(key) ?? speech.word(family, name, form);
    this.said.set(key, found);
    return found;
  }

  facts(language: string, family: string, name: string): Facts | undefined {
    return this.shown.places[language]?.[family]?.[name];
  }

  landscape(area: string): string {
    return this.areas.get(area)?.landscape ?? "";
  }

  /** The land areas, as the map lists them. */
  get lands(): AreaShown[] {
    return this.shown.areas.filter((area) => area.landscape !== "water");
  }

  cloudsAt(area: string): CloudSpace[] {
    return this.shown.clouds.filter((cloud) => cloud.area === area);
  }

  towersAt(area: string): TowerShown[] {
    return this.shown.towers.filter((tower) => tower.areas.includes(area));
  }

  /** Whether a cloud lies on an area, water or land. */
  covered(view: BroomView, area: string): boolean {
    return this.cloudsAt(area).some((cloud) => view.clouds[cloud.name]);
  }

  /** Towers under a mountain tile take nothing. */
  shut(view: BroomView, tower: string): boolean {
    return this.shown.tiles.some((tile) => tile.covers.includes(tower) && tile.area in view.tiles);
  }
}
