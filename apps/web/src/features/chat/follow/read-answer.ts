import type { Message } from "@metatron/contract/message";
import type { StreamPart } from "@metatron/contract/stream-parts";
import { ApiError } from "../../../api/api-error.ts";
import type { call } from "../../../api/call.ts";
import { type AnswerEvent, streamAnswer } from "../../../api/stream-answer.ts";
import type { track } from "../../../api/track.ts";
import { readAnswerDraft } from "../../../local-db/answer-drafts.ts";
import type { AnswerWriter } from "../../../local-db/answer-writer.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { applyName } from "../../../local-db/conversations.ts";
import { followAlone, type Locks } from "../sync/locks.ts";
import { applyEvent, beginAnswer, type GrowingAnswer } from "./apply-event.ts";
import { isOpen, toMessage } from "./growing-answers.ts";
import type { LiveAnswers } from "./live-answers.ts";

export interface ReadDeps {
  db: ChatsDatabase;
  locks: Locks;
  call: typeof call;
  writer: Pick<AnswerWriter, "grow" | "finish">;
  live: LiveAnswers;
  untilOnline: (failedTries: number, signal: AbortSignal) => Promise<void>;
  track: typeof track;
  /** An answer was read to its end, however it ended. */
  onEnded?: (message: Message) => void;
  now: () => Date;
  warn: (message: string, cause: unknown) => void;
}

interface Reading {
  answerId: string;
  /** The stream that this tab has just asked for; without one the answer is followed from where it was left. */
  stream?: Response;
  signal: AbortSignal;
}

/**
 * Reads an answer to its end, one tab at a time: another tab that reads it saves what it reads, and this one goes on
 * from there when that tab is closed.
 */
export async function readAnswer(deps: ReadDeps, { answerId, stream, signal }: Reading): Promise<void> {
  await followAlone(deps.locks, answerId, async () => {
    const row = await deps.db.messages.get(answerId);
    if (signal.aborted || !row || !isOpen(row)) return void (await stream?.body?.cancel());
    const draft = await readAnswerDraft(deps.db, answerId);
    const begun = beginAnswer(draft?.message ?? unwritten(toMessage(row)));
    const taker = takeEvents(deps, begun);
    try {
      await streamAnswer({
        ...(stream ? { begin: () => Promise.resolve(stream) } : {}),
        resume: (lastId) => resume(deps, { answerId, lastId, signal }),
        lastId: draft?.lastEventId ?? 0,
        untilOnline: (failedTries) => deps.untilOnline(failedTries, signal),
        onEvents: taker.take,
        signal,
      });
    } catch (error) {
      // The answer goes on without a reader; the sync fetches it when it has ended.
      if (!(error instanceof ApiError) && !signal.aborted) deps.warn("An answer could not be read.", error);
    }
    await taker.settled();
  });
}

/** The stream is read from its first event: what the server had written of it when the row was fetched comes again. */
function unwritten(message: Message): Message {
  return { ...message, text: "", content: [], citations: [], urls: [] };
}

function takeEvents(deps: ReadDeps, begun: GrowingAnswer) {
  const { writer, live, now } = deps;
  let growing = begun;
  let hasEnded = false;
  const written: Promise<void>[] = [];
  live.set(growing);

  function takeOne({ id, part }: AnswerEvent) {
    if (part.type === "data-title") written.push(nameConversation(deps, part));
    // After its end only the conversation's name comes.
    if (hasEnded) return;
    growing = applyEvent(growing, part);
    if (part.type !== "finish") return writer.grow({ ...growing.message, state: "streaming" }, id);
    hasEnded = true;
    const message = { ...growing.message, updatedAt: now().toISOString() };
    // Not at the end of the stream: the conversation's name may keep that waiting.
    written.push(writer.finish(message));
    tell(deps, growing);
  }

  return {
    take(events: AnswerEvent[]) {
      for (const event of events) takeOne(event);
      live.set(growing);
    },
    async settled() {
      await Promise.all(written);
      // Not read to its end: what is saved of it is shown instead, as it grows elsewhere.
      if (!hasEnded) live.forget(growing);
    },
  };
}

async function resume(
  { call }: ReadDeps,
  { answerId, lastId, signal }: { answerId: string; lastId: number; signal: AbortSignal },
): Promise<Response> {
  return await call("resumeStream", {
    params: { answerId },
    headers: { "last-event-id": String(lastId) },
    signal,
  });
}

async function nameConversation({ db }: ReadDeps, { data }: Extract<StreamPart, { type: "data-title" }>) {
  const { conversationId, title, emoji } = data;
  await applyName(db, { id: conversationId, title, emoji });
}

function tell({ track, onEnded }: ReadDeps, { message }: GrowingAnswer) {
  onEnded?.(message);
  const { state, errorCode, timeResponse } = message;
  const model = message.model ?? "";
  if (state === "complete") track("receive_response", { model, seconds: timeResponse ?? 0 });
  if (state === "failed" || state === "interrupted")
    track("response_error", { model, code: errorCode ?? "" });
}
