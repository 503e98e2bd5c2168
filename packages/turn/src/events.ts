import { type StreamPart, streamPart } from "@metatron/contract/chat/stream-parts";
import { z } from "zod";

/** Something that happened in a turn. On the wire it is a part of the stream, whose schema is the contract's. */
export const turnEvent = streamPart;
export type TurnEvent = StreamPart;

/** As it lies in the stream log: ids grow within a turn, and an id that was seen never comes with another event. */
export const numberedEvent = z.object({ id: z.int().min(1), event: turnEvent });
export type NumberedEvent = z.infer<typeof numberedEvent>;
