import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createDiscovery } from "./discovery.ts";

describe("a list that is asked for", () => {
  it("is asked once for everybody who waits, and again in the background when it is old", async () => {
    let asked = 0;
    const ask = async () => [`list ${++asked}`];
    const discovery = createDiscovery({ ask, presence: "expected", waitMs: 1000, freshMs: 0 });
    expect(await Promise.all([discovery.list(), discovery.list()])).toEqual([["list 1"], ["list 1"]]);
    expect(await discovery.list()).toEqual(["list 1"]);
    expect(await discovery.list()).toEqual(["list 2"]);
  });

  it("is kept while the one that was expected is away", async () => {
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

  it("is asked again after a failure, and waited for", async () => {
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

  it("holds nobody up for longer than a moment", async () => {
    const ask = () => new Promise<string[]>(() => undefined);
    const discovery = createDiscovery({ ask, presence: "possible", waitMs: 20 });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const first = discovery.list();
    await vi.advanceTimersByTimeAsync(20);
    expect(await first).toEqual([]);
    // No time passes any more: a second wait would never end.
    expect(await discovery.list()).toEqual([]);
  });

  it("keeps its identity while it says the same", async () => {
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
