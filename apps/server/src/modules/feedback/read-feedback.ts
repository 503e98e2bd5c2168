import type { FeedbackDetail } from "@metatron/contract/feedback/feedback";
import type { Db } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import { toAssistant } from "./list-feedback.ts";
import { selectShared } from "./select-shared.ts";

export async function readFeedback(db: Db, id: string): Promise<FeedbackDetail> {
  const row = await selectShared(db)
    .leftJoin("assistants as a", "a.id", "c.assistant_id")
    .select(["a.id as assistant_id", "a.name as assistant_name"])
    .select([
      ...(["f.feedback", "f.reasons", "f.comment", "f.state", "f.model", "f.note", "f.given_at"] as const),
      ...(["c.chat", "q.text as question", "m.text as answer", "m.state as answer_state"] as const),
      ...(["m.error_code", "m.category", "m.citations", "m.urls", "m.is_grounded"] as const),
    ])
    .where("f.message_id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    id,
    feedback: row.feedback,
    reasons: row.reasons,
    comment: row.comment,
    state: row.state,
    model: row.model,
    chat: row.chat,
    assistant: toAssistant(row.assistant_id, row.assistant_name),
    question: row.question ?? "",
    givenAt: row.given_at.toISOString(),
    answer: row.answer,
    answerState: row.answer_state,
    errorCode: row.error_code,
    category: row.category,
    citations: row.citations,
    urls: row.urls,
    isGrounded: row.is_grounded,
    note: row.note,
  };
}
