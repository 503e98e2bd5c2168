import { LocalStreams } from "./local-streams.ts";
import type { StreamLimits, Streams, StreamsLog } from "./stream-types.ts";

/** Streams of a single node, without Redis. */
export function createMemoryStreams(options: { limits: StreamLimits; log: StreamsLog }): Streams {
  const local = new LocalStreams(options);
  return {
    async reserve(ref, most) {
      const place = local.reserve(ref, most);
      if (place === "full") return null;
      return { release: async () => void (place === "reserved" && local.release(ref)) };
    },
    open: async (ref, options) => local.open(ref, options)?.writer ?? null,
    follow: async (request) => local.follow(request),
    requestStop: async (ref) => local.requestStop(ref),
    countOpen: async (ownerId) => local.countOpen(ownerId),
    check: async () => undefined,
    close: async () => local.close(),
  };
}
