import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Redis } from "ioredis";
import type { StreamsLog } from "./stream-types.ts";

/** Values are read within seconds of the next start. A value that is a week old has no reader left. */
const KEEP_IN_REDIS_MS = 7 * 24 * 60 * 60_000;
const FILE = /^([0-9a-f-]{36})\.json$/;

export interface StashedValue {
  id: string;
  value: string;
}

/**
 * Values that outlive this process: on the disk of this node for its next start, and in Redis for any other
 * node.
 */
export interface Stash {
  /** Rejects if neither place could store the value. */
  put(id: string, value: string): Promise<void>;
  list(): Promise<StashedValue[]>;
  remove(id: string): Promise<void>;
  close(): Promise<void>;
}

export async function createStash({
  dir,
  redisUrl,
  keyPrefix = "metatron:",
  log,
}: {
  dir: string;
  redisUrl?: string | undefined;
  keyPrefix?: string;
  log: StreamsLog;
}): Promise<Stash> {
  const places: Stash[] = [createDiskStash(dir)];
  if (redisUrl) {
    const { connectRedis } = await import("./redis-connection.ts");
    const redis = await connectRedis(redisUrl, { role: "commands", log });
    places.push(createRedisStash(redis, `${keyPrefix}unsaved`));
  }
  return {
    async put(id, value) {
      const outcomes = await Promise.allSettled(places.map((place) => place.put(id, value)));
      const failed = outcomes.filter((outcome) => outcome.status === "rejected");
      if (failed.length === places.length) throw new AggregateError(failed.map(({ reason }) => reason));
    },
    async list() {
      const found = new Map<string, StashedValue>();
      for (const outcome of await Promise.allSettled(places.map((place) => place.list()))) {
        if (outcome.status === "rejected") log.warn({ err: outcome.reason }, "a stash could not be read");
        else for (const entry of outcome.value) found.set(entry.id, entry);
      }
      return [...found.values()];
    },
    async remove(id) {
      await Promise.allSettled(places.map((place) => place.remove(id)));
    },
    async close() {
      await Promise.all(places.map((place) => place.close()));
    },
  };
}

function createDiskStash(dir: string): Stash {
  const pathOf = (id: string) => join(dir, `${id}.json`);
  return {
    async put(id, value) {
      await mkdir(dir, { recursive: true });
      const partial = `${pathOf(id)}.partial`;
      const file = await open(partial, "w", 0o600);
      try {
        await file.writeFile(value);
        await file.sync();
      } finally {
        await file.close();
      }
      // Renamed once it is complete: a process killed while writing must not leave a partial value.
      await rename(partial, pathOf(id));
    },
    async list() {
      const names = await readdir(dir).catch(emptyIfMissing);
      const ids = names.flatMap((name) => FILE.exec(name)?.[1] ?? []);
      return Promise.all(ids.map(async (id) => ({ id, value: await readFile(pathOf(id), "utf8") })));
    },
    async remove(id) {
      await rm(pathOf(id), { force: true });
    },
    close: async () => undefined,
  };
}

function emptyIfMissing(error: unknown): string[] {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
  throw error;
}

function createRedisStash(redis: Redis, key: string): Stash {
  return {
    async put(id, value) {
      await redis.hset(key, id, value);
      await redis.pexpire(key, KEEP_IN_REDIS_MS);
    },
    async list() {
      // Without Redis only this node's disk is read; values in Redis are read once Redis is back.
      if (redis.status !== "ready") return [];
      return Object.entries(await redis.hgetall(key)).map(([id, value]) => ({ id, value }));
    },
    async remove(id) {
      await redis.hdel(key, id);
    },
    async close() {
      redis.disconnect();
    },
  };
}
