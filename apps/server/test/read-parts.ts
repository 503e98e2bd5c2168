import { type StreamPart, streamPart } from "@metatron/contract/chat/stream-parts";

export interface ReadEvent {
  id: number;
  part: StreamPart;
}

/** A whole event stream as its numbered parts; every part must be one of the contract's. */
export function readEvents(body: string): ReadEvent[] {
  return body
    .split("\n\n")
    .filter((frame) => frame.startsWith("id: "))
    .map((frame) => {
      const [idLine = "", dataLine = ""] = frame.split("\n");
      return { id: Number(idLine.slice(4)), part: streamPart.parse(JSON.parse(dataLine.slice(6))) };
    });
}

export const readParts = (body: string): StreamPart[] => readEvents(body).map(({ part }) => part);

export const textOf = (parts: readonly StreamPart[]): string =>
  parts.map((part) => (part.type === "text-delta" ? part.delta : "")).join("");
