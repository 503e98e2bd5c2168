import { useEffect, useMemo, useSyncExternalStore } from "react";
import { followRunning } from "../../features/chat/send/follow-running.ts";
import { growingAnswers } from "../../features/chat/send/growing-answers.ts";
import type { PathStep } from "../../local-db/active-path.ts";
import { readAnswerDraft } from "../../local-db/answer-drafts.ts";
import type { AnswerDraft } from "../../local-db/rows.ts";
import { useLive } from "../../local-db/use-live.ts";
import { inTime } from "../../local-db/write-behind.ts";
import { useChat } from "../chat.ts";

const NONE: readonly AnswerDraft[] = [];

/** The answers of a conversation that are being written, here or in another tab; followed as long as it is shown. */
export function useGrowing(conversationId: string, steps: readonly PathStep[]) {
  const { db, live, follow } = useChat();
  const own = useSyncExternalStore(live.subscribe, () => live.of(conversationId));
  const foreign = steps
    .filter(({ message }) => message.state === "streaming" && !own.has(message.id))
    .map(({ message }) => message.id);
  const drafts = useLive(async () => {
    const found = await Promise.all(foreign.map((id) => readAnswerDraft(db, id)));
    return found.filter((draft) => draft !== undefined);
  }, [db, foreign.join()]);
  const drafted = drafts.state === "ready" ? drafts.value : NONE;
  useEffect(() => followRunning({ follow, later: inTime }, steps), [follow, steps]);
  return useMemo(() => growingAnswers(steps, own, drafted), [steps, own, drafted]);
}
