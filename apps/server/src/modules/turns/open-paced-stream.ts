import { STREAM_PACE_HEADER, type StreamPace } from "@metatron/contract/chat/constants";
import type { FastifyReply } from "fastify";
import { type EventStream, openEventStream } from "../../http/sse.ts";
import { groupEvents } from "./group-events.ts";

const GROUPED: StreamPace = "grouped";

/** Opens the stream at the pace that the reader asked for; any other reader gets each event at once, uncompressed. */
export function openPacedStream(reply: FastifyReply): EventStream {
  const { headers } = reply.request;
  if (headers[STREAM_PACE_HEADER] !== GROUPED) return openEventStream(reply);
  const encoding = acceptsGzip(headers["accept-encoding"]) ? "gzip" : "identity";
  return groupEvents(openEventStream(reply, { encoding }));
}

/** `gzip;q=0` refuses it. */
export function acceptsGzip(acceptEncoding: string | string[] | undefined): boolean {
  return String(acceptEncoding ?? "")
    .split(",")
    .map((each) => each.trim().toLowerCase().split(";"))
    .some(([name, quality = "q=1"]) => name?.trim() === "gzip" && Number(quality.trim().slice(2)) > 0);
}
