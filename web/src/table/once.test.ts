import { beforeEach, describe, expect, it, vi } from "vitest";
import { once, shifting } from "./once";

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

describe("what others have done", () => {
  const button = (name: string, left: number): HTMLButtonElement => {
    const made = document.createElement("button");
    made.textContent = name;
    made.getBoundingClientRect = () => new DOMRect(left, 100, 100, 40);
    return made;
  };
  const dock = document.createElement("div");
  let draw: FrameRequestCallback[] = [];

  /** The dock holds something else, and the page comes to draw it so much later. */
  function shows(buttons: HTMLButtonElement[], later = 16): void {
    shifting();
    dock.replaceChildren(...buttons);
    now += later;
    for (const one of draw.splice(0)) one(now);
  }

  function pressAt(target: HTMLElement, x: number, detail = 1): void {
    const event = new MouseEvent("click", { clientX: x, clientY: 120, detail, bubbles: true, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: now });
    target.dispatchEvent(event);
  }

  beforeEach(() => {
    draw = [];
    vi.stubGlobal("requestAnimationFrame", (one: FrameRequestCallback) => draw.push(one));
    dock.className = "dockbox";
    document.body.append(dock);
    document.body.onclick = heard;
    dock.replaceChildren();
  });

  it("what comes to lie where a button was takes no press until it has been seen", () => {
    const [skip, brave] = [button("skip", 0), button("brave", 0)];
    shows([skip]);
    now += 2000;
    shows([brave]);
    for (const after of [0, 200, 290]) {
      now += after;
      pressAt(brave, 50);
    }
    expect(heard).not.toHaveBeenCalled();
    now += 20;
    pressAt(brave, 50);
    expect(heard).toHaveBeenCalledOnce();
  });

  it("it counts from when it is drawn, and what lay there just before that is remembered", () => {
    const [skip, brave] = [button("skip", 0), button("brave", 0)];
    shows([skip]);
    now += 2000;
    shows([]);
    now += 300;
    shows([brave], 400);
    now += 450;
    pressAt(brave, 50);
    expect(heard).not.toHaveBeenCalled();
  });

  it("where nothing lay, and where the same lies still, it can be pressed at once", () => {
    const [skip, brave, hint] = [button("skip", 0), button("brave", 300), button("hint", 600)];
    shows([skip, hint]);
    now += 2000;
    shows([brave, hint]);
    pressAt(brave, 350);
    pressAt(hint, 650);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it("keys press it at once, but not the key that was to press what is gone", () => {
    const [skip, brave] = [button("skip", 0), button("brave", 0)];
    const keyed = vi.fn();
    addEventListener("keydown", keyed);
    const key = (name: string): void => {
      const event = new KeyboardEvent("keydown", { key: name, bubbles: true });
      Object.defineProperty(event, "timeStamp", { value: now });
      document.body.dispatchEvent(event);
    };
    shows([skip]);
    skip.focus();
    now += 2000;
    shows([brave]);
    pressAt(brave, 0, 0);
    key("b");
    expect([heard.mock.calls.length, keyed.mock.calls.length]).toEqual([1, 1]);
    key("Enter");
    expect(keyed).toHaveBeenCalledOnce();
    now += 600;
    key("Enter");
    expect(keyed).toHaveBeenCalledTimes(2);
    removeEventListener("keydown", keyed);
  });

  it("after a decision of one's own other places are free, and its own place is not, until what lies there has been seen", () => {
    const [one, two, other, next] = [button("one", 0), button("two", 300), button("other", 300), button("next", 0)];
    shows([one, two]);
    now += 2000;
    document.body.onclick = () => (heard(), once(true));
    pressAt(one, 50);
    shows([other]);
    document.body.onclick = heard;
    pressAt(other, 350);
    expect(heard).toHaveBeenCalledTimes(2);
    now += 5000;
    shows([next]);
    now += 300;
    pressAt(next, 50);
    expect(heard).toHaveBeenCalledTimes(2);
    now += 300;
    pressAt(next, 50);
    expect(heard).toHaveBeenCalledTimes(3);
  });
});
