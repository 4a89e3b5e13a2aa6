import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { OwnSeat } from "../net/seats";
import type { Welcome } from "../wire";
import { NO_HANDS } from "./hands";
import type { TableModel } from "./model.svelte";
import { Sharing } from "./sharing.svelte";

interface Position {
  at: number;
  deciders: number[];
  sealed?: boolean;
  /** What is sealed are actions, and no picks. */
  actions?: boolean;
  over?: boolean;
  ready?: number[];
}

/** Connections as the test has them in its hand: who is connected, and with which secret. */
interface Open {
  model: TableModel;
  token: string;
}
let lines: Open[] = [];
let sharing: Sharing;

function dial(model: TableModel, own: OwnSeat | null) {
  const line = { model, token: own?.token ?? "" };
  lines.push(line);
  return { hands: NO_HANDS, close: () => (lines = lines.filter((one) => one !== line)) };
}

/** What the server would tell a connection of this position. */
function welcome({ at, deciders, sealed = false, actions = false, over = false, ready = [] }: Position, seat: number | null): Welcome {
  const asked = seat !== null && deciders.includes(seat);
  const choices = asked ? (sealed && !actions ? { sealed, pick: ["fire"], count: 1 } : { sealed, actions: [] }) : null;
  return {
    type: "welcome",
    table: "t",
    code: "OWLS",
    seat,
    seats: ["Ada", "Ben", "Cleo", "Dora"].map((name, at) => ({ kind: at === 3 ? "bot" : "person", name })),
    seal: "",
    at,
    picture: { view: { deciders, sealed, over }, choices },
    journal: [],
    ready,
    answer: seat !== null && ready.includes(seat) ? "pick fire" : null,
    chat: [],
  };
}

/** Tell every connection where the game stands; everybody's may be slower than a seat's. */
function tell(position: Position, only: "all" | "seat" | "everybody" = "all"): void {
  for (const { model, token } of lines) {
    const which = token ? "seat" : "everybody";
    if (only === "all" || only === which) model.apply(welcome(position, token ? Number(token) : null));
  }
  sharing.watch();
  flushSync();
}

const tokens = (): string[] => lines.map((line) => line.token);

beforeEach(() => {
  lines = [];
  const own = [0, 1, 2].map((seat) => ({ table: "t", code: "OWLS", seat, token: String(seat) }));
  sharing = new Sharing(own, dial);
});

describe("a device with several people", () => {
  it("opens no seat before its person says so, and none but that", () => {
    expect(sharing.phase).toBe("wait");
    tell({ at: 1, deciders: [1] });
    expect([sharing.phase, sharing.next]).toEqual(["curtain", 1]);
    expect(tokens()).toEqual([""]);
    sharing.open(1);
    expect([sharing.phase, tokens()]).toEqual(["wait", ["", "1"]]);
    tell({ at: 1, deciders: [1] });
    expect(sharing.phase).toBe("seat");
  });

  it("throws a seat away when its decision is made, and waits for everybody's news", () => {
    tell({ at: 1, deciders: [0] });
    sharing.open(0);
    tell({ at: 1, deciders: [0] });
    tell({ at: 2, deciders: [2] }, "seat");
    // Everybody's connection does not know it yet: nobody's name stands there, least of all the old one's.
    expect([sharing.phase, sharing.model, tokens()]).toEqual(["wait", null, [""]]);
    tell({ at: 2, deciders: [2] });
    expect([sharing.phase, sharing.next]).toEqual(["curtain", 2]);
    tell({ at: 3, deciders: [3] });
    expect(sharing.phase).toBe("table");
  });

  it("lets the same person go on who is asked twice in a row", () => {
    tell({ at: 1, deciders: [0] });
    sharing.open(0);
    tell({ at: 1, deciders: [0] });
    tell({ at: 2, deciders: [0] });
    expect([sharing.phase, sharing.seat]).toEqual(["seat", 0]);
    // With the table of everybody in between, the curtain falls.
    tell({ at: 3, deciders: [3] });
    tell({ at: 4, deciders: [0] });
    expect([sharing.phase, sharing.next]).toEqual(["curtain", 0]);
  });

  it("goes round while all pick, and lets those who are ready change their mind", () => {
    const picks = { at: 5, deciders: [0, 1, 2, 3], sealed: true };
    tell({ ...picks, ready: [3] });
    sharing.open(0);
    tell({ ...picks, ready: [3] });
    tell({ ...picks, ready: [0, 3] }, "seat");
    expect([sharing.phase, sharing.next, sharing.changeable]).toEqual(["curtain", 1, [0]]);
    tell({ ...picks, ready: [0, 3] });
    sharing.open(0);
    tell({ ...picks, ready: [0, 3] });
    // Opened without being asked, it stays until it is closed.
    expect([sharing.phase, sharing.seat]).toEqual(["seat", 0]);
    tell({ ...picks, ready: [3] });
    expect(sharing.phase).toBe("seat");
    tell({ ...picks, ready: [0, 3] });
    expect([sharing.phase, sharing.next]).toEqual(["curtain", 1]);
    // Taken out again elsewhere, the picks are asked for again.
    tell({ ...picks, ready: [3] });
    expect(sharing.owing).toEqual([1, 2, 0]);
  });

  it("falls when any sealed answer is given, and not only picks", () => {
    const losses = { at: 7, deciders: [0, 1], sealed: true, actions: true };
    tell(losses);
    sharing.open(0);
    tell(losses);
    expect([sharing.phase, sharing.seat]).toEqual(["seat", 0]);
    tell({ ...losses, ready: [0] }, "seat");
    expect([sharing.phase, sharing.next, tokens()]).toEqual(["curtain", 1, [""]]);
  });

  it("shows the table from the curtain, until somebody else is asked", () => {
    tell({ at: 1, deciders: [0] });
    sharing.look();
    expect(sharing.phase).toBe("table");
    sharing.ask();
    expect(sharing.phase).toBe("curtain");
    sharing.look();
    tell({ at: 2, deciders: [1] });
    expect(sharing.phase).toBe("curtain");
    tell({ at: 3, deciders: [3] });
    sharing.ask();
    expect(sharing.phase).toBe("who");
    sharing.open(2);
    tell({ at: 3, deciders: [3] });
    expect([sharing.phase, sharing.seat]).toEqual(["seat", 2]);
    sharing.close();
    expect([sharing.phase, tokens()]).toEqual(["table", [""]]);
  });

  it("ends with the table of everybody", () => {
    tell({ at: 1, deciders: [0] });
    sharing.open(0);
    tell({ at: 1, deciders: [0] });
    tell({ at: 2, deciders: [], over: true });
    expect([sharing.phase, sharing.model]).toEqual(["table", null]);
    sharing.end();
    expect(tokens()).toEqual([]);
  });
});
