import type { FastifyReply } from "fastify";
import { openEventStream } from "../../http/sse.ts";

export interface PartStream<Part> {
  /** Settles when the reader can take more. */
  send(part: Part): Promise<void> | undefined;
  done(): void;
  /** Aborted when the reader leaves: nobody else will ever read this. */
  signal: AbortSignal;
}

/** An answer for one reader, written straight to the connection: nothing is kept to be resumed. */
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
