import type { KeyQuery } from "./table.ts";

/** The rows that a live query has read, or that a transaction has written. */
export class Topics {
  readonly names: Set<string>;

  constructor(names: Iterable<string> = []) {
    this.names = new Set(names);
  }

  addStore(store: string) {
    this.names.add(`${store} *`);
  }

  addRow(store: string, key: IDBValidKey) {
    this.names.add(`${store} key ${String(key)}`);
  }

  addGroup(store: string, group: unknown) {
    this.names.add(`${store} group ${String(group)}`);
  }

  /** Whether any of the rows read were written; `*` stands for every row of a store. */
  touches(written: Topics): boolean {
    for (const name of this.names) {
      if (written.names.has(name)) return true;
      const [store] = name.split(" ", 1);
      if (written.names.has(`${store} *`)) return true;
      if (name.endsWith(" *") && written.hasAnyOf(store ?? "")) return true;
    }
    return false;
  }

  private hasAnyOf(store: string): boolean {
    for (const name of this.names) if (name.startsWith(`${store} `)) return true;
    return false;
  }
}

/**
 * The group that a query on the grouping index reads; undefined where the query reads more than one group.
 */
export function groupOfQuery(query: KeyQuery | undefined): unknown {
  if (query === undefined) return undefined;
  if (typeof query !== "object") return query;
  const [lower, upper] = [firstOf(query.from), firstOf(query.to)];
  return lower === upper ? lower : undefined;
}

const firstOf = (key: IDBValidKey): unknown => (Array.isArray(key) ? key[0] : key);

type Listener = (written: Topics) => void;

/** Publishes written rows to live queries, in this tab and in the others. */
export function createChangeFeed(name: string) {
  const listeners = new Set<Listener>();
  const tell = (written: Topics) => {
    for (const listener of listeners) listener(written);
  };
  const channel = openChannel(`${name} changes`, (names) => tell(new Topics(names)));
  return {
    publish(written: Topics) {
      if (written.names.size === 0) return;
      tell(written);
      channel?.postMessage([...written.names]);
    },
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => channel?.close(),
  };
}

function openChannel(name: string, take: (names: string[]) => void): BroadcastChannel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<string[]>) => take(data);
  // In Node, where the unit tests run, an open channel would keep the process alive.
  if ("unref" in channel && typeof channel.unref === "function") channel.unref();
  return channel;
}
