import { beforeEach, expect, test } from "vitest";
import { Desk, type PythonHost } from "./desk";
import { LOST, type FromHost } from "./messages";

let said: string[];
let closed: number;
let end: (code: number) => void;
const python: PythonHost = {
  ask: (method, path) =>
    path === "/broken" ? Promise.reject(new Error("no")) : Promise.resolve(JSON.stringify({ ok: true, said: `${method} ${path}` })),
  connect: (hear, ended) => {
    end = ended;
    return {
      say: (text) => {
        said.push(text);
        hear(`heard ${text}`);
        return Promise.resolve();
      },
      close: () => void (closed += 1),
    };
  },
};

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
function page(desk: Desk, tab: string) {
  const heard: FromHost[] = [];
  const reply = (message: FromHost): void => void heard.push(message);
  return {
    heard,
    ask: (path: string) => desk.take(tab, { does: "ask", id: 7, method: "GET", path, body: "", seat: "" }, reply),
    open: (line: number) => desk.take(tab, { does: "open", line }, reply),
    say: (line: number, text: string) => desk.take(tab, { does: "say", line, text }, reply),
    close: (line: number) => desk.take(tab, { does: "close", line }, reply),
  };
}

beforeEach(() => {
  said = [];
  closed = 0;
});

test("a question is answered, and one that breaks the host too", async () => {
  const one = page(new Desk(Promise.resolve(python), () => undefined), "one");
  one.ask("/api/games");
  one.ask("/broken");
  await settled();
  expect(one.heard).toContainEqual({ does: "answer", id: 7, text: '{"ok":true,"said":"GET /api/games"}' });
  expect(one.heard.some((message) => message.does === "answer" && message.text.includes("host-failed"))).toBe(true);
});

test("a line speaks in order, and ends on either side once", async () => {
  const one = page(new Desk(Promise.resolve(python), () => undefined), "one");
  one.open(1);
  await settled();
  one.say(1, '{"table":"a"}');
  one.say(1, '{"type":"ping"}');
  await settled();
  expect(said).toEqual(['{"table":"a"}', '{"type":"ping"}']);
  expect(one.heard.map((message) => message.does)).toEqual(["opened", "tell", "tell"]);
  end(4003);
  expect(one.heard.at(-1)).toEqual({ does: "end", line: 1, code: 4003 });
  one.close(1);
  expect(closed).toBe(0);
  expect(one.heard.at(-1)).toEqual({ does: "end", line: 1, code: LOST });
});

test("whoever leaves before Python is there opens nothing", async () => {
  let arrive: (host: PythonHost) => void = () => undefined;
  const one = page(new Desk(new Promise((done) => (arrive = done)), () => undefined), "one");
  one.open(1);
  one.close(1);
  arrive(python);
  await settled();
  expect(one.heard).toEqual([{ does: "end", line: 1, code: LOST }]);
});

test("a table that is open in two tabs is known in both, until one leaves", async () => {
  const desk = new Desk(Promise.resolve(python), () => undefined);
  const [one, two] = [page(desk, "one"), page(desk, "two")];
  for (const each of [one, two]) each.open(1);
  one.open(2);
  await settled();
  one.say(1, '{"table":"a"}');
  one.say(2, '{"table":"a"}');
  expect(one.heard.filter((message) => message.does === "elsewhere")).toEqual([]);
  two.say(1, '{"table":"a"}');
  expect(one.heard).toContainEqual({ does: "elsewhere", line: 1, also: true });
  expect(two.heard).toContainEqual({ does: "elsewhere", line: 1, also: true });
  desk.gone("two");
  expect(closed).toBe(1);
  expect(one.heard).toContainEqual({ does: "elsewhere", line: 2, also: false });
});
