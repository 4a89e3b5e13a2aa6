import { beforeEach, expect, test, vi } from "vitest";
import type { FromHost, ToHost } from "../host/messages";
import { LOST } from "../host/messages";

const posted: ToHost[] = [];
let workers: { onmessage: (event: { data: FromHost }) => void; terminate: () => void }[] = [];
vi.mock("../host/start", () => ({
  startWorker: () => {
    const worker = { onmessage: () => undefined, terminate: vi.fn(), postMessage: (message: ToHost) => posted.push(message) };
    workers.push(worker);
    return worker;
  },
}));
const { inside } = await import("./inside.svelte");

const hears = (data: FromHost): void => workers.at(-1)!.onmessage({ data });
const last = (): ToHost => posted.at(-1)!;
function ears() {
  return { opened: vi.fn(), heard: vi.fn(), ended: vi.fn(), elsewhere: vi.fn() };
}

beforeEach(() => {
  posted.length = 0;
  inside.full = false;
});

test("a request is answered by its number, with what is said or why not", async () => {
  const games = inside.ask("/api/games");
  const asked = last() as Extract<ToHost, { does: "ask" }>;
  expect(asked).toMatchObject({ does: "ask", method: "GET", path: "/api/games", body: "", seat: "" });
  const opened = inside.ask("/api/tables", { game: "x" }, "secret");
  const posting = last() as Extract<ToHost, { does: "ask" }>;
  expect(posting).toMatchObject({ method: "POST", body: '{"game":"x"}', seat: "secret" });
  hears({ does: "answer", id: posting.id, text: '{"ok":false,"problem":{"code":"storage-full","text":"no room","facts":{}}}' });
  hears({ does: "answer", id: asked.id, text: '{"ok":true,"said":[1]}' });
  await expect(games).resolves.toEqual([1]);
  await expect(opened).rejects.toMatchObject({ code: "storage-full", message: "no room" });
  expect(inside.full).toBe(true);
});

test("a line is open from the host's word to its end, and what is closed is heard no more", async () => {
  const heard = ears();
  const line = inside.line(heard);
  const { line: number } = last() as { line: number };
  expect(line.open).toBe(false);
  hears({ does: "opened", line: number });
  expect(line.open).toBe(true);
  hears({ does: "tell", line: number, text: "news" });
  hears({ does: "elsewhere", line: number, also: true });
  expect(heard.heard).toHaveBeenCalledExactlyOnceWith("news");
  expect(heard.elsewhere).toHaveBeenCalledExactlyOnceWith(true);
  line.close();
  hears({ does: "tell", line: number, text: "late" });
  await Promise.resolve();
  expect(heard.ended).toHaveBeenCalledExactlyOnceWith(LOST);
  expect(heard.heard).toHaveBeenCalledTimes(1);
  hears({ does: "end", line: number, code: LOST });
  expect(heard.ended).toHaveBeenCalledTimes(1);
});

test("where another tab is the host now, lines end and questions have no answer", async () => {
  const heard = ears();
  inside.line(heard);
  const asked = inside.ask("/api/games");
  hears({ does: "new-host" });
  expect(heard.ended).toHaveBeenCalledExactlyOnceWith(LOST);
  await expect(asked).rejects.toMatchObject({ code: "host-gone", unanswered: true });
});

test("a worker that does not even say that a line has ended is replaced", () => {
  vi.useFakeTimers();
  const heard = ears();
  inside.line(heard).close();
  const before = workers.length;
  vi.advanceTimersByTime(60_000);
  expect(workers.length).toBe(before + 1);
  expect(workers[before - 1]!.terminate).toHaveBeenCalled();
  vi.useRealTimers();
});
