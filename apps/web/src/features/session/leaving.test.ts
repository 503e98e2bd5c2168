import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLeaving, type Leave } from "./leaving.ts";

const byPerson: Leave = { why: "person", isSharedComputer: false };
const byTimeout: Leave = { why: "timedOut", isSharedComputer: true };

describe("leaving", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("saves drafts first, then runs the registered checks", async () => {
    const leaving = createLeaving();
    const order: string[] = [];
    leaving.beforeLogout(({ why }) => {
      order.push(`told ${why}`);
      return "go";
    });
    leaving.keepUnsaved(async () => void order.push("saved"));
    expect(await leaving.mayLeave(byPerson)).toBe(true);
    expect(order).toEqual(["saved", "told person"]);
  });

  it("is cancelled when the person chooses to stay, but not after a timeout", async () => {
    const leaving = createLeaving();
    leaving.beforeLogout(() => "stay");
    expect(await leaving.mayLeave(byPerson)).toBe(false);
    expect(await leaving.mayLeave(byTimeout)).toBe(true);
  });

  it("continues although a task fails or hangs", async () => {
    const leaving = createLeaving();
    leaving.keepUnsaved(() => Promise.reject(new Error("full")));
    leaving.keepUnsaved(() => new Promise(() => {}));
    leaving.beforeLogout(() => new Promise(() => {}));
    const leave = leaving.mayLeave(byTimeout);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await leave).toBe(true);
  });

  it("does not call handlers that were removed", async () => {
    const leaving = createLeaving();
    const save = vi.fn();
    leaving.keepUnsaved(save)();
    await leaving.saveUnsaved();
    expect(save).not.toHaveBeenCalled();
  });
});
