import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../words/words.svelte";
import { place } from "./place";
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

  it("goes when the focus goes", () => {
    press("Tab");
    const [one, other] = [thing(() => "one"), thing(() => null)];
    one.focus();
    other.focus();
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
    expect(layer()?.className).toContain("sheet");
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

it("a group is one stop for Tab, and arrows go round in it without reaching the game", () => {
  const group = document.createElement("div");
  document.body.append(group);
  const all = ["a", "b", "c"].map((text) => thing(() => text));
  // Nothing is laid out here, so that nothing would count as seen.
  for (const one of all) Object.defineProperty(one, "offsetParent", { value: group });
  group.append(...all);
  const end = roving(group);
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
      above: true,
      top: 130,
      left: 110,
      arrow: 50,
    });
    expect(place({ left: 150, top: 10, width: 20, height: 20 }, tip, window)).toMatchObject({ above: false, top: 40 });
  });

  it("inside the window, with its arrow still on what it explains", () => {
    const put = place({ left: 380, top: 200, width: 20, height: 20 }, tip, window);
    expect(put.left + tip.width).toBeLessThanOrEqual(window.width);
    expect(put.left + put.arrow).toBeGreaterThan(375);
    expect(place({ left: 0, top: 0, width: 400, height: 300 }, { width: 900, height: 900 }, window)).toMatchObject({ left: 8, top: 8 });
  });
});
