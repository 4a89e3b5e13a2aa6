import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { sampleTable } from "../gallery/samples";
import { gameTable, loadTable } from "../games/tables";
import type { Offer } from "../games/game";
import { set } from "../look/settings.svelte";
import { mark, plain } from "../words/marked";
import { Speech } from "../words/speech";
import { speak, words } from "../words/words.svelte";
import { coaches, counsel, mayAsk, sure } from "./coach";

const NAMES = ["Ada", "Bram", "Lin", "Kit"];
let speech: Speech;

beforeAll(async () => {
  await speak("en", false);
  await loadTable("card-game");
  const cast = { names: NAMES.map((_, seat) => mark(seat)), reader: 0, you: true };
  speech = new Speech(words("card-game"), gameTable("card-game")!.box, cast);
});

afterEach(() => {
  localStorage.clear();
  set({ coach: "first" });
});

const view = sampleTable("following").picture!.view;
const brave = (more: object): Offer => ({ text: "brave", brings: { potion: "fire", potions: 2, points: 3, ...more } });
const COWARDLY: Offer = { text: "cowardly", brings: { potion: "fire", potions: 1, points: 1 } };

function said(action: string, ...offers: Offer[]): string {
  return plain(counsel(action, offers, view, speech), NAMES);
}

describe("the coach", () => {
  it("says that nobody can take away what the last to speak claims", () => {
    expect(said("brave", brave({ overtakers: [], after: 0 }), COWARDLY)).toMatch(/Nobody after you can take it away/);
  });

  it("says whom a brave choice knocks out", () => {
    expect(said("brave", brave({ overtakers: [], after: 0, knocks_out: 2 }), COWARDLY)).toMatch(/knocks out Lin/);
  });

  it("counts those who could still be braver, and no others", () => {
    expect(said("brave", brave({ overtakers: [2], after: 3 }), COWARDLY)).toMatch(/1 of 3 still to speak could be brave too/);
    expect(said("cowardly", brave({ overtakers: [1, 2], after: 2 }), COWARDLY)).toMatch(/^Worth a thought.*2 after you could be brave/);
  });

  it("has nothing to say of what is not offered", () => {
    expect(said("lead fire brave", brave({ overtakers: [] }), COWARDLY)).toBe("");
    expect(said("", COWARDLY)).toBe("");
  });

  it("asks a bot only where hints are allowed", () => {
    const table = sampleTable("following");
    table.seats = table.seats.map((seat, at) => (at ? { ...seat, kind: "bot" } : seat));
    expect(mayAsk(table)).toBe(true);
    table.seats = table.seats.map((seat, at) => (at === 1 ? { ...seat, kind: "person" } : seat));
    expect(mayAsk(table)).toBe(false);
    table.hints = true;
    expect(mayAsk(table)).toBe(true);
    expect(sure([COWARDLY, brave({ overtakers: [] })])).toBe("brave");
    expect(sure([COWARDLY, brave({ overtakers: [3] })])).toBe("");
  });
});

describe("whether the coach speaks", () => {
  const at = (code: string) => {
    const table = sampleTable("following");
    table.table = code;
    return table;
  };

  it("is so at somebody's first three tables, at each to its end", () => {
    expect(["a", "b", "c"].map((code) => coaches(at(code)))).toEqual([true, true, true]);
    expect(coaches(at("d"))).toBe(false);
    expect(coaches(at("b"))).toBe(true);
  });

  it("is over for good once it was sent away, until it is called back", () => {
    expect(coaches(at("a"))).toBe(true);
    set({ coach: "never" });
    expect(coaches(at("a"))).toBe(false);
    set({ coach: "always" });
    expect(["a", "b", "c", "d", "e"].every((code) => coaches(at(code)))).toBe(true);
  });

  it("is never so for whoever watches, shares a device or is taught", () => {
    const watching = at("a");
    watching.seat = null;
    const shared = at("a");
    shared.beside = [0, 2];
    const taught = at("a");
    taught.picture = { ...taught.picture!, lesson: { name: "first", step: 1, of: 9 } };
    expect([watching, shared, taught].map(coaches)).toEqual([false, false, false]);
  });
});
