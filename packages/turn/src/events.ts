import { type StreamPart, streamPart } from "@metatron/contract/chat/stream-parts";
import { z } from "zod";

/** An event of a turn. On the wire it is a part of the stream, whose schema is in the contract. */
export const turnEvent = streamPart;
export type TurnEvent = StreamPart;

/** An event in the stream log: ids grow within a turn, and an id is never reused for another event. */
export const numberedEvent = z.object({ id: z.int().min(1), event: turnEvent });
export type NumberedEvent = z.infer<typeof numberedEvent>;
