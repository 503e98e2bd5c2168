import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type CounterStore, createCounterStore, type HubClient } from "./index.ts";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

export function countersSuite(name: string, redisUrl?: () => string, connect?: () => HubClient): void {
  describe(`counters (${name})`, () => {
    let counters: CounterStore;

    beforeAll(async () => {
      counters = await createCounterStore({ redisUrl: redisUrl?.(), hub: connect?.(), log });
    });
    afterAll(() => counters.close());

    it("counts hits within a window, separately for each key", async () => {
      const key = randomUUID();
      const counts: number[] = [];
      for (let i = 0; i < 3; i += 1) counts.push((await counters.hit({ key, windowMs: 60_000 })).count);
      expect(counts).toEqual([1, 2, 3]);
      expect((await counters.hit({ key: randomUUID(), windowMs: 60_000 })).count).toBe(1);
    });

    it("loses no hit under concurrency", async () => {
      const key = randomUUID();
      const hits = await Promise.all(
        Array.from({ length: 100 }, () => counters.hit({ key, windowMs: 60_000 })),
      );
      expect(hits.map(({ count }) => count).sort((a, b) => a - b)).toEqual(hits.map((_, i) => i + 1));
    });

    it("weighs hits by their amount", async () => {
      const key = randomUUID();
      await counters.hit({ key, windowMs: 60_000, amount: 700 });
      expect((await counters.hit({ key, windowMs: 60_000, amount: 34 })).count).toBe(734);
    });

    it("returns the remaining time of the window and restarts after it", async () => {
      const key = randomUUID();
      const first = await counters.hit({ key, windowMs: 150 });
      expect(first).toEqual({ count: 1, resetMs: 150 });
      const second = await counters.hit({ key, windowMs: 150 });
      expect(second.count).toBe(2);
      expect(second.resetMs).toBeLessThanOrEqual(150);
      await new Promise((resolve) => setTimeout(resolve, second.resetMs + 20));
      expect((await counters.hit({ key, windowMs: 150 })).count).toBe(1);
    });
  });
}
