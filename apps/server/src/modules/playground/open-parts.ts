import type { FastifyReply } from "fastify";
import { openEventStream } from "../../http/sse.ts";

export interface PartStream<Part> {
  /** Resolves when the reader can accept more. */
  send(part: Part): Promise<void> | undefined;
  done(): void;
  /** Aborted when the reader disconnects, because the stream has no other reader. */
  signal: AbortSignal;
}

/** A response for one reader, written directly to the connection; it can't be resumed. */
export function openParts<Part>(reply: FastifyReply): PartStream<Part> {
  const stream = openEventStream(reply);
  const controller = new AbortController();
  let id = 0;
  stream.onLeave(() => controller.abort("left"));
  return {
    send(part) {
      id += 1;
      return stream.send([{ id, data: JSON.stringify(part) }]);
    },
    done: () => stream.done(),
    signal: controller.signal,
  };
}
