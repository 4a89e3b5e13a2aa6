// The map a game is played on: where everything is, what is next to what, and what it is called.

import type { AreaShown, CloudSpace, MapShown, TowerShown } from "../../wire";
import type { Facts } from "../../words/bundle";
import type { Places, Speech } from "../../words/speech";
import type { BroomView } from "./view";

export type { AreaShown, CloudSpace, MapShown, TowerShown };

export class Ground implements Places {
  readonly areas = new Map<string, AreaShown>();
  readonly towers = new Map<string, TowerShown>();
  readonly clouds = new Map<string, CloudSpace>();
  private readonly said = new Map<string, string>();

  constructor(readonly shown: MapShown) {
    for (const area of shown.areas) this.areas.set(area.name, area);
    for (const tower of shown.towers) this.towers.set(tower.name, tower);
    for (const cloud of shown.clouds) this.clouds.set(cloud.name, cloud);
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

  // ---- as things lie now ----

  /** Whether a cloud lies on an area, water or land. */
  covered(view: BroomView, area: string): boolean {
    return this.cloudsAt(area).some((cloud) => view.clouds[cloud.name]);
  }

  /** The lands next to an area, across borders and across waters without a cloud; those under clouds are among them. */
  reach(view: BroomView, from: string): Set<string> {
    const area = this.areas.get(from);
    const found = new Set(area?.borders ?? []);
    for (const water of area?.waters ?? []) {
      if (!this.covered(view, water)) for (const shore of this.areas.get(water)?.shore ?? []) found.add(shore);
    }
    found.delete(from);
    return found;
  }

  /** The clouds next to a pawn in an area. */
  nearClouds(view: BroomView, from: string): string[] {
    const lands = this.reach(view, from);
    const waters = this.areas.get(from)?.waters ?? [];
    return this.shown.clouds
      .filter((cloud) => view.clouds[cloud.name] && (lands.has(cloud.area) || waters.includes(cloud.area)))
      .map((cloud) => cloud.name);
  }

  /** Towers under a mountain tile take nothing. */
  shut(view: BroomView, tower: string): boolean {
    return this.shown.tiles.some((tile) => tile.covers.includes(tower) && tile.area in view.tiles);
  }

  /** The towers at an area that take a potion. */
  openTowers(view: BroomView, area: string): TowerShown[] {
    return this.towersAt(area).filter((tower) => !view.occupied.includes(tower.name) && !this.shut(view, tower.name));
  }
}
