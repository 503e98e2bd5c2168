import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import { ApiError } from "./api-error.ts";
import { readEvents, type StreamEvent } from "./read-events.ts";

export type AnswerEvent = StreamEvent<StreamPart>;

/** `done`: read to its end. `over`: it ended while nobody read; the history has it. */
export type StreamEnd = "done" | "over";

export interface AnswerStream {
  /** Begins it: the send itself, or nothing where an answer under way is only followed. */
  begin?: () => Promise<Response>;
  /** The rest of it after this id; 204 when it is over. */
  resume: (lastId: number) => Promise<Response>;
  /** The last event that the reader has, 0 for none. */
  lastId: number;
  /** Settles when it makes sense to try again. */
  untilOnline: (failedTries: number) => Promise<void>;
  onEvents: (events: AnswerEvent[]) => void;
  signal: AbortSignal;
}

/**
 * Reads an answer to its end, over as many connections as it takes, no event twice and none missing.
 * Throws the `ApiError` of a send that was refused, and the signal's reason when it is aborted.
 */
export async function streamAnswer(stream: AnswerStream): Promise<StreamEnd> {
  let { lastId } = stream;
  let failedTries = 0;
  let hasBegun = stream.begin === undefined;
  while (true) {
    stream.signal.throwIfAborted();
    try {
      const response = hasBegun || !stream.begin ? await stream.resume(lastId) : await stream.begin();
      hasBegun = true;
      if (response.status === 204) return "over";
      const isWhole = await readEvents(response, take);
      if (isWhole) return "done";
    } catch (error) {
      stream.signal.throwIfAborted();
      if (!isLostConnection(error)) throw error;
    }
    failedTries += 1;
    await stream.untilOnline(failedTries);
  }

  function take(events: AnswerEvent[]) {
    const news = events.filter(({ id }) => id > lastId);
    if (news.length === 0) return;
    lastId = news.at(-1)?.id ?? lastId;
    failedTries = 0;
    stream.onEvents(news);
  }
}

// The body of a response that breaks off throws a TypeError; the send itself an ApiError without a status.
const isLostConnection = (error: unknown) =>
  error instanceof ApiError
    ? error.code === "network_unreachable" || error.status >= 502
    : error instanceof TypeError;
