import { describe, expect, it, vi } from "vitest";
import { createWriteBehind } from "./write-behind.ts";

describe("writing behind", () => {
  it("coalesces many values of a key into one write of the newest", async () => {
    const { behind, write, timers } = create();
    behind.put("a", 1);
    behind.put("b", 2);
    behind.put("a", 3);
    expect(timers).toHaveLength(1);
    timers[0]?.();
    await behind.saveNow();
    expect(write.mock.calls).toEqual([[[3, 2]]]);
  });

  it("restarts the interval after each write", async () => {
    const { behind, timers } = create();
    behind.put("a", 1);
    timers[0]?.();
    behind.put("a", 2);
    expect(timers).toHaveLength(2);
    await behind.saveNow();
  });

  it("does not write a value that was removed", async () => {
    const { behind, write } = create();
    behind.put("a", 1);
    behind.forget("a");
    await behind.saveNow();
    expect(write).not.toHaveBeenCalled();
  });

  it("keeps a value that could not be written, unless there is a newer one", async () => {
    const { behind, write, warn } = create();
    write.mockRejectedValueOnce(new Error("full"));
    behind.put("a", 1);
    behind.put("b", 1);
    const failing = behind.saveNow();
    await Promise.resolve();
    behind.put("b", 2);
    await failing;
    expect(warn).toHaveBeenCalledTimes(1);
    await behind.saveNow();
    expect(write.mock.lastCall?.[0].sort()).toEqual([1, 2]);
  });
});

function create() {
  const write = vi.fn(async (_values: number[]) => undefined);
  const warn = vi.fn();
  const timers: (() => void)[] = [];
  const later = (_ms: number, task: () => void) => {
    timers.push(task);
    return () => undefined;
  };
  return { behind: createWriteBehind<number>({ everyMs: 100, write, warn, later }), write, warn, timers };
}
