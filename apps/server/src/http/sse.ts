import type { Server, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply } from "fastify";

const COMMENT_EVERY_MS = 15_000;
/** An answer that begins at once travels with its head in one packet; where nothing has come by then, the head goes alone. */
const HEAD_WAITS_MS = 20;

export interface NumberedEvent {
  id: number;
  data: string;
}

export interface EventStream {
  /** A promise where the reader is slower than the writer; it settles when more can be taken. */
  send(events: readonly NumberedEvent[]): undefined | Promise<void>;
  /** Ends as the protocol says, with [DONE]. */
  done(): void;
  onLeave(callback: () => void): void;
}

const openStreams = new WeakMap<Server, Set<ServerResponse>>();

/**
 * Ends what is still open without the [DONE] of a whole stream: the browser asks for the rest with its last event id,
 * and another node has it.
 */
export function endEventStreams({ server }: FastifyInstance): void {
  for (const raw of openStreams.get(server) ?? []) raw.end();
}

/** Answers with server-sent events in the AI SDK's UI message stream protocol. */
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
  // Balancers close what is silent; a comment is no event.
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

  /** The head, with what was held back for it. */
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
