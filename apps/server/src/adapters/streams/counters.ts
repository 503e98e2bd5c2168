import type { Redis } from "ioredis";
import type { HubClient } from "./hub-client.ts";
import type { Hit, StreamsLog } from "./stream-types.ts";

const FORGET_EVERY_MS = 30_000;

export interface CounterStore {
  /**
   * Adds to a window that begins at the key's first hit. Returns the sum so far and the time until the window
   * resets.
   */
  hit(hit: Hit): Promise<{ count: number; resetMs: number }>;
  close(): Promise<void>;
}

/** Fixed-window counters for rate limits: shared by all nodes with Redis, by the processes of a hub, else per process. */
export async function createCounterStore({
  redisUrl,
  hub,
  keyPrefix = "metatron:",
  log,
}: {
  redisUrl?: string | undefined;
  hub?: HubClient | undefined;
  keyPrefix?: string;
  log: StreamsLog;
}): Promise<CounterStore> {
  if (!redisUrl && hub) return { hit: (hit) => hub.ask("hit", { hit }), close: async () => undefined };
  const memory = createMemoryCounters();
  if (!redisUrl) return memory;
  const { connectRedis } = await import("./redis-connection.ts");
  const redis = await connectRedis(redisUrl, { role: "commands", log });
  return {
    async hit(hit) {
      // Without Redis each node counts separately: limits are looser, but still exist, and nobody is locked
      // out.
      if (redis.status !== "ready") return memory.hit(hit);
      return hitInRedis(redis, keyPrefix, hit).catch(() => memory.hit(hit));
    },
    async close() {
      await memory.close();
      redis.disconnect();
    },
  };
}

export function createMemoryCounters(): CounterStore {
  const windows = new Map<string, { count: number; endsAt: number }>();
  const forgetter = setInterval(() => {
    const now = Date.now();
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  }, FORGET_EVERY_MS).unref();

  return {
    async hit({ key, windowMs, amount = 1 }) {
      const now = Date.now();
      let window = windows.get(key);
      if (!window || window.endsAt <= now) {
        window = { count: 0, endsAt: now + windowMs };
        windows.set(key, window);
      }
      window.count += amount;
      return { count: window.count, resetMs: window.endsAt - now };
    },
    async close() {
      clearInterval(forgetter);
      windows.clear();
    },
  };
}

/** KEYS counter · ARGV amount, window in ms. Atomic: a counter without its expiry would never reset. */
const HIT_SCRIPT = `
local count = redis.call('INCRBY', KEYS[1], ARGV[1])
local reset = redis.call('PTTL', KEYS[1])
if reset < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  reset = tonumber(ARGV[2])
end
return { count, reset }
`;

async function hitInRedis(redis: Redis, keyPrefix: string, { key, windowMs, amount = 1 }: Hit) {
  const answer = await redis.eval(HIT_SCRIPT, 1, `${keyPrefix}count:${key}`, amount, windowMs);
  const [count, resetMs] = Array.isArray(answer) ? answer : [];
  return { count: Number(count), resetMs: Number(resetMs) };
}
