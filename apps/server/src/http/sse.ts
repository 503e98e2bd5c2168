import type { FastifyReply } from "fastify";

const COMMENT_EVERY_MS = 15_000;

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

/** Answers with server-sent events in the AI SDK's UI message stream protocol. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
    "x-vercel-ai-ui-message-stream": "v1",
  });
  // With the first events in one packet, or alone when none are there yet.
  const flush = setImmediate(() => !raw.writableEnded && raw.flushHeaders());
  // Balancers close what is silent; a comment is no event.
  const heartbeat = setInterval(() => raw.write(":\n\n"), COMMENT_EVERY_MS);
  raw.on("close", () => clearInterval(heartbeat));

  return {
    send(events) {
      let frame = "";
      for (const { id, data } of events) frame += `id: ${id}\ndata: ${data}\n\n`;
      clearImmediate(flush);
      if (raw.destroyed || raw.write(frame)) return undefined;
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
      if (!raw.destroyed) raw.end("data: [DONE]\n\n");
    },
    onLeave(callback) {
      raw.on("close", callback);
    },
  };
}
