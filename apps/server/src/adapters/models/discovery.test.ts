import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createDiscovery } from "./discovery.ts";

describe("a discovered list", () => {
  it("is requested once for concurrent callers, and refreshed in the background when stale", async () => {
    let asked = 0;
    const ask = async () => [`list ${++asked}`];
    const discovery = createDiscovery({ ask, presence: "expected", waitMs: 1000, freshMs: 0 });
    expect(await Promise.all([discovery.list(), discovery.list()])).toEqual([["list 1"], ["list 1"]]);
    expect(await discovery.list()).toEqual(["list 1"]);
    expect(await discovery.list()).toEqual(["list 2"]);
  });

  it("is kept while a configured service is unreachable", async () => {
    let isAway = false;
    const ask = async () => {
      if (isAway) throw new Error("away");
      return ["kept"];
    };
    const discovery = createDiscovery({ ask, presence: "expected", waitMs: 1000, freshMs: 0, retryMs: 0 });
    await discovery.list();
    isAway = true;
    await discovery.list();
    expect(await discovery.list()).toEqual(["kept"]);
    expect(discovery.isKnown()).toBe(true);
  });

  it("is requested again after a failure, and callers wait for it", async () => {
    let asked = 0;
    const ask = async () => {
      asked += 1;
      if (asked === 1) throw new Error("not yet");
      return ["there"];
    };
    const discovery = createDiscovery({ ask, presence: "expected", waitMs: 1000, retryMs: 0 });
    expect(await discovery.list()).toEqual([]);
    expect(await discovery.list()).toEqual(["there"]);
  });

  it("does not block callers for longer than the limit", async () => {
    const ask = () => new Promise<string[]>(() => undefined);
    const discovery = createDiscovery({ ask, presence: "possible", waitMs: 20 });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const first = discovery.list();
    await vi.advanceTimersByTimeAsync(20);
    expect(await first).toEqual([]);
    // The fake timers no longer advance, so a second wait would never end.
    expect(await discovery.list()).toEqual([]);
  });

  it("is referentially stable while its content is the same", async () => {
    const discovery = createDiscovery({
      ask: async () => ["same"],
      presence: "expected",
      waitMs: 1000,
      freshMs: 0,
    });
    const first = await discovery.list();
    await discovery.list();
    expect(await discovery.list()).toBe(first);
  });
});
