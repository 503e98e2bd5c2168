import type { Redis } from "ioredis";
import type { RedisKeys } from "./redis-keys.ts";
import { type StreamEnd, type StreamEvent, type StreamRef, StreamsUnavailable } from "./stream-types.ts";

const GROUPS_PER_READ = 256;

export type RemoteStream = {
  node: string;
  firstId: number;
  end: { reason: StreamEnd; lastId: number } | null;
};

export type RedisReads = ReturnType<typeof createRedisReads>;

/** Queries to Redis about streams of other nodes. */
export function createRedisReads({ redis, keys }: { redis: Redis; keys: RedisKeys }) {
  async function livingNodes(nodeIds: string[]): Promise<Set<string>> {
    if (nodeIds.length === 0) return new Set();
    const answers = await redis.mget(nodeIds.map(keys.node));
    return new Set(nodeIds.filter((_, i) => answers[i] !== null));
  }

  return {
    /** Null if this owner has no such stream. */
    async find({ streamId, ownerId }: StreamRef): Promise<RemoteStream | null> {
      const [owner, ...rest] = await asking(
        redis.hmget(keys.stream(streamId), "owner", "node", "firstId", "state", "lastId"),
      );
      return owner === ownerId ? remoteStream(rest) : null;
    },

    /**
     * Reads the state before the events: in the other order, events written in between would be lost after
     * the end.
     */
    async read(streamId: string, afterId: number) {
      const [fields, groups] = await Promise.all([
        redis.hmget(keys.stream(streamId), "node", "firstId", "state", "lastId"),
        redis.xrange(keys.log(streamId), `(${afterId}`, "+", "COUNT", GROUPS_PER_READ),
      ]);
      const events = groups.flatMap(eventsOf).filter(({ id }) => id > afterId);
      return { stream: remoteStream(fields), events, hasMore: groups.length === GROUPS_PER_READ };
    },

    livingNodes,

    /** Streams of dead nodes are still listed, but do not count as open. */
    async countOpenElsewhere(ownerId: string, thisNode: string): Promise<number> {
      const writers = Object.values(await redis.hgetall(keys.openBy(ownerId)));
      const others = writers.filter((node) => node !== thisNode);
      const living = await livingNodes([...new Set(others)]);
      return others.filter((node) => living.has(node)).length;
    },

    /** Stored as well as published: a node that is reconnecting would miss the message. */
    async askToStop({ streamId, node }: { streamId: string; node: string }): Promise<void> {
      await asking(
        Promise.all([
          redis.hset(keys.stream(streamId), "stop", "1"),
          redis.publish(keys.node(node), streamId),
        ]),
      );
    },
  };
}

async function asking<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    throw new StreamsUnavailable("Redis did not answer.", { cause: error });
  }
}

function remoteStream([node, firstId, state, lastId]: (string | null | undefined)[]): RemoteStream | null {
  if (!node) return null;
  const isEnded = state === "done" || state === "interrupted";
  return {
    node,
    firstId: Number(firstId ?? 1),
    end: isEnded ? { reason: state, lastId: Number(lastId) } : null,
  };
}

/** The id of a group is that of its last event, `57-0`; its fields are [name, data, name, data, …]. */
function eventsOf([groupId, fields]: [id: string, fields: string[]]): StreamEvent[] {
  const data = fields.filter((_, i) => i % 2 === 1);
  const firstId = Number.parseInt(groupId, 10) - data.length + 1;
  return data.map((text, i) => ({ id: firstId + i, data: text }));
}
