/**
 * Every key of this adapter in Redis. A log's key is also the channel that wakes its readers, a node's key
 * the channel for stop requests.
 */
export type RedisKeys = ReturnType<typeof redisKeys>;

export function redisKeys(prefix: string) {
  return {
    /** Hash: owner, node, first id of this attempt and, after the end, state and lastId. */
    stream: (streamId: string) => `${prefix}stream:${streamId}`,
    /** Redis stream: each entry holds a group of events under the id of its last event. */
    log: (streamId: string) => `${prefix}log:${streamId}`,
    /** Hash: open stream → node that writes it. */
    openBy: (ownerId: string) => `${prefix}open:${ownerId}`,
    /** Exists while the node sends heartbeats. */
    node: (nodeId: string) => `${prefix}node:${nodeId}`,
  };
}
