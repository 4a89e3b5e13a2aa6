// Where this browser keeps its tables: boxes of rows, each under a key that begins with its table. In IndexedDB; where that is
// refused, or is full and one plays on all the same, in memory, as long as the page.

export type Key = (string | number)[];
type Value = unknown;
/** A row of a box; null where all is taken away whose key begins so. */
export type Change = [box: string, key: Key, value: Value | null];

const BOXES = ["tables", "entries", "envelopes", "tokens", "chat", "keys"];
const NAME = "broomstick";
/** One more whenever there are more boxes. */
const VERSION = 2;

interface Store {
  /** All of it or nothing. */
  write(changes: Change[]): Promise<void>;
  /** Rows of a table in the order of their keys; of all tables where none is named. */
  rows(box: string, table: string): Promise<[Key, Value][]>;
}

/** As Python sees it: text in, text out. */
export class Shelf {
  private constructor(
    private store: Store,
    readonly kept: boolean,
  ) {}

  /** In memory where there is no database to be had. */
  static async open(): Promise<Shelf> {
    try {
      const database = new Database();
      await database.rows("tables", "");
      return new Shelf(database, true);
    } catch {
      return new Shelf(new Memory(), false);
    }
  }

  /** What is there stays there; what comes is kept in memory only. */
  letGo(): Shelf {
    return this.kept ? new Shelf(new Memory(this.store), false) : this;
  }

  async write(changes: string): Promise<void> {
    await this.store.write(JSON.parse(changes) as Change[]);
  }

  async rows(box: string, table: string): Promise<string> {
    return JSON.stringify((await this.store.rows(box, table)).map(([, value]) => value));
  }
}

class Database implements Store {
  private opened: Promise<IDBDatabase> | null = null;

  async write(changes: Change[]): Promise<void> {
    if (!changes.length) return;
    const boxes = [...new Set(changes.map(([box]) => box))];
    const work = (await this.open()).transaction(boxes, "readwrite", { durability: "strict" });
    const done = finished(work);
    try {
      for (const [box, key, value] of changes) {
        if (value === null) work.objectStore(box).delete(IDBKeyRange.bound(key, [...key, []]));
        else work.objectStore(box).put(value, key);
      }
    } catch (error) {
      work.abort();
      await done.catch(() => undefined);
      throw error;
    }
    await done;
  }

  async rows(box: string, table: string): Promise<[Key, Value][]> {
    const from = (await this.open()).transaction(box).objectStore(box);
    // In the order of keys, an array comes behind every text and number.
    const range = table ? IDBKeyRange.bound([table], [table, []]) : undefined;
    const [keys, values] = await Promise.all([answered(from.getAllKeys(range)), answered(from.getAll(range))]);
    return keys.map((key, at) => [key as Key, values[at]]);
  }

  private open(): Promise<IDBDatabase> {
    this.opened ??= this.connect().catch((error: unknown) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }

  private async connect(): Promise<IDBDatabase> {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      const there = asked.result.objectStoreNames;
      BOXES.filter((box) => !there.contains(box)).forEach((box) => asked.result.createObjectStore(box));
    };
    const database = await answered(asked);
    // Somebody has deleted what this site keeps, or a newer page wants it otherwise: what comes next opens it again.
    const leave = (): void => {
      database.close();
      this.opened = null;
    };
    database.onclose = database.onversionchange = leave;
    return database;
  }
}

/** Rows in memory, over those of another store where there is one. */
export class Memory implements Store {
  private held = new Map<string, Map<string, [Key, Value | null]>>();

  constructor(private readonly below: Store | null = null) {}

  async write(changes: Change[]): Promise<void> {
    for (const [box, key, value] of changes) {
      const gone = value === null ? (await this.rows(box, String(key[0]))).filter(([one]) => begins(one, key)) : [];
      const rows = this.held.get(box) ?? new Map<string, [Key, Value | null]>();
      for (const [one] of gone) rows.set(JSON.stringify(one), [one, null]);
      if (value !== null) rows.set(JSON.stringify(key), [key, value]);
      this.held.set(box, rows);
    }
  }

  async rows(box: string, table: string): Promise<[Key, Value][]> {
    const found = new Map<string, [Key, Value | null]>();
    for (const row of (await this.below?.rows(box, table)) ?? []) found.set(JSON.stringify(row[0]), row);
    for (const [name, row] of this.held.get(box) ?? []) if (!table || row[0][0] === table) found.set(name, row);
    return [...found.values()].filter(([, value]) => value !== null).sort(([one], [other]) => compare(one, other));
  }
}

function begins(key: Key, first: Key): boolean {
  return first.every((piece, at) => key[at] === piece);
}

/** As IndexedDB compares: piece by piece, numbers before texts, the shorter first. */
function compare(one: Key, other: Key): number {
  for (const [at, piece] of one.entries()) {
    const against = other[at];
    if (against === undefined) return 1;
    if (piece === against) continue;
    if (typeof piece !== typeof against) return typeof piece === "number" ? -1 : 1;
    return piece < against ? -1 : 1;
  }
  return one.length - other.length;
}

function answered<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("the browser gave no reason"));
  });
}

function finished(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error ?? new DOMException("the browser gave no reason", "AbortError"));
  });
}
