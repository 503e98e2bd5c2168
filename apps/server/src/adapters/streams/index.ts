import type { HubClient } from "./hub-client.ts";
import { createMemoryStreams } from "./memory-streams.ts";
import { DEFAULT_STREAM_LIMITS, type StreamLimits, type Streams, type StreamsLog } from "./stream-types.ts";

export { type CounterStore, createCounterStore } from "./counters.ts";
export { createHubClient, type HubClient } from "./hub-client.ts";
export type { FromHub, HubLink, ToHub } from "./hub-messages.ts";
export { createStash, type Stash, type StashedValue } from "./stash.ts";
export { createStreamHub, type StreamHub } from "./stream-hub.ts";
export {
  type FollowRequest,
  firstIdOf,
  type Reservation,
  type StreamEnd,
  type StreamEvent,
  type StreamLimits,
  type StreamRef,
  type Streams,
  StreamsUnavailable,
  type StreamWriter,
} from "./stream-types.ts";

/** The event logs of answers being written. With Redis they reach every node, with a hub every process of this machine. */
export async function createStreams({
  redisUrl,
  hub,
  keyPrefix = "metatron:",
  limits,
  log,
}: {
  redisUrl?: string | undefined;
  /** Set in one of several processes of a machine. */
  hub?: HubClient | undefined;
  keyPrefix?: string;
  limits?: Partial<StreamLimits>;
  log: StreamsLog;
}): Promise<Streams> {
  const allLimits = { ...DEFAULT_STREAM_LIMITS, ...limits };
  if (!redisUrl && hub) {
    const { createHubStreams } = await import("./hub-streams.ts");
    return createHubStreams({ hub, limits: allLimits, log });
  }
  if (!redisUrl) return createMemoryStreams({ limits: allLimits, log });
  const { createRedisStreams } = await import("./redis-streams.ts");
  return createRedisStreams({ redisUrl, keyPrefix, limits: allLimits, log });
}
