import { randomUUID } from "node:crypto";
import { LocalStreams } from "./local-streams.ts";
import { connectRedis } from "./redis-connection.ts";
import { redisKeys } from "./redis-keys.ts";
import { RedisMirror } from "./redis-mirror.ts";
import { createRedisReads } from "./redis-reads.ts";
import { createRedisWrites } from "./redis-writes.ts";
import { HEARTBEAT_EVERY_MS, HEARTBEAT_LASTS_MS, RemoteReaders } from "./remote-readers.ts";
import type { StreamLimits, Streams, StreamsLog } from "./stream-types.ts";

type Options = { redisUrl: string; keyPrefix: string; limits: StreamLimits; log: StreamsLog };

/** Well below the lifetime of the keys, which is `maxOpenMs` and more. */
const REFRESH_EVERY_MS = 5 * 60_000;

/**
 * Streams of several nodes: each node writes and reads its own streams in memory, and Redis carries them to
 * readers on other nodes.
 */
export async function createRedisStreams({ redisUrl, keyPrefix, limits, log }: Options): Promise<Streams> {
  const nodeId = randomUUID();
  const keys = redisKeys(keyPrefix);
  const [redis, subscriptions] = await Promise.all([
    connectRedis(redisUrl, { role: "commands", log }),
    connectRedis(redisUrl, { role: "subscriptions", log }),
  ]);
  const reads = createRedisReads({ redis, keys });
  const writes = createRedisWrites({ redis, keys, nodeId, limits });
  const mirror = new RedisMirror({
    redis,
    writes,
    log,
    onStopRequested: (streamId) => local.stop(streamId),
  });
  const local = new LocalStreams({
    limits,
    log,
    onChange: (eventLog) => mirror.changed(eventLog),
    onDrop: (eventLog) => mirror.forget(eventLog),
  });
  const remote = new RemoteReaders({ commands: redis, subscriptions, reads, keys, log });

  const nodeKey = keys.node(nodeId);
  subscriptions.on("message", (channel: string, message: string) => {
    if (channel === nodeKey) local.stop(message);
    else remote.wake(channel);
  });
  redis.on("ready", () => mirror.recheck());
  // A stop request that was published while this node was disconnected is stored with the stream.
  subscriptions.on("ready", () => mirror.recheck());
  // A subscription that fails now is made when Redis becomes reachable.
  subscriptions.subscribe(nodeKey).catch(() => undefined);

  const beat = () => {
    if (redis.status === "ready") redis.set(nodeKey, "1", "PX", HEARTBEAT_LASTS_MS).catch(() => undefined);
    // This connection may be idle for long: without a ping a hang would stay unnoticed, and all wake-ups
    // would be missed.
    if (subscriptions.status === "ready") subscriptions.ping().catch(() => undefined);
  };
  redis.on("ready", beat);
  beat();
  const heart = setInterval(beat, HEARTBEAT_EVERY_MS).unref();

  return {
    async reserve(ref, most) {
      const here = local.reserve(ref, most);
      if (here === "full") return null;
      if (here === "held") return { release: async () => undefined };
      const everywhere = await writes.reserve(ref, most);
      if (everywhere === "full") {
        local.release(ref);
        return null;
      }
      return {
        async release() {
          if (local.release(ref) && everywhere === "reserved") await writes.release(ref);
        },
      };
    },

    async open(ref, options = {}) {
      if (local.has(ref.streamId)) return null;
      const reserved = await mirror.reserve(ref, options);
      if (reserved === "taken") return null;
      const opened = local.open(ref, options);
      if (!opened) return null;
      mirror.add(opened.log, reserved);
      const { writer } = opened;
      return {
        ...writer,
        async end() {
          await writer.end();
          await mirror.waitUntilCopied(opened.log);
        },
        async leave() {
          await writer.leave();
          await mirror.waitUntilCopied(opened.log);
        },
        rest() {
          const wake = writer.rest();
          const refresh = () =>
            void (opened.log.state === "open" && writes.refresh(ref, { isResting: true }));
          refresh();
          // The keys would expire before the person responds.
          const timer = setInterval(refresh, REFRESH_EVERY_MS).unref();
          return () => {
            clearInterval(timer);
            if (opened.log.state !== "open") return;
            wake();
            void writes.refresh(ref, { isResting: false });
          };
        },
      };
    },

    async follow(request) {
      return local.has(request.streamId) ? local.follow(request) : remote.follow(request);
    },

    async requestStop(ref) {
      if (local.has(ref.streamId)) return local.requestStop(ref);
      const stream = await reads.find(ref);
      if (!stream || stream.end) return false;
      await reads.askToStop({ streamId: ref.streamId, node: stream.node });
      return true;
    },

    async countOpen(ownerId) {
      const elsewhere = await reads.countOpenElsewhere(ownerId, nodeId).catch(() => 0);
      return local.countOpen(ownerId) + elsewhere;
    },

    async check() {
      await redis.ping();
    },

    async close() {
      clearInterval(heart);
      local.close();
      remote.close();
      await mirror.close();
      if (redis.status === "ready") await redis.del(nodeKey).catch(() => undefined);
      redis.disconnect();
      subscriptions.disconnect();
    },
  };
}
