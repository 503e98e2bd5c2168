import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import { beginFollowing, followTurn } from "@metatron/turn/follow-turn";
import { ApiError } from "../../../api/api-error.ts";
import type { call } from "../../../api/call.ts";
import { type AnswerEvent, streamAnswer } from "../../../api/stream-answer.ts";
import type { track } from "../../../api/track.ts";
import { readAnswerDraft } from "../../../local-db/answer-drafts.ts";
import { withTurn } from "../../../local-db/answer-of-turn.ts";
import type { AnswerWriter } from "../../../local-db/answer-writer.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { applyName } from "../../../local-db/conversations.ts";
import type { FollowedAnswer, MessageRow } from "../../../local-db/rows.ts";
import { applyVerdicts } from "../../../local-db/source-changes.ts";
import { followExclusively, type Locks } from "../sync/locks.ts";
import type { LiveAnswers } from "./live-answers.ts";
import { isOpen } from "./live-answers.ts";

export interface FollowDeps {
  db: ChatsDatabase;
  locks: Locks;
  call: typeof call;
  writer: Pick<AnswerWriter, "grow" | "finish">;
  live: LiveAnswers;
  untilOnline: (failedTries: number, signal: AbortSignal) => Promise<void>;
  track: typeof track;
  /** Called when an answer was read to its end, successful or not. */
  onEnded?: (answer: MessageRow) => void;
  now: () => Date;
  warn: (message: string, cause: unknown) => void;
}

interface Reading {
  answerId: string;
  /** The stream of a request that this tab just made; without it the answer is resumed where it was left. */
  stream?: Response;
  signal: AbortSignal;
}

/**
 * Reads an answer to its end, one tab at a time. The reading tab saves what it reads, and when that tab is
 * closed, the next one resumes from there.
 */
export async function followAnswer(deps: FollowDeps, { answerId, stream, signal }: Reading): Promise<void> {
  await followExclusively(deps.locks, answerId, async () => {
    const row = await deps.db.messages.get(answerId);
    if (signal.aborted || !row || !isOpen(row)) return void (await stream?.body?.cancel());
    const draft = await readAnswerDraft(deps.db, answerId);
    const begun = draft ?? { ...beginFollowing(answerId), id: answerId, idChat: row.idChat };
    const taker = takeEvents(deps, begun, row);
    try {
      await streamAnswer({
        ...(stream ? { begin: () => Promise.resolve(stream) } : {}),
        resume: (lastId) => resume(deps, { answerId, lastId, signal }),
        lastId: begun.lastId,
        untilOnline: (failedTries) => deps.untilOnline(failedTries, signal),
        onEvents: taker.take,
        signal,
      });
    } catch (error) {
      // The answer continues on the server without a reader; the sync fetches it when it has ended.
      if (!(error instanceof ApiError) && !signal.aborted) deps.warn("An answer could not be read.", error);
    }
    await taker.settled();
  });
}

function takeEvents(deps: FollowDeps, begun: FollowedAnswer, row: MessageRow) {
  const { writer, live, now } = deps;
  let followed = begun;
  const written: Promise<void>[] = [];
  const hasEnded = () => followed.turn.state !== "streaming";
  live.set(followed);

  function takeOne({ id, part }: AnswerEvent) {
    if (part.type === "data-title") written.push(nameConversation(deps, part));
    // After the end only the conversation's name and verdicts on statements arrive.
    if (hasEnded()) {
      if (part.type === "data-verdicts") takeVerdicts({ id, part });
      return;
    }
    followed = { ...followed, ...followTurn(followed, { id, event: part }) };
    if (!hasEnded()) return writer.grow(followed);
    // Does not wait for the end of the stream, which the conversation's name may delay.
    written.push(writer.finish(followed, now()));
    reportEnd(deps, withTurn(row, followed.turn));
  }

  /** Must run after the row of the finished answer is written, or that write would overwrite the verdicts. */
  function takeVerdicts({ id, part }: AnswerEvent) {
    followed = { ...followed, ...followTurn(followed, { id, event: part }) };
    const { citations, grounded } = followed.turn;
    const earlier = Promise.all(written);
    written.push(earlier.then(() => applyVerdicts(deps.db, { answerId: begun.id, citations, grounded })));
  }

  return {
    take(events: AnswerEvent[]) {
      for (const event of events) takeOne(event);
      live.set(followed);
    },
    async settled() {
      await Promise.all(written);
      // Not read to its end: the saved draft is shown instead, as another tab updates it.
      if (!hasEnded()) live.forget(followed);
    },
  };
}

async function resume(
  { call }: FollowDeps,
  { answerId, lastId, signal }: { answerId: string; lastId: number; signal: AbortSignal },
): Promise<Response> {
  return await call("resumeStream", {
    params: { answerId },
    headers: { "last-event-id": String(lastId) },
    signal,
  });
}

async function nameConversation({ db }: FollowDeps, { data }: Extract<StreamPart, { type: "data-title" }>) {
  const { conversationId, title, emoji } = data;
  await applyName(db, { id: conversationId, title, emoji });
}

function reportEnd({ track, onEnded }: FollowDeps, answer: MessageRow) {
  onEnded?.(answer);
  const { state, errorCode, timeResponse } = answer;
  const model = answer.model ?? "";
  if (state === "complete") track("receive_response", { model, seconds: timeResponse ?? 0 });
  if (state === "failed" || state === "interrupted")
    track("response_error", { model, code: errorCode ?? "" });
}
