import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableModel } from "../table/model.svelte";
import type { FromClient, ToClient } from "../wire";
import type { Ears } from "./host";

/** Lines as the host was asked for them, and what was said on each. */
let lines: { ears: Ears; said: FromClient[]; open: boolean; closed: boolean }[] = [];
vi.mock("./ours", () => ({
  host: {
    line(ears: Ears) {
      const line = { ears, said: [] as FromClient[], open: false, closed: false };
      lines.push(line);
      return {
        get open() {
          return line.open;
        },
        say: (text: string) => line.said.push(JSON.parse(text) as FromClient),
        close: () => (line.closed = true),
      };
    },
  },
}));
const { Connection } = await import("./connection");

let model: TableModel;
let connection: InstanceType<typeof Connection>;
const refused = vi.fn();
const gone = vi.fn();

const last = () => lines.at(-1)!;
const hear = (message: Partial<ToClient>): void => last().ears.heard(JSON.stringify(message));
const said = (type: FromClient["type"]): FromClient[] => last().said.filter((one) => one.type === type);

function welcome(): void {
  last().open = true;
  last().ears.opened();
  hear({
    type: "welcome",
    table: "t",
    code: "BCDF",
    seat: 0,
    seats: [],
    seal: "",
    at: 3,
    picture: { view: {} },
    journal: [],
    ready: [],
    answer: null,
    chat: [],
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  model = new TableModel();
  connection = new Connection(model, "t", "secret", refused, gone);
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.clearAllMocks();
});

test("a server that says nothing any more is told within ten seconds, and tried again", () => {
  welcome();
  const dead = last();
  vi.advanceTimersByTime(9_100);
  expect(said("ping")).toHaveLength(1);
  expect(model.link).toBe("lost");
  expect(dead.closed).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(lines).toHaveLength(2);
  // What comes of the old one is nothing to this page.
  dead.ears.ended(1006);
  welcome();
  expect(model.link).toBe("here");
});

test("whoever answers is asked again and again, and stays", () => {
  welcome();
  for (let i = 0; i < 20; i++) {
    vi.advanceTimersByTime(4_000);
    hear({ type: "pong" });
  }
  expect(said("ping")).toHaveLength(20);
  expect(lines).toHaveLength(1);
  expect(model.link).toBe("here");
});

test("a line that opens and then says nothing is given up for another", () => {
  last().open = true;
  last().ears.opened();
  vi.advanceTimersByTime(8_000);
  expect(model.link).toBe("lost");
  vi.advanceTimersByTime(1_000);
  expect(lines).toHaveLength(2);
});

test("where the browser is off the net, two seconds tell; a server on this machine answers all the same", () => {
  welcome();
  dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(1_000);
  hear({ type: "pong" });
  vi.advanceTimersByTime(2_500);
  expect(model.link).toBe("here");
  dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(2_000);
  expect(model.link).toBe("lost");
});

test("what is sent is on its way until it is answered, and told to be where that takes long", () => {
  welcome();
  const hands = connection.hands(() => undefined);
  hands.act("brave");
  const sent = said("act")[0] as Extract<FromClient, { type: "act" }>;
  expect(model.sending).toEqual([{ type: "act", at: 3, action: "brave", key: sent.key }]);
  expect(model.late).toBe(false);
  vi.advanceTimersByTime(290);
  expect(model.late).toBe(true);
  hear({ type: "done", key: sent.key });
  expect(model.sending).toEqual([]);
  expect(model.late).toBe(false);
  hands.act("cowardly");
  const other = said("act")[1] as Extract<FromClient, { type: "act" }>;
  vi.advanceTimersByTime(300);
  hear({ type: "not-done", key: other.key, code: "stale", facts: {}, text: "" });
  expect([model.late, model.refused]).toEqual([false, true]);
  expect(refused).toHaveBeenCalledOnce();
});

test("an unanswered press counts against the line at once, goes out again by the same key, and only once for twice", () => {
  welcome();
  vi.advanceTimersByTime(3_900);
  const hands = connection.hands(() => undefined);
  hands.act("brave");
  hands.act("brave");
  hands.say("hello");
  hands.say("hello");
  expect(said("act")).toHaveLength(1);
  expect(said("say")).toHaveLength(2);
  const [sent] = said("act");
  vi.advanceTimersByTime(5_000);
  expect(model.link).toBe("lost");
  expect(model.late).toBe(true);
  vi.advanceTimersByTime(1_000);
  welcome();
  expect(said("act")).toEqual([sent]);
});
