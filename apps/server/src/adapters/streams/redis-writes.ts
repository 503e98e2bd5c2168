import type { Redis } from "ioredis";
import type { EventLog } from "./event-log.ts";
import type { RedisKeys } from "./redis-keys.ts";
import { ANNOUNCE_SCRIPT, APPEND_SCRIPT, END_SCRIPT, RESERVE_SCRIPT } from "./redis-scripts.ts";
import type { StreamEvent, StreamLimits, StreamRef } from "./stream-types.ts";

export type EventGroup = { log: EventLog; events: readonly StreamEvent[]; lastId: number };

export type RedisWrites = ReturnType<typeof createRedisWrites>;

/** Commands of a writing node to Redis. */
export function createRedisWrites({
  redis,
  keys,
  nodeId,
  limits,
}: {
  redis: Redis;
  keys: RedisKeys;
  nodeId: string;
  limits: StreamLimits;
}) {
  // Keys outlive the longest stream, but expire after a writer's crash.
  const lifetimeMs = limits.maxOpenMs + limits.keepMs;
  const keysOf = ({ streamId, ownerId }: StreamRef) => [
    keys.stream(streamId),
    keys.log(streamId),
    keys.openBy(ownerId),
  ];

  return {
    /** `held`: the stream already has a slot. While Redis is unreachable, each node counts on its own. */
    async reserve(ref: StreamRef, most: number): Promise<"reserved" | "held" | "full" | "unknown"> {
      const values = [nodeId, ref.streamId, most, lifetimeMs, keys.node("")];
      const answer = await redis
        .eval(RESERVE_SCRIPT, 1, keys.openBy(ref.ownerId), ...values)
        .catch(() => "unknown");
      return answer === "reserved" || answer === "held" || answer === "full" ? answer : "unknown";
    },

    async release({ streamId, ownerId }: StreamRef): Promise<void> {
      await redis.hdel(keys.openBy(ownerId), streamId).catch(() => undefined);
    },

    /** Prolongs the lifetime of the stream's keys, and frees or takes its owner's slot. */
    async refresh(ref: StreamRef, { isResting }: { isResting: boolean }): Promise<void> {
      const [stream, log, openBy] = [
        keys.stream(ref.streamId),
        keys.log(ref.streamId),
        keys.openBy(ref.ownerId),
      ];
      const commands = redis.multi().pexpire(stream, lifetimeMs).pexpire(log, lifetimeMs);
      if (isResting) commands.hdel(openBy, ref.streamId);
      else commands.hset(openBy, ref.streamId, nodeId).pexpire(openBy, lifetimeMs);
      await commands.exec().catch(() => undefined);
    },

    /** Null if another writer has the id. */
    async announce(ref: StreamRef & { firstId: number }, mode: "new" | "again" | "over") {
      const values = [ref.ownerId, nodeId, ref.streamId, lifetimeMs, mode, ref.firstId, keys.node("")];
      const answer = await redis.eval(ANNOUNCE_SCRIPT, 3, ...keysOf(ref), ...values);
      if (!Array.isArray(answer)) return null;
      return { lastId: Number.parseInt(String(answer[0]), 10) || 0, isStopRequested: answer[1] === "1" };
    },

    /** Returns for each group whether Redis accepted it. */
    async append(groups: EventGroup[]): Promise<boolean[]> {
      const values: (string | number)[] = [lifetimeMs];
      for (const { log, events, lastId } of groups) {
        values.push(log.droppedId + 1, lastId, events.length);
        for (const event of events) values.push(event.data);
      }
      const logKeys = groups.map(({ log }) => keys.log(log.streamId));
      const answer = await redis.eval(APPEND_SCRIPT, logKeys.length, ...logKeys, ...values);
      return groups.map((_, i) => Array.isArray(answer) && answer[i] === 1);
    },

    async end(log: EventLog): Promise<void> {
      const values = [nodeId, log.streamId, log.state, log.lastId, log.keepMs ?? limits.keepMs];
      await redis.eval(END_SCRIPT, 3, ...keysOf(log), ...values);
    },
  };
}
