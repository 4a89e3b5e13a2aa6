import { expect, it } from "vitest";
import box from "../games/card-game/box.json";
import cardGame from "../games/card-game/table";
import { sampleTable } from "../gallery/samples";
import { gameWords } from "../words/files";
import { mark, pieces, plain } from "../words/marked";
import { Speech } from "../words/speech";
import { say, speak } from "../words/words.svelte";
import { Advice } from "./advice.svelte";
import { NO_HANDS } from "./hands";
import { letters } from "./people";
import { story } from "./story";
import { perches } from "./turn";

it("letters are the first of a name, or two where names begin the same; a seat without a name has its number", () => {
  expect(letters(["Mia", "Max", "Otto", "élise", ""])).toEqual(["Mi", "Ma", "O", "É", "5"]);
});

it("a sentence is taken apart at its names, whatever they are", () => {
  const text = `${mark(0)} leads: ${mark(5)}.`;
  expect(pieces(text)).toEqual([{ seat: 0 }, " leads: ", { seat: 5 }, "."]);
  expect(plain(text, ["$&", "", "", "", "", "Zoë"])).toBe("$& leads: Zoë.");
});

it("seats perch in the order of speaking, and whoever is knocked out names who did it", () => {
  const table = sampleTable("overtaken");
  const view = table.picture!.view;
  const row = perches(view);
  expect(row.map((perch) => perch.seat)).toEqual([0, 1, 2, 3].map((i) => (view.leader + i) % 4));
  expect(row.filter((perch) => perch.leads)).toHaveLength(1);
  const me = row.find((perch) => perch.seat === 0)!;
  expect(me.posture).toBe("out");
  expect(me.by).toBe(view.brave);
  expect(row.filter((perch) => perch.posture === "now").map((perch) => perch.seat)).toEqual(view.deciders);
});

it("why a choice stands is the engine's reason in words; without one it can be taken back", async () => {
  await speak("en", false);
  const model = sampleTable("overtaken");
  const view = model.picture!.view;
  const at = { model, view, speech: {} as Speech, hands: NO_HANDS };
  const advice = new Advice(() => at);
  const said = (no_undo: string | null, sealed: string | null = null): string => {
    model.picture = { ...model.picture!, no_undo };
    at.view = { ...view, sealed, stager: 2 };
    return advice.noUndo;
  };
  expect(said(null)).toBe("");
  expect(said("undo-nothing")).toBe(say("page-undo-nothing"));
  expect(said("undo-shown")).toBe(say("page-undo-shown"));
  expect(said("undo-shown", "picks")).toBe(say("page-undo-sealed"));
  expect(said("undo-other-seat")).toBe(say("page-undo-other-seat", { name: mark(2) }));
  model.seat = null;
  expect(said(null)).toBe(say("page-undo-nothing"));
});

it("the story has every entry once, in order, with a chapter for each turn", async () => {
  const table = sampleTable("end");
  const speech = new Speech(await gameWords("card-game", "en"), box, {
    names: table.seats.map((_, seat) => mark(seat)),
    reader: 0,
    you: true,
  });
  const chapters = story(table.journal, speech, cardGame);
  const covered = chapters.flatMap((chapter) => chapter.lines.flatMap((line) => [line.from, line.to]));
  expect(covered).toEqual([...covered].sort((a, b) => a - b));
  const told = chapters.flatMap((chapter) => chapter.lines).reduce((sum, line) => sum + line.to - line.from, 0);
  const rounds = table.journal.filter((entry) => entry.what.startsWith("round ")).length;
  expect(told + rounds).toBe(table.journal.length);
  expect(chapters.filter((chapter) => chapter.turn)).toHaveLength(table.picture!.view.turns.length);
});
