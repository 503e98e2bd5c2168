import type { Db } from "../../adapters/db/index.ts";

/** A person's messages with the drafts of the unfinished ones, as `toMessage` takes them, and without what only the search reads. */
export function selectMessages(db: Db, personId: string) {
  return db
    .selectFrom("messages as m")
    .leftJoin("answer_drafts as d", (join) =>
      join.onRef("d.message_id", "=", "m.id").on("m.state", "=", "streaming"),
    )
    .where("m.person_id", "=", personId)
    .select([
      "m.id",
      "m.seq",
      "m.conversation_id",
      "m.unique_id",
      "m.parent_id",
      "m.answer_id",
      "m.role",
      "m.kind",
      "m.state",
      "m.content",
      "m.text",
      "m.files",
      "m.urls",
      "m.citations",
      "m.usage",
      "m.category",
      "m.model",
      "m.time_response",
      "m.is_grounded",
      "m.is_online",
      "m.feedback",
      "m.bad_comment",
      "m.preselect_comment",
      "m.created_at",
      "m.updated_at",
      "m.error_code",
      "m.steps",
      "d.text as draft",
    ]);
}
