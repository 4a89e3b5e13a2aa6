import { expect, it } from "vitest";
import type { Choices, TableView } from "../games/game";
import type { Speech } from "../words/speech";
import { Decision } from "./decision.svelte";
import { TableModel } from "./model.svelte";

function deciding(...actions: string[]): Decision {
  const view = { hand: ["fire", "sun"] } as TableView;
  const choices = { actions: actions.map((text) => ({ text, brings: {} })) } as unknown as Choices;
  return new Decision(() => ({ model: new TableModel(), view, choices, speech: {} as Speech }));
}

it("a role is chosen for the viewer where no other may be led, and any that is asked for", () => {
  expect(deciding("lead fire brave", "lead sun brave").chosen).toBe("");
  const taught = deciding("lead sun cowardly");
  expect(taught.chosen).toBe("sun");
  expect(taught.offer("cowardly")?.text).toBe("lead sun cowardly");
  taught.wanted = "fire";
  expect(taught.chosen).toBe("fire");
  expect(deciding("brave", "cowardly").chosen).toBe("");
});
