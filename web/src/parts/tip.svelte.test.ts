import { flushSync, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../words/words.svelte";
import { among, place } from "./place";
import { roving, tip, tips, type TipSource } from "./tip.svelte";

const ended: (() => void)[] = [];

function thing(source: TipSource, tag = "div"): HTMLElement {
  const element = document.createElement(tag);
  document.body.append(element);
  const end = tip(source)(element);
  if (end) ended.push(end);
  return element;
}

const layer = (): HTMLElement | null => document.querySelector("[role=tooltip]");

function pointer(element: HTMLElement, type: string, pointerType: string): void {
  element.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true, cancelable: true }));
  flushSync();
}

function press(key: string, target: EventTarget = document.body): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  flushSync();
  return event;
}

beforeAll(() => speak("en", false));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  tips.hide();
  flushSync();
  for (const end of ended.splice(0)) end();
  document.body.innerHTML = "";
  vi.useRealTimers();
});

describe("a tip", () => {
  it("shows on focus at once, describes what has it, and Esc closes it alone", () => {
    press("Tab");
    const one = thing(() => ({ title: "Task 1", lines: ["Wants much."] }));
    one.focus();
    expect(layer()?.textContent).toMatch(/Task 1.*Wants much\./s);
    expect(one.getAttribute("aria-describedby")).toBe(layer()?.id);
    expect(press("Escape", one).defaultPrevented).toBe(true);
    expect(layer()).toBeNull();
    expect(one.hasAttribute("aria-describedby")).toBe(false);
    expect(press("Escape", one).defaultPrevented).toBe(false);
  });

  it("goes when the focus goes, and when what it explains vanishes", async () => {
    press("Tab");
    const [one, other] = [thing(() => "one"), thing(() => null)];
    one.focus();
    other.focus();
    await tick();
    expect(layer()).toBeNull();
    one.focus();
    expect(layer()).not.toBeNull();
    one.remove();
    ended[0]?.();
    flushSync();
    expect(layer()).toBeNull();
  });

  it("does not come when what it explains has vanished meanwhile", () => {
    vi.advanceTimersByTime(1000);
    const one = thing(() => "one");
    pointer(one, "pointerenter", "mouse");
    one.remove();
    ended.pop()?.();
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(layer()).toBeNull();
  });

  it("waits a little for a pointer, and stays while the pointer is on it", () => {
    // Right after another tip the next one would come at once.
    vi.advanceTimersByTime(1000);
    const one = thing(() => "one");
    pointer(one, "pointerenter", "mouse");
    vi.advanceTimersByTime(100);
    expect(layer()).toBeNull();
    vi.advanceTimersByTime(400);
    flushSync();
    expect(layer()?.textContent).toContain("one");
    pointer(one, "pointerleave", "mouse");
    pointer(layer()!, "pointerenter", "mouse");
    vi.advanceTimersByTime(2000);
    expect(layer()).not.toBeNull();
    pointer(layer()!, "pointerleave", "mouse");
    vi.advanceTimersByTime(2000);
    flushSync();
    expect(layer()).toBeNull();
  });

  it("that the focus has opened stays until the focus goes, wherever the pointer is", () => {
    press("Tab");
    const [one, other] = [thing(() => "one"), thing(() => "other")];
    one.focus();
    for (const element of [one, layer()!]) {
      pointer(element, "pointerenter", "mouse");
      pointer(element, "pointerleave", "mouse");
    }
    vi.advanceTimersByTime(2000);
    expect(layer()?.textContent).toContain("one");
    other.focus();
    expect(layer()?.textContent).toContain("other");
  });

  it("makes way for what somebody types", () => {
    press("Tab");
    const field = thing(() => "Four letters", "input");
    field.focus();
    expect(layer()).not.toBeNull();
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(layer()).toBeNull();
  });

  it("on a long press shows and does not click; a short one clicks", () => {
    const clicked = vi.fn();
    const one = thing(() => "one", "button");
    one.addEventListener("click", clicked);
    pointer(one, "pointerdown", "touch");
    vi.advanceTimersByTime(200);
    pointer(one, "pointerup", "touch");
    one.click();
    expect(clicked).toHaveBeenCalledOnce();
    expect(layer()).toBeNull();
    pointer(one, "pointerdown", "touch");
    vi.advanceTimersByTime(460);
    flushSync();
    const menu = new MouseEvent("contextmenu", { cancelable: true, bubbles: true });
    one.dispatchEvent(menu);
    pointer(one, "pointerup", "touch");
    one.click();
    expect(menu.defaultPrevented).toBe(true);
    expect(clicked).toHaveBeenCalledOnce();
    expect(layer()?.closest(".sheet")).not.toBeNull();
  });

  it("tells whoever tries what cannot be done why not", () => {
    const one = thing(() => "Pick 1 more", "button");
    one.setAttribute("aria-disabled", "true");
    pointer(one, "pointerdown", "mouse");
    one.click();
    flushSync();
    expect(layer()?.textContent).toContain("Pick 1 more");
  });

  it("keeps up with what it is about, and goes with it", () => {
    press("Tab");
    let points = $state(3);
    const one = thing(() => `${points} VP`);
    one.focus();
    points = 5;
    flushSync();
    expect(layer()?.textContent).toContain("5 VP");
    ended.pop()?.();
    flushSync();
    expect(layer()).toBeNull();
  });
});

