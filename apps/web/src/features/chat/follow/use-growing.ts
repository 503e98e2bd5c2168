import { waitingCallsOf } from "@metatron/turn/turn";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { PathStep } from "../../../local-db/active-path.ts";
import { readAnswerDrafts } from "../../../local-db/answer-drafts.ts";
import type { FollowedAnswer } from "../../../local-db/rows.ts";
import { useLive } from "../../../local-db/use-live.ts";
import { inTime } from "../../../local-db/write-behind.ts";
import { useChat } from "../use-chat.ts";
import { followRunning, foreignAnswers } from "./follow-running.ts";
import { type GrowingAnswers, growingAnswers, type Running, runningAnswer } from "./live-answers.ts";

const NONE: readonly FollowedAnswer[] = [];

/** The answers of a conversation that are being written, here or in another tab; followed while mounted. */
export function useGrowing(conversationId: string, steps: readonly PathStep[]): GrowingAnswers {
  const { db, live, follow } = useChat();
  // A string, so that it changes when this tab starts to read an answer, and not with each part.
  const foreign = useSyncExternalStore(live.subscribe, () =>
    foreignAnswers(steps, live.of(conversationId)).join(),
  );
  const drafts = useLive(db, (chats) => readAnswerDrafts(chats, foreign ? foreign.split(",") : []), [
    foreign,
  ]);
  const drafted = drafts.state === "ready" ? drafts.value : NONE;
  useEffect(() => followRunning({ follow, later: inTime }, steps), [follow, steps]);
  return useMemo(
    () => growingAnswers({ conversationId, steps, live, drafts: drafted }),
    [conversationId, steps, live, drafted],
  );
}

/** Whether the running answer waits for a permission or a reply of the person. */
export function useWaiting(running: Running | null, growing: GrowingAnswers): boolean {
  return useSyncExternalStore(growing.subscribe, () => {
    const turn = running && growing.of(running.answerId)?.turn;
    return turn ? waitingCallsOf(turn).length > 0 : false;
  });
}

/** The last visible answer, while it is unfinished. */
export function useRunning(steps: readonly PathStep[], growing: GrowingAnswers): Running | null {
  const isRunning = useSyncExternalStore(growing.subscribe, () => runningAnswer(steps, growing) !== null);
  return isRunning ? runningAnswer(steps, growing) : null;
}
