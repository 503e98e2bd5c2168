import { randomUUID } from "node:crypto";
import type { HubClient } from "./hub-client.ts";
import { LocalStreams } from "./local-streams.ts";
import type {
  FollowRequest,
  StreamLimits,
  StreamRef,
  Streams,
  StreamsLog,
  StreamWriter,
} from "./stream-types.ts";

/** A reader in another process, whose stream is written here. */
interface Served {
  leave(): void;
  taken: (() => void) | undefined;
}

/**
 * Streams of one of several processes of a machine. Events stay in the process that writes them; a reader in another
 * process gets them by way of the hub.
 */
export function createHubStreams({
  hub,
  limits,
  log,
}: {
  hub: HubClient;
  limits: StreamLimits;
  log: StreamsLog;
}): Streams {
  const local = new LocalStreams({
    limits,
    log,
    onChange: ({ state, streamId, ownerId }) => {
      if (state !== "open") hub.tell({ type: "ended", ref: { streamId, ownerId } });
    },
    onDrop: ({ streamId, ownerId }) => {
      superseded.delete(streamId);
      hub.tell({ type: "dropped", ref: { streamId, ownerId } });
    },
  });
  /** Written here before another process took them over. */
  const superseded = new Set<string>();
  const following = new Map<string, FollowRequest>();
  const served = new Map<string, Served>();

  hub.onPush((message) => {
    switch (message.type) {
      case "stop":
        return local.stop(message.streamId);
      case "superseded":
        return void superseded.add(message.streamId);
      case "serve":
        return serve(message);
      case "unfollow":
        served.get(message.followId)?.leave();
        return void served.delete(message.followId);
      case "taken":
        return served.get(message.followId)?.taken?.();
      case "events":
        return void deliver(message.followId, message.events);
      case "follow-end": {
        const request = following.get(message.followId);
        following.delete(message.followId);
        request?.onEnd(message.reason);
      }
    }
  });

  return {
    async reserve(ref, most) {
      const place = await hub.ask("reserve", { ref, most });
      if (place === "full") return null;
      return {
        release: async () => {
          if (place === "reserved") hub.tell({ type: "release", ref });
        },
      };
    },
    async open(ref, options = {}) {
      if (local.has(ref.streamId)) return null;
      if (!(await hub.ask("open", { ref, attempt: options.attempt ?? 0 }))) return null;
      superseded.delete(ref.streamId);
      const opened = local.open(ref, options);
      return opened && withRest(ref, opened.writer);
    },
    async follow(request) {
      const { streamId, ownerId, afterId } = request;
      const here = superseded.has(streamId) ? null : local.follow(request);
      if (here) return here;
      const followId = randomUUID();
      following.set(followId, request);
      if (!(await hub.ask("follow", { followId, ref: { streamId, ownerId }, afterId }))) {
        following.delete(followId);
        return null;
      }
      return () => {
        if (following.delete(followId)) hub.tell({ type: "unfollow", followId });
      };
    },
    requestStop: (ref) => hub.ask("stop", { ref }),
    countOpen: (ownerId) => hub.ask("count", { ownerId }),
    check: async () => undefined,
    close: async () => local.close(),
  };

  function withRest(ref: StreamRef, writer: StreamWriter): StreamWriter {
    return {
      ...writer,
      rest() {
        hub.tell({ type: "rest", ref });
        const wake = writer.rest();
        return () => {
          wake();
          hub.tell({ type: "wake", ref });
        };
      },
    };
  }

  function serve({ followId, ref, afterId }: { followId: string; ref: StreamRef; afterId: number }) {
    const leave = local.follow({
      ...ref,
      afterId,
      onEvents(events) {
        hub.tell({ type: "events", followId, events });
        // The next batch waits until the other process has sent this one.
        return new Promise((resolve) => {
          const entry = served.get(followId);
          if (entry) entry.taken = resolve;
        });
      },
      onEnd(reason) {
        served.delete(followId);
        hub.tell({ type: "follow-end", followId, reason });
      },
    });
    // The stream was dropped between the hub's look-up and this message.
    if (leave) served.set(followId, { leave, taken: undefined });
    else hub.tell({ type: "follow-end", followId, reason: "interrupted" });
  }

  async function deliver(followId: string, events: Parameters<FollowRequest["onEvents"]>[0]) {
    try {
      await following.get(followId)?.onEvents(events);
      if (following.has(followId)) hub.tell({ type: "taken", followId });
    } catch (error) {
      following.delete(followId);
      hub.tell({ type: "unfollow", followId });
      log.error({ err: error }, "a stream reader failed");
    }
  }
}
