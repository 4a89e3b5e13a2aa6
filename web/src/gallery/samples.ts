// Sample tables, written by tools/page_samples.py.

import { TableModel } from "../table/model.svelte";
import type { News, Welcome } from "../wire";

interface Sample {
  welcome: Welcome;
  news: News[];
}

const FILES = import.meta.glob<Sample>("../sample/*.json", { eager: true, import: "default" });

export const SAMPLES: Record<string, Sample> = Object.fromEntries(
  Object.entries(FILES).map(([path, sample]) => [path.replace(/^.*\/|\.json$/g, ""), sample]),
);

/** A table at the end of its sample. */
export function sampleTable(name: string): TableModel {
  const sample = SAMPLES[name];
  if (!sample) throw new Error(`there is no sample ${name}`);
  const model = new TableModel();
  model.apply(sample.welcome);
  for (const news of sample.news) model.apply(news);
  return model;
}
