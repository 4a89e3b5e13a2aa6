import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sampleTable } from "../../gallery/samples";
import { set, settings } from "../../look/settings.svelte";
import { NO_HANDS } from "../../table/hands";
import { speak } from "../../words/words.svelte";
import { playOf, readDeed, type Play } from "./play.svelte";
import { inOrder } from "./roving";
import type { BroomView } from "./view";

beforeAll(() => speak("en", false));

let sent: string[] = [];

function playing(name: string): Play {
  const model = sampleTable<BroomView>(name);
  const play = playOf(model as never);
  play.attach(() => ({ choices: model.picture?.choices ?? null, hands: { ...NO_HANDS, act: (action) => void sent.push(action) } }));
  return play;
}

beforeEach(() => {
  sent = [];
});

describe("touching the map", () => {
  it("a place that only one pawn can reach is one touch", () => {
    const play = playing("broom-flying");
    play.touchTarget("area:kettle-hill");
    expect(sent).toEqual(["fly clover-plain kettle-hill"]);
  });

  it("where two pawns can go, the pawn decides, before or after", () => {
    const play = playing("broom-flying");
    play.touchTarget("area:crow-hill");
    expect(sent).toEqual([]);
    expect(play.target).toBe("area:crow-hill");
    expect(play.open.map(({ from }) => from)).toEqual(["salt-prairie", "clover-plain"]);
    play.touchPawn("clover-plain");
    expect(sent).toEqual(["fly clover-plain crow-hill"]);

    const other = playing("broom-flying");
    other.touchPawn("salt-prairie");
    expect(other.matches("area:kettle-hill")).toEqual([]);
    other.touchTarget("area:crow-hill");
    expect(sent.at(-1)).toBe("fly salt-prairie crow-hill");
  });

  it("a pawn touched twice is not chosen any more", () => {
    const play = playing("broom-flying");
    play.touchPawn("salt-prairie");
    expect(play.from).toBe("salt-prairie");
    play.touchPawn("salt-prairie");
    expect(play.from).toBe("");
    expect(play.open).toHaveLength(5);
  });

  it("a double click on a place touches it once", () => {
    const play = playing("broom-flying");
    document.body.onclick = () => play.touchTarget("area:crow-hill");
    const click = (detail: number): boolean =>
      document.body.dispatchEvent(new MouseEvent("click", { clientX: 300, clientY: 200, detail, bubbles: true, cancelable: true }));
    click(1);
    click(2);
    expect(play.target).toBe("area:crow-hill");
    document.body.onclick = null;
  });

  it("what is not on offer does nothing", () => {
    const play = playing("broom-flying");
    play.touchTarget("area:owl-wood");
    play.touchTarget("tower:beacon");
    play.touchPawn("owl-wood");
    expect(sent).toEqual([]);
  });

  it("towers and clouds are touched likewise", () => {
    playing("broom-delivering").touchTarget("tower:pass-market");
    expect(sent[0]).toMatch(/^deliver [a-z-]+ pass-market$/);
    const play = playing("broom-lifting");
    const cloud = play.onMap.find((deed) => deed.word === "lift");
    play.touchTarget(cloud?.target ?? "");
    expect(sent[1]).toBe(cloud?.text);
  });

  it("whoever wants to confirm first sees it staged", () => {
    const before = settings().confirm;
    set({ confirm: true });
    const play = playing("broom-flying");
    play.touchTarget("area:kettle-hill");
    expect(sent).toEqual([]);
    expect(play.intent.staged).toBe("fly clover-plain kettle-hill");
    play.intent.commit();
    expect(sent).toEqual(["fly clover-plain kettle-hill"]);
    set({ confirm: before });
  });

  it("without a dock there is nothing to choose", () => {
    const model = sampleTable<BroomView>("broom-flying");
    const play = playOf(model as never);
    const detach = play.attach(() => ({ choices: model.picture?.choices ?? null, hands: NO_HANDS }));
    expect(play.onMap).toHaveLength(5);
    detach();
    expect(play.onMap).toEqual([]);
    expect(playOf(model as never)).toBe(play);
  });
});

it("a deed says whose pawn it is and what it is done to", () => {
  const deed = (text: string) => {
    const { from, target, word } = readDeed({ text, brings: {} });
    return [word, from, target];
  };
  expect(deed("fly a b")).toEqual(["fly", "a", "area:b"]);
  expect(deed("deliver a t")).toEqual(["deliver", "a", "tower:t"]);
  expect(deed("lift c-1")).toEqual(["lift", "", "cloud:c-1"]);
  expect(deed("take orange orange wand")).toEqual(["take", "", ""]);
  expect(deed("decline")).toEqual(["decline", "", ""]);
});

it("the keyboard comes to what can be done first", () => {
  const element = (name: string, top: number, left: number, legal = false): HTMLElement => {
    const one = document.createElement("button");
    one.dataset.target = name;
    if (legal) one.dataset.legal = "true";
    one.style.top = `${top}%`;
    one.style.left = `${left}%`;
    one.getClientRects = () => [{}] as unknown as DOMRectList;
    return one;
  };
  const all = [element("a", 10, 10), element("b", 60, 20, true), element("c", 12, 5), element("d", 58, 50, true)];
  expect(inOrder(all).map((one) => one.dataset.target)).toEqual(["b", "d", "c", "a"]);
});
