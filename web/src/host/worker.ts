// The worker of a page that needs no server. Of all tabs of a browser one worker is the host: it holds a lock, loads Python and
// has the desk. The others pass everything on to it; when it is gone, the next who gets the lock is the host.

import { rooms } from "virtual:python";
import { Desk } from "./desk";
import { ASLEEP, type FromHost, type HostState, type ToHost } from "./messages";
import { startPython } from "./python";
import { Shelf } from "./shelf";

const LOCK = "broomstick-host";
const tabLock = (tab: string): string => `broomstick-tab-${tab}`;

/** Between the workers of a browser. `build` is what the host plays by. */
type Between =
  | { kind: "who" }
  | { kind: "host"; host: string; build: string; state: HostState }
  | { kind: "ask"; host: string; tab: string; message: ToHost }
  | { kind: "tell"; tab: string; message: FromHost };

const me = crypto.randomUUID();
const channel = new BroadcastChannel(LOCK);
let desk: Desk | null = null;
let state: HostState = ASLEEP;
/** The worker that is the host, where that is another one. */
let host = "";
/** Said before it was known who is the host. */
let waiting: ToHost[] = [];
const tabs = new Set<string>();

const tell = (message: FromHost): void => self.postMessage(message);
const between = (message: Between): void => channel.postMessage(message);
const announce = (): void => between({ kind: "host", host: me, build: rooms, state });

function pass(message: ToHost): void {
  if (desk) desk.take(me, message, tell);
  else if (host) between({ kind: "ask", host, tab: me, message });
  else waiting.push(message);
}

function settle(): void {
  const all = waiting;
  waiting = [];
  all.forEach(pass);
}

function become(change: Partial<HostState>): void {
  state = { ...state, ...change };
  tell({ does: "state", state });
  announce();
}

/** This worker is the host from here on. */
async function preside(): Promise<void> {
  const before = host;
  host = "";
  let shelf = await Shelf.open();
  const python = startPython(
    { write: (changes) => shelf.write(changes), rows: (box, table) => shelf.rows(box, table) },
    paced((got, of) => become({ got, of })),
  );
  desk = new Desk(python, () => {
    shelf = shelf.letGo();
    become({ kept: shelf.kept });
  });
  if (before) tell({ does: "new-host" });
  become({ phase: "loading", kept: shelf.kept });
  settle();
  try {
    await python;
    become({ phase: "ready", got: state.of });
  } catch (error) {
    console.error(error);
    become({ phase: "failed" });
  }
}

/** Now and then is often enough. */
function paced(show: (got: number, of: number) => void): (got: number, of: number) => void {
  let last = 0;
  return (got, of) => {
    if (performance.now() - last < 80 && got < of) return;
    last = performance.now();
    show(got, of);
  };
}

/** Another worker is the host. */
function follow(announced: Extract<Between, { kind: "host" }>): void {
  const before = host;
  host = announced.host;
  if (before && before !== host) tell({ does: "new-host" });
  const same = announced.build === rooms;
  tell({ does: "state", state: same ? announced.state : { ...announced.state, phase: "other-build" } });
  if (same) settle();
}

/** A page of another tab: when its lock is free, it has left. */
function meet(tab: string): void {
  if (tabs.has(tab)) return;
  tabs.add(tab);
  void navigator.locks.request(tabLock(tab), () => {
    tabs.delete(tab);
    desk?.gone(tab);
  });
}

channel.onmessage = ({ data }: MessageEvent<Between>) => {
  if (data.kind === "tell") {
    if (data.tab === me && !desk) tell(data.message);
  } else if (data.kind === "ask") {
    if (data.host !== me || !desk) return;
    const { tab, message } = data;
    meet(tab);
    desk.take(tab, message, (answer) => between({ kind: "tell", tab, message: answer }));
  } else if (data.kind === "who") {
    if (desk) announce();
  } else if (!desk) follow(data);
};
self.onmessage = ({ data }: MessageEvent<ToHost>) => pass(data);

/** A lock that is held as long as this worker lives. */
const forEver = new Promise<never>(() => undefined);
if (navigator.locks) {
  void navigator.locks.request(tabLock(me), () => forEver);
  void navigator.locks.request(LOCK, async () => {
    await preside();
    await forEver;
  });
  between({ kind: "who" });
} else {
  // Only pages that come over a safe connection have locks; others do without a second tab.
  void preside();
}
