// Sample tables, written by tools/page/samples.py.

import type { CardView } from "../games/card-game/view";
import type { TableView } from "../games/game";
import { TableModel } from "../table/model.svelte";
import type { Moments, News, Welcome } from "../wire";

interface Sample {
  welcome: Welcome;
  news: News[];
}

const FILES = import.meta.glob<Sample>("../sample/*.json", { eager: true, import: "default" });

export const SAMPLES: Record<string, Sample> = Object.fromEntries(
  Object.entries(FILES).map(([path, sample]) => [path.replace(/^.*\/|\.json$/g, ""), sample]),
);

/** A table at the end of its sample. */
export function sampleTable<V extends TableView = CardView>(name: string): TableModel<V> {
  const sample = SAMPLES[name];
  if (!sample) throw new Error(`there is no sample ${name}`);
  const model = new TableModel<V>();
  model.apply(sample.welcome);
  for (const news of sample.news) model.apply(news);
  return model;
}

/** The moments a sample has: its welcome, and one for each of its news. */
export function sampleMoments(name: string): Moments {
  const sample = SAMPLES[name];
  if (!sample) throw new Error(`there is no sample ${name}`);
  const model = new TableModel();
  const moments = [sample.welcome, ...sample.news].map((message, turn) => {
    model.apply(message);
    const view = model.picture?.view;
    return { told: model.journal.length, round: view?.round ?? 0, turn: turn + 1, view: { ...view } };
  });
  return { at: model.at, seat: model.seat, moments, journal: model.journal.map((entry) => ({ ...entry })) };
}
