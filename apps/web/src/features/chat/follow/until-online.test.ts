import { describe, expect, it, vi } from "vitest";
import type { Connection } from "../../../lib/connection.ts";
import { untilOnline } from "./until-online.ts";

function setUp(first: Connection) {
  let connection = first;
  const listeners = new Set<() => void>();
  const timers: { ms: number; task: () => void }[] = [];
  const cancel = vi.fn();
  return {
    timers,
    cancel,
    listeners,
    goOnline() {
      connection = { state: "online" };
      for (const listener of listeners) listener();
    },
    options: {
      connection: () => connection,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      later: (ms: number, task: () => void) => {
        timers.push({ ms, task });
        return cancel;
      },
    },
  };
}

const OFFLINE: Connection = { state: "offline", since: new Date(0) };

describe("waiting to resume reading", () => {
  it("only waits for the network while offline", async () => {
    const world = setUp(OFFLINE);
    const waiting = untilOnline(world.options, 1, new AbortController().signal);
    expect(world.timers).toEqual([]);
    world.goOnline();
    await waiting;
    expect(world.listeners.size).toBe(0);
  });

  it("backs off after each failure, up to eight seconds, while online", async () => {
    for (const [tries, ms] of [
      [1, 500],
      [3, 2_000],
      [9, 8_000],
    ] as const) {
      const world = setUp({ state: "online" });
      const waiting = untilOnline(world.options, tries, new AbortController().signal);
      expect(world.timers[0]?.ms).toBe(ms);
      world.timers[0]?.task();
      await waiting;
    }
  });

  it("ends at once when it is aborted", async () => {
    const world = setUp(OFFLINE);
    const closing = new AbortController();
    const waiting = untilOnline(world.options, 1, closing.signal);
    closing.abort();
    await waiting;
    expect(world.listeners.size).toBe(0);
  });
});
