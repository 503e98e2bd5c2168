import type { Message } from "@metatron/contract/chat/message";
import type { Selectable } from "kysely";
import type { Tables } from "../../adapters/db/index.ts";

/** A message with the draft of its answer while the answer is in flight. */
export type MessageRow = Omit<
  Selectable<Tables["messages"]>,
  "seq" | "person_id" | "writer_id" | "search" | "steers" | "tool_text" | "asked_by"
> & {
  draft: string | null;
  asker: string | null;
};

export function toMessage(row: MessageRow): Message {
  const text = row.state === "streaming" ? (row.draft ?? "") : row.text;
  return {
    id: row.id,
    idChat: row.conversation_id,
    content: row.state === "streaming" && text !== "" ? [{ type: "text", text }] : row.content,
    text,
    role: row.role,
    type: row.kind,
    feedback: row.feedback,
    badComment: row.bad_comment,
    preselectComment: row.preselect_comment,
    activeFeedback: false,
    sendFeedback: row.feedback !== null,
    files: row.files,
    createAt: row.created_at.toISOString(),
    unique: row.unique_id,
    idAnswer: row.answer_id,
    timeResponse: row.time_response,
    model: row.model,
    urls: row.urls,
    grounded: row.is_grounded,
    online: row.is_online,
    state: row.state,
    parentId: row.parent_id,
    category: row.category,
    citations: row.citations,
    usage: row.usage,
    errorCode: row.error_code,
    ...(row.steps ? { steps: row.steps } : {}),
    ...(row.memory ? { memory: row.memory } : {}),
    ...(row.asker === null ? {} : { askedBy: row.asker }),
    updatedAt: row.updated_at.toISOString(),
  };
}
