import { describe, expect, it, vi } from "vitest";
import { browserLocks, createTabLocks, followExclusively, isFollowed } from "./locks.ts";

describe.each([
  ["of the browser", () => browserLocks(navigator.locks)],
  ["of a tab alone", () => createTabLocks()],
])("locks %s", (_name, create) => {
  it("run one task of a name at a time, in order", async () => {
    const locks = create();
    const done: number[] = [];
    const first = Promise.withResolvers<void>();
    const tasks = [
      locks.alone("order", async () => {
        await first.promise;
        done.push(1);
      }),
      locks.alone("order", async () => void done.push(2)),
    ];
    await locks.alone("another", async () => void done.push(0));
    first.resolve();
    await Promise.all(tasks);
    expect(done).toEqual([0, 1, 2]);
  });

  it("skip a task while another tab runs it, also after a failure", async () => {
    const locks = create();
    const held = Promise.withResolvers<void>();
    const holder = locks.alone("skip", () => held.promise);
    const task = vi.fn(async () => "done");
    expect(await locks.ifFree("skip", task)).toBeUndefined();
    held.reject(new Error("failed"));
    await expect(holder).rejects.toThrow("failed");
    expect(await locks.ifFree("skip", task)).toBe("done");
    expect(task).toHaveBeenCalledTimes(1);
  });

  it("report whether an answer is being followed", async () => {
    const locks = create();
    const end = Promise.withResolvers<void>();
    const following = followExclusively(locks, "answer", () => end.promise);
    expect(await isFollowed(locks, "answer")).toBe(true);
    expect(await isFollowed(locks, "other")).toBe(false);
    end.resolve();
    await following;
    expect(await isFollowed(locks, "answer")).toBe(false);
  });
});
