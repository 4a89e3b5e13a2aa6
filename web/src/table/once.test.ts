import { beforeEach, expect, it, vi } from "vitest";
import { once } from "./once";

const heard = vi.fn();
let now = 0;

/** A press that the page comes to so much later. */
function click(x: number, y: number, detail = 1, late = 0): void {
  const event = new MouseEvent("click", { clientX: x, clientY: y, detail, bubbles: true, cancelable: true });
  Object.defineProperty(event, "timeStamp", { value: now });
  now += late;
  document.body.dispatchEvent(event);
  now -= late;
}

function move(x: number, y: number, pointerType = "mouse"): void {
  document.body.dispatchEvent(new PointerEvent("pointermove", { clientX: x, clientY: y, pointerType, bubbles: true }));
}

beforeEach(() => {
  now += 10_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  heard.mockReset();
  document.body.onclick = () => (heard(), once());
});

it("the same place takes no second press for a moment", () => {
  click(100, 100);
  for (const after of [10, 300, 600]) {
    now += after === 10 ? 10 : 300;
    click(104, 97, 2);
  }
  expect(heard).toHaveBeenCalledOnce();
  now += 100;
  click(100, 100);
  expect(heard).toHaveBeenCalledTimes(2);
});

it("a page that was busy takes no second press either, however late it comes to it", () => {
  click(100, 100, 1, 400);
  now += 300;
  click(100, 100, 2, 900);
  expect(heard).toHaveBeenCalledOnce();
});

it("another place does, and so does the same one when the pointer was elsewhere meanwhile", () => {
  click(100, 100);
  click(200, 100);
  expect(heard).toHaveBeenCalledTimes(2);
  move(400, 400);
  click(200, 100);
  expect(heard).toHaveBeenCalledTimes(3);
});

it("a finger is not elsewhere meanwhile, and keys have no place", () => {
  click(100, 100);
  move(400, 400, "touch");
  click(100, 100);
  expect(heard).toHaveBeenCalledOnce();
  click(0, 0, 0);
  expect(heard).toHaveBeenCalledTimes(2);
});

it("what a key or a program decides just after a press elsewhere leaves that place open", () => {
  const decides = [() => click(0, 0, 0), () => (document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1" })), once())];
  for (const decide of decides) {
    document.body.onclick = (event) => (event.detail ? heard() : once());
    click(100, 100);
    decide();
    click(100, 100);
  }
  expect(heard).toHaveBeenCalledTimes(4);
});

it("what decides nothing can be pressed as fast as one likes", () => {
  document.body.onclick = heard;
  click(100, 100);
  click(100, 100, 2);
  expect(heard).toHaveBeenCalledTimes(2);
});
