import { createMemoryStreams } from "./memory-streams.ts";
import { DEFAULT_STREAM_LIMITS, type StreamLimits, type Streams, type StreamsLog } from "./stream-types.ts";

export { type CounterStore, createCounterStore } from "./counters.ts";
export { createStash, type Stash, type StashedValue } from "./stash.ts";
export {
  type FollowRequest,
  type Reservation,
  type StreamEnd,
  type StreamEvent,
  type StreamLimits,
  type StreamRef,
  type Streams,
  StreamsUnavailable,
  type StreamWriter,
} from "./stream-types.ts";

/** The event logs of answers being written. With Redis they reach every node, otherwise only this process. */
export async function createStreams({
  redisUrl,
  keyPrefix = "metatron:",
  limits,
  log,
}: {
  redisUrl?: string | undefined;
  keyPrefix?: string;
  limits?: Partial<StreamLimits>;
  log: StreamsLog;
}): Promise<Streams> {
  const allLimits = { ...DEFAULT_STREAM_LIMITS, ...limits };
  if (!redisUrl) return createMemoryStreams({ limits: allLimits, log });
  const { createRedisStreams } = await import("./redis-streams.ts");
  return createRedisStreams({ redisUrl, keyPrefix, limits: allLimits, log });
}
