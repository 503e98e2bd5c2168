import { setTimeout as delay } from "node:timers/promises";
import type { Redis, RedisOptions } from "ioredis";
import type { StreamsLog } from "./stream-types.ts";

const COMMAND_TIMEOUT_MS = 2000;
const SILENCE_TIMEOUT_MS = 3000;
const RECONNECT_AT_MOST_EVERY_MS = 1000;
const FIRST_CONNECTION_WAIT_MS = 2000;

/** Commands that can't be sent now must fail now: each caller knows better than a queue what still matters after an outage. */
const FOR_COMMANDS = {
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
} satisfies RedisOptions;

/** Subscriptions are wishes: they hold until the connection is there, and again after each loss. */
const FOR_SUBSCRIPTIONS = { maxRetriesPerRequest: null, autoResubscribe: true } satisfies RedisOptions;

/** Answers within seconds even when Redis is away, and goes on trying by itself. */
export async function connectRedis(
  url: string,
  { role, log }: { role: "commands" | "subscriptions"; log: StreamsLog },
): Promise<Redis> {
  const { Redis } = await import("ioredis");
  const redis = new Redis(url, {
    ...(role === "commands" ? FOR_COMMANDS : FOR_SUBSCRIPTIONS),
    commandTimeout: COMMAND_TIMEOUT_MS,
    // A Redis that hangs is as good as gone, and unlike a closed connection nobody says so.
    socketTimeout: SILENCE_TIMEOUT_MS,
    connectTimeout: SILENCE_TIMEOUT_MS,
    retryStrategy: (attempt: number) => Math.min(50 * attempt, RECONNECT_AT_MOST_EVERY_MS),
  });
  reportOutages(redis, role, log);
  const ready = new Promise<void>((resolve) => redis.once("ready", () => resolve()));
  await Promise.race([ready, delay(FIRST_CONNECTION_WAIT_MS, undefined, { ref: false })]);
  return redis;
}

/** One line when Redis goes and one when it is back; ioredis reports every attempt. */
function reportOutages(redis: Redis, role: string, log: StreamsLog): void {
  let state: "up" | "down" = "up";
  redis.on("error", (error: Error) => {
    if (state === "up") log.warn({ err: error, role }, "redis is unreachable");
    state = "down";
  });
  redis.on("ready", () => {
    if (state === "down") log.info({ role }, "redis is back");
    state = "up";
  });
}
