import type { Server, ServerResponse } from "node:http";
import type { Writable } from "node:stream";
import { constants, createGzip } from "node:zlib";
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

const openStreams = new WeakMap<Server, Set<Writable>>();

/** Ends open streams without [DONE]: the browser resumes with its last event id on another node. */
export function endEventStreams({ server }: FastifyInstance): void {
  for (const out of openStreams.get(server) ?? []) out.end();
}

export function countEventStreams({ server }: FastifyInstance): number {
  return openStreams.get(server)?.size ?? 0;
}

/** `gzip` only for a reader who asked for it: each write is then flushed as a block of its own. */
export type EventEncoding = "identity" | "gzip";

/** Responds with server-sent events in the AI SDK's UI message stream protocol. */
export function openEventStream(
  reply: FastifyReply,
  { encoding = "identity" }: { encoding?: EventEncoding } = {},
): EventStream {
  reply.hijack();
  const { raw } = reply;
  const out = encoding === "gzip" ? compressedInto(raw) : raw;
  const open = openStreams.get(reply.server.server) ?? new Set();
  openStreams.set(reply.server.server, open.add(out));
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
    "x-vercel-ai-ui-message-stream": "v1",
    ...(encoding === "gzip" ? { "content-encoding": "gzip" } : {}),
  });
  let held: string | undefined;
  let hasLeft = false;
  const waiting = setTimeout(leave, HEAD_WAITS_MS);
  // Load balancers close silent connections; a comment is not an event.
  const heartbeat = setInterval(() => {
    if (!isOver()) out.write(":\n\n");
  }, COMMENT_EVERY_MS);
  raw.on("close", () => {
    open.delete(out);
    clearTimeout(waiting);
    clearInterval(heartbeat);
  });

  function isOver() {
    return raw.destroyed || out.writableEnded;
  }

  /** Sends the headers with the events that were held back. */
  function leave() {
    hasLeft = true;
    if (isOver()) return;
    if (held === undefined) raw.flushHeaders();
    else out.write(held);
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
      if (isOver() || out.write(frame)) return undefined;
      return new Promise((resolve) => {
        const settle = () => {
          out.off("drain", settle);
          raw.off("close", settle);
          resolve();
        };
        out.on("drain", settle);
        raw.on("close", settle);
      });
    },
    done() {
      clearTimeout(waiting);
      if (!isOver()) out.end(`${hasLeft ? "" : (held ?? "")}data: [DONE]\n\n`);
      hasLeft = true;
    },
    onLeave(callback) {
      raw.on("close", callback);
    },
  };
}

/** Small windows: a stream of words gains nothing from more, and every reader holds this memory. */
const GZIP = { windowBits: 14, memLevel: 7, flush: constants.Z_SYNC_FLUSH };

function compressedInto(raw: ServerResponse): Writable {
  const gzip = createGzip(GZIP);
  gzip.on("error", () => raw.destroy());
  raw.on("close", () => gzip.destroy());
  gzip.pipe(raw);
  return gzip;
}
