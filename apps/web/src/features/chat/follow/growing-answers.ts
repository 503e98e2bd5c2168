import type { Message } from "@metatron/contract/message";
import type { PathStep } from "../../../local-db/active-path.ts";
import type { AnswerDraft, MessageRow } from "../../../local-db/rows.ts";
import { beginAnswer, type GrowingAnswer } from "./apply-event.ts";
import type { LiveAnswers } from "./live-answers.ts";

/** Asked by whoever shows an answer for that one alone: the page around it is not drawn again for each piece. */
export interface GrowingAnswers {
  of(answerId: string): GrowingAnswer | null;
  subscribe(listener: () => void): () => void;
}

interface Known {
  conversationId: string;
  steps: readonly PathStep[];
  live: Pick<LiveAnswers, "of" | "subscribe">;
  drafts: readonly AnswerDraft[];
}

/**
 * What is known of the answers shown beyond their rows: as this tab reads them, or as another tab saves them.
 * Of one that has ended its row is the truth, which also has what was done to it since.
 */
export function growingAnswers({ conversationId, steps, live, drafts }: Known): GrowingAnswers {
  const rows = new Map(steps.map(({ message }) => [message.id, message]));
  return {
    of(answerId) {
      const row = rows.get(answerId);
      if (!row) return null;
      const own = live.of(conversationId).get(answerId);
      if (own) return isOpen(row) ? own : ended(own, row);
      const draft = isOpen(row) ? drafts.find(({ id }) => id === answerId) : undefined;
      return draft ? ofOtherTab(draft) : null;
    },
    subscribe: live.subscribe,
  };
}

// The same object each time, or every one of them would be drawn again with each piece of the one that grows.
const endedAnswers = new WeakMap<MessageRow, GrowingAnswer>();
const draftedAnswers = new WeakMap<AnswerDraft, GrowingAnswer>();

function ended(own: GrowingAnswer, row: MessageRow): GrowingAnswer {
  const known = endedAnswers.get(row) ?? { ...own, message: toMessage(row) };
  endedAnswers.set(row, known);
  return known;
}

function ofOtherTab(draft: AnswerDraft): GrowingAnswer {
  const known = draftedAnswers.get(draft) ?? beginAnswer(draft.message);
  draftedAnswers.set(draft, known);
  return known;
}

export function toMessage({ seq: _seq, isOnServer: _isOnServer, ...row }: MessageRow): Message {
  return { ...row, state: row.state === "waiting" ? "streaming" : row.state };
}

export function isOpen({ state }: Pick<MessageRow, "state">): boolean {
  return state === "streaming" || state === "waiting";
}

export interface Running {
  answerId: string;
  /** `waiting`: still to be sent. */
  state: "waiting" | "streaming";
}

/** The answer at the end of what is shown, while it is not whole. */
export function runningAnswer(
  steps: readonly PathStep[],
  growing: Pick<GrowingAnswers, "of">,
): Running | null {
  const last = steps.at(-1)?.message;
  if (last?.role !== "assistant") return null;
  // Its last piece may have come before its row was written.
  const read = growing.of(last.id)?.message.state ?? "streaming";
  const { id: answerId, state } = last;
  const isRunning = read === "streaming" && (state === "waiting" || state === "streaming");
  return isRunning ? { answerId, state } : null;
}
