import type { Server, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply } from "fastify";

const COMMENT_EVERY_MS = 15_000;
/** The headers wait this long to be sent in one packet with the first events. */
const HEAD_WAITS_MS = 20;

export interface NumberedEvent {
  id: number;
  data: string;
}

export interface EventStream {
  /** Returns a promise if the reader is slower than the writer; it resolves when more can be sent. */
  send(events: readonly NumberedEvent[]): undefined | Promise<void>;
  /** Ends the stream with the protocol's [DONE]. */
  done(): void;
  onLeave(callback: () => void): void;
}

const openStreams = new WeakMap<Server, Set<ServerResponse>>();

/** Ends open streams without [DONE]: the browser resumes with its last event id on another node. */
export function endEventStreams({ server }: FastifyInstance): void {
  for (const raw of openStreams.get(server) ?? []) raw.end();
}

export function countEventStreams({ server }: FastifyInstance): number {
  return openStreams.get(server)?.size ?? 0;
}

/** Responds with server-sent events in the AI SDK's UI message stream protocol. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  const open = openStreams.get(reply.server.server) ?? new Set();
  openStreams.set(reply.server.server, open.add(raw));
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
    "x-vercel-ai-ui-message-stream": "v1",
  });
  let held: string | undefined;
  let hasLeft = false;
  const waiting = setTimeout(leave, HEAD_WAITS_MS);
  // Load balancers close silent connections; a comment is not an event.
  const heartbeat = setInterval(() => {
    if (!isOver()) raw.write(":\n\n");
  }, COMMENT_EVERY_MS);
  raw.on("close", () => {
    open.delete(raw);
    clearTimeout(waiting);
    clearInterval(heartbeat);
  });

  function isOver() {
    return raw.destroyed || raw.writableEnded;
  }

  /** Sends the headers with the events that were held back. */
  function leave() {
    hasLeft = true;
    if (isOver()) return;
    if (held === undefined) raw.flushHeaders();
    else raw.write(held);
  }

  return {
    send(events) {
      let frame = held !== undefined && !hasLeft ? held : "";
      for (const { id, data } of events) frame += `id: ${id}\ndata: ${data}\n\n`;
      if (!hasLeft && held === undefined) {
        held = frame;
        return undefined;
      }
      hasLeft = true;
      clearTimeout(waiting);
      if (isOver() || raw.write(frame)) return undefined;
      return new Promise((resolve) => {
        const settle = () => {
          raw.off("drain", settle);
          raw.off("close", settle);
          resolve();
        };
        raw.on("drain", settle);
        raw.on("close", settle);
      });
    },
    done() {
      clearTimeout(waiting);
      if (!isOver()) raw.end(`${hasLeft ? "" : (held ?? "")}data: [DONE]\n\n`);
      hasLeft = true;
    },
    onLeave(callback) {
      raw.on("close", callback);
    },
  };
}
