import type { call } from "../../../api/call.ts";
import { openChatsDatabase } from "../../../local-db/chats-database.ts";
import type { DatabasePlace } from "../../../local-db/database.ts";
import { NOW, newPlace } from "../../../local-db/local-db.fixtures.ts";
import { createTabLocks, type Locks } from "./locks.ts";
import type { SyncDeps } from "./sync-deps.ts";

/** A manual clock that runs due tasks when it is advanced. */
export class HandClock {
  private time = NOW.getTime();
  private readonly waiting = new Set<{ at: number; task: () => void }>();

  now = () => this.time;

  after = (ms: number, task: () => void) => {
    const entry = { at: this.time + ms, task };
    this.waiting.add(entry);
    return () => void this.waiting.delete(entry);
  };

  pass(ms: number) {
    this.time += ms;
    for (const entry of [...this.waiting].filter(({ at }) => at <= this.time)) {
      this.waiting.delete(entry);
      entry.task();
    }
  }
}

export class HandSurroundings {
  online = true;
  visible = true;
  private readonly listeners = new Set<() => void>();

  isOnline = () => this.online;
  isVisible = () => this.visible;
  isLight = () => false;
  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  change(next: Partial<Pick<HandSurroundings, "online" | "visible">>) {
    Object.assign(this, next);
    for (const listener of this.listeners) listener();
  }
}

interface TabOptions {
  call: typeof call;
  clock?: HandClock;
  place?: DatabasePlace;
  locks?: Locks;
}

export interface TestTab extends SyncDeps {
  clock: HandClock;
  surroundings: HandSurroundings;
}

/** One tab; with the same place and locks, another tab of the same browser. */
export function openTab({ call, clock = new HandClock(), place, locks }: TabOptions): TestTab {
  return {
    db: openChatsDatabase("someone", place ?? newPlace()),
    personKey: "someone",
    call,
    callForEvents: () => Promise.reject(new Error("No pictures are asked for here.")),
    clock,
    surroundings: new HandSurroundings(),
    locks: locks ?? createTabLocks(),
    upload: async () => undefined,
    warn: (message, cause) => {
      throw new Error(message, { cause });
    },
  };
}

export const never = new AbortController().signal;
