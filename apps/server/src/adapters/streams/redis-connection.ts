import { setTimeout as delay } from "node:timers/promises";
import type { Redis, RedisOptions } from "ioredis";
import type { StreamsLog } from "./stream-types.ts";

const COMMAND_TIMEOUT_MS = 2000;
const SILENCE_TIMEOUT_MS = 3000;
const RECONNECT_AT_MOST_EVERY_MS = 1000;
const FIRST_CONNECTION_WAIT_MS = 2000;

/**
 * Commands fail immediately while Redis is unreachable: the caller knows which of them still matter after an
 * outage, a queue does not.
 */
const FOR_COMMANDS = {
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
} satisfies RedisOptions;

/** Subscriptions are queued until the connection is ready, and renewed after each reconnect. */
const FOR_SUBSCRIPTIONS = { maxRetriesPerRequest: null, autoResubscribe: true } satisfies RedisOptions;

/** Resolves within seconds even if Redis is unreachable, and keeps reconnecting in the background. */
export async function connectRedis(
  url: string,
  { role, log }: { role: "commands" | "subscriptions"; log: StreamsLog },
): Promise<Redis> {
  const { Redis } = await import("ioredis");
  const redis = new Redis(url, {
    ...(role === "commands" ? FOR_COMMANDS : FOR_SUBSCRIPTIONS),
    commandTimeout: COMMAND_TIMEOUT_MS,
    // A Redis that hangs is treated as lost. Unlike a closed connection, a hang is not reported by the
    // socket.
    socketTimeout: SILENCE_TIMEOUT_MS,
    connectTimeout: SILENCE_TIMEOUT_MS,
    retryStrategy: (attempt: number) => Math.min(50 * attempt, RECONNECT_AT_MOST_EVERY_MS),
  });
  reportOutages(redis, role, log);
  const ready = new Promise<void>((resolve) => redis.once("ready", () => resolve()));
  await Promise.race([ready, delay(FIRST_CONNECTION_WAIT_MS, undefined, { ref: false })]);
  return redis;
}

/** Logs the beginning and the end of an outage once; ioredis reports every attempt. */
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