describe("the way from a tip into the rules", () => {
  const opened = vi.fn();
  const more = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>(".tip .more")!;
  beforeEach(() => {
    opened.mockClear();
    tips.more = opened;
    press("Tab");
  });
  afterEach(() => (tips.more = null));

  function focused(): HTMLElement {
    const one = thing(() => ({ title: "Task 1", rule: "cg-task-check" }), "button");
    one.focus();
    return one;
  }

  function tab(target: Element | null, shiftKey = false): boolean {
    const event = new KeyboardEvent("keydown", { key: "Tab", shiftKey, bubbles: true, cancelable: true });
    target?.dispatchEvent(event);
    flushSync();
    return event.defaultPrevented;
  }

  it("comes right behind what is explained, for Tab and back", () => {
    const one = focused();
    expect(tab(one)).toBe(true);
    expect(document.activeElement).toBe(more());
    expect(layer()).not.toBeNull();
    expect(tab(more(), true)).toBe(true);
    expect(document.activeElement).toBe(one);
    // From there on the browser goes to what comes next, as if nothing lay between.
    tab(one);
    expect(tab(more())).toBe(false);
    expect(document.activeElement).toBe(one);
    expect(tab(one, true)).toBe(false);
  });

  it("leads there, and Esc leads back, with the focus where it was", () => {
    const one = focused();
    tab(one);
    press("Escape", more());
    expect(layer()).toBeNull();
    expect(document.activeElement).toBe(one);
    expect(opened).not.toHaveBeenCalled();
    one.blur();
    one.focus();
    tab(one);
    more().click();
    flushSync();
    expect(opened).toHaveBeenCalledExactlyOnceWith("cg-task-check");
    expect(document.activeElement).toBe(one);
    expect(layer()).toBeNull();
  });

  it("is no part of what describes the thing", () => {
    focused();
    expect(layer()?.contains(more())).toBe(false);
  });
});

it("a group is one stop for Tab, and arrows go round in it without reaching the game", () => {
  const group = document.createElement("div");
  document.body.append(group);
  const all = ["a", "b", "c"].map((text) => thing(() => text));
  // Nothing is laid out here, so that nothing would count as seen.
  for (const one of all) Object.defineProperty(one, "offsetParent", { value: group });
  group.append(...all);
  const end = roving(group);
  vi.advanceTimersToNextFrame();
  expect(all.map((one) => one.tabIndex)).toEqual([0, -1, -1]);
  const heard = vi.fn();
  addEventListener("keydown", heard);
  all[0]!.focus();
  press("ArrowLeft", all[0]);
  expect(document.activeElement).toBe(all[2]);
  expect(all.map((one) => one.tabIndex)).toEqual([-1, -1, 0]);
  expect(heard).not.toHaveBeenCalled();
  removeEventListener("keydown", heard);
  end();
});

describe("a tip stands", () => {
  const window = { width: 400, height: 300 };
  const tip = { width: 100, height: 60 };

  it("above what it explains where there is room, else below", () => {
    expect(place({ left: 150, top: 200, width: 20, height: 20 }, tip, window)).toMatchObject({
      side: "above",
      top: 130,
      left: 110,
      arrow: 50,
    });
    expect(place({ left: 150, top: 10, width: 20, height: 20 }, tip, window)).toMatchObject({ side: "below", top: 40 });
  });

  it("to the left where it should and can", () => {
    const line = { left: 250, top: 280, width: 140, height: 20 };
    expect(place(line, tip, window, true)).toEqual({ side: "left", left: 140, top: 232, arrow: 46 });
    expect(place({ ...line, left: 90 }, tip, window, true).side).toBe("above");
  });

  it("inside the window, with its arrow still on what it explains", () => {
    const put = place({ left: 380, top: 200, width: 20, height: 20 }, tip, window);
    expect(put.left + tip.width).toBeLessThanOrEqual(window.width);
    expect(put.left + put.arrow).toBeGreaterThan(375);
    expect(place({ left: 0, top: 0, width: 400, height: 300 }, { width: 900, height: 900 }, window)).toMatchObject({ left: 8, top: 8 });
  });
});

describe("a tip of a thing among others", () => {
  const window = { width: 1000, height: 700 };
  const tip = { width: 200, height: 100 };
  const thing = { left: 480, top: 340, width: 40, height: 40 };

  it("stands close to it, and covers what is around as little as can be", () => {
    expect(among(thing, tip, window, []).left).toBe(548);
    const right = { left: 540, top: 300, width: 250, height: 120 };
    expect(among(thing, tip, window, [right]).left).toBe(252);
  });

  it("stays in the window, and off the thing itself", () => {
    const { left, top } = among({ ...thing, left: 955, top: 5 }, tip, window, []);
    expect(left).toBeLessThanOrEqual(955 - tip.width);
    expect(top).toBeGreaterThanOrEqual(8);
  });
});
