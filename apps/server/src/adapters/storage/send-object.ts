import type { FastifyReply } from "fastify";
import { contentHeaders } from "./content-headers.ts";
import type { StoredObject } from "./storage-types.ts";

/** Sends an object or the requested range, with headers that keep browsers from executing it. */
export function sendObject(
  reply: FastifyReply,
  { stream, size, part }: StoredObject,
  content: { type: string; fileName: string; disposition: "inline" | "attachment" },
): FastifyReply {
  if (part) reply.header("content-range", `bytes ${part.from}-${part.to}/${size}`);
  return reply
    .status(part ? 206 : 200)
    .headers(contentHeaders(content))
    .header("accept-ranges", "bytes")
    .header("content-length", part ? part.to - part.from + 1 : size)
    .send(stream);
}
