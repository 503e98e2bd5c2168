import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import { ApiError } from "./api-error.ts";
import { readEvents, type StreamEvent } from "./read-events.ts";

export type AnswerEvent = StreamEvent<StreamPart>;

/**
 * `done`: read to its end. `over`: the answer ended while no
 * connection was open and must be read from the history.
 */
export type StreamEnd = "done" | "over";

export interface AnswerStream {
  /**
   * Starts the answer by sending the question. Undefined when an
   * answer that is already running is only followed.
   */
  begin?: () => Promise<Response>;
  /** Requests the events after this id. The response is a 204 when the answer has ended. */
  resume: (lastId: number) => Promise<Response>;
  /** Id of the last event that the reader has, 0 for none. */
  lastId: number;
  /** Resolves when a retry makes sense. */
  untilOnline: (failedTries: number) => Promise<void>;
  onEvents: (events: AnswerEvent[]) => void;
  signal: AbortSignal;
}

/**
 * Reads an answer to its end, over as many connections as needed, without duplicated or missing events.
 * Throws the `ApiError` of a refused send, and the signal's reason when it is aborted.
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

// A response body that breaks off throws a TypeError; a failed send throws an ApiError without a status.
const isLostConnection = (error: unknown) =>
  error instanceof ApiError
    ? error.code === "network_unreachable" || error.status >= 502
    : error instanceof TypeError;
