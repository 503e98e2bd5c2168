import { beforeAll, describe, expect, it, vi } from "vitest";
import { startRedis, type TestRedis } from "../../../test/redis.ts";
import { countersSuite } from "./counters.suite.ts";
import { createCounterStore } from "./index.ts";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let redis: TestRedis;

beforeAll(async () => {
  redis = await startRedis();
  return () => redis.stop();
});

countersSuite("redis", () => redis.url);

describe("counters of several nodes", () => {
  it("are shared while Redis is reachable, and local to each node while it is not", async () => {
    const nodes = await Promise.all([1, 2].map(() => createCounterStore({ redisUrl: redis.url, log })));
    const hitAll = () => Promise.all(nodes.map((node) => node.hit({ key: "ana", windowMs: 60_000 })));
    expect((await hitAll()).map(({ count }) => count).sort()).toEqual([1, 2]);
    await redis.kill();
    expect((await hitAll()).map(({ count }) => count)).toEqual([1, 1]);
    expect((await hitAll()).map(({ count }) => count)).toEqual([2, 2]);
    await Promise.all(nodes.map((node) => node.close()));
  });
});
