import { setTimeout as wait } from "node:timers/promises";
import type { Message } from "@metatron/contract/chat/message";
import type { FastifyReply } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { firstIdOf, type Streams, StreamsUnavailable } from "../../adapters/streams/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { EventStream, NumberedEvent } from "../../http/sse.ts";
import { readMessage, type WriterWatch } from "../history/index.ts";
import { openPacedStream } from "./open-paced-stream.ts";
import { replayAnswer } from "./replay-answer.ts";

const LOOK_AGAIN_MS = 250;
/** Longer than the detection of a dead writer takes. */
const WAIT_FOR_WRITER_MS = 15_000;

export interface FollowDeps {
  db: Db;
  streams: Streams;
  watch: WriterWatch;
  isShuttingDown?: () => boolean;
  /** Called when a reader gets the end of an answer. */
  onEndSent?: (answerId: string) => void;
}

export interface Follower {
  reply: FastifyReply;
  personId: string;
  answerId: string;
  /** The last event id that the reader has received. */
  afterId: number;
  /** The reply for a reader who connects after the end of the answer. */
  whenOver: "replay" | "no content";
  /** Removes what this reader must not see yet; by default the reader gets every event. */
  filter?: EventFilter;
}

export type EventFilter = (events: readonly NumberedEvent[]) => readonly NumberedEvent[];

/**
 * Streams an answer to one reader, from their last event on. An answer without a writer ends instead of
 * waiting for ever.
 */
export async function followAnswer(deps: FollowDeps, follower: Follower): Promise<FastifyReply> {
  const { reply, personId, answerId } = follower;
  const deadline = Date.now() + WAIT_FOR_WRITER_MS;
  while (true) {
    if (await follow(deps, follower)) return reply;
    const message = await readMessage(deps.db, { personId, messageId: answerId });
    if (message?.role !== "assistant") throw notFound();
    if (message.state !== "streaming") {
      deps.onEndSent?.(answerId);
      return sendWhatIsOver(follower, message);
    }
    if (Date.now() > deadline)
      throw new AppError("answer_interrupted", "The answer broke off.", { retryAfterSeconds: 2 });
    await deps.watch.sweep();
    await wait(LOOK_AGAIN_MS);
  }
}

async function follow(
  deps: FollowDeps,
  { reply, personId, answerId, afterId, filter = everyEvent }: Follower,
): Promise<boolean> {
  let stream: EventStream | undefined;
  let lastId = afterId;
  let leave: (() => void) | null = null;
  let isGone = false;
  const opened = () => {
    stream ??= openPacedStream(reply);
    return stream;
  };

  const join = () =>
    deps.streams.follow({
      streamId: answerId,
      ownerId: personId,
      afterId: lastId,
      onEvents(events) {
        lastId = events.at(-1)?.id ?? lastId;
        if (events.some(isEndEvent)) deps.onEndSent?.(answerId);
        return opened().send(filter(events));
      },
      onEnd(reason) {
        if (reason === "interrupted") void resumeOrEnd();
        else opened().done();
      },
    });

  /** The writer is gone. If another process takes the answer over, this reader follows that process. */
  async function resumeOrEnd() {
    const deadline = Date.now() + WAIT_FOR_WRITER_MS;
    let stored = await readStored();
    while (stored === "unknown" || stored?.state === "streaming") {
      if (isGone || deps.isShuttingDown?.() || Date.now() >= deadline) break;
      leave = await join().catch(() => null);
      if (leave) return;
      await wait(LOOK_AGAIN_MS);
      stored = await readStored();
    }
    if (isGone) return;
    const last =
      stored !== "unknown" && isEnded(stored) ? storedEndEvents(stored, lastId) : [interruption(lastId + 1)];
    opened().send(filter(last));
    opened().done();
    deps.onEndSent?.(answerId);
  }

  async function readStored(): Promise<Message | undefined | "unknown"> {
    try {
      await deps.watch.sweep();
      return await readMessage(deps.db, { personId, messageId: answerId });
    } catch {
      // The database is away too; it may be back before the reader's patience ends.
      return "unknown";
    }
  }

  leave = await join().catch((error: unknown) => {
    if (error instanceof StreamsUnavailable)
      throw new AppError("overloaded", error.message, { retryAfterSeconds: 2 });
    throw error;
  });
  if (!leave) return false;
  opened().onLeave(() => {
    isGone = true;
    leave?.();
  });
  return true;
}

/** Reads no JSON: this is called for every event of every reader. */
const isEndEvent = ({ data }: NumberedEvent) => data.startsWith('{"type":"finish",');

const everyEvent: EventFilter = (events) => events;

/** Ended by its writer, and not by those who found it abandoned. */
const isEnded = (message: Message | undefined): message is Message =>
  message !== undefined && message.state !== "streaming" && message.state !== "interrupted";

/**
 * Above the ids of every attempt. Counted from the reader's last event instead, the same event would have another id after each resume, and a reader who
 * resumes a little earlier would ignore the first ones and add the rest to what it has.
 */
const FIRST_STORED_ID = firstIdOf({ attempt: 1000 });

/**
 * The writing process stored the end of the answer and died before it streamed that end. The reader may lack events that no log has, so the stored answer
 * replaces what the reader has.
 */
function storedEndEvents(message: Message, lastId: number): NumberedEvent[] {
  const replacing = JSON.stringify({ type: "data-taken-over", data: { steps: [] } });
  const whole = replayAnswer(message).map(({ data }) => data);
  return [replacing, ...whole]
    .map((data, at) => ({ id: FIRST_STORED_ID + at, data }))
    .filter(({ id }) => id > lastId);
}

function interruption(id: number) {
  const errorText = "The answer broke off; what was written so far is kept.";
  return { id, data: JSON.stringify({ type: "error", errorText, code: "answer_interrupted" }) };
}

function sendWhatIsOver({ reply, whenOver, filter = everyEvent }: Follower, message: Message): FastifyReply {
  if (whenOver === "no content") return reply.status(204).send();
  const stream = openPacedStream(reply);
  stream.send(filter(replayAnswer(message)));
  stream.done();
  return reply;
}
