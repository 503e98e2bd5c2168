import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";

/**
 * Memory of each row of `selectMessages`: its text is held twice, alone and in its content. The length of a
 * stored text is known without reading it.
 */
export function selectMessageSizes(db: Db, personId: string) {
  return db
    .selectFrom("messages as m")
    .leftJoin("answer_drafts as d", (join) =>
      join.onRef("d.message_id", "=", "m.id").on("m.state", "=", "streaming"),
    )
    .where("m.person_id", "=", personId)
    .select(["m.id", "m.seq", "m.conversation_id"])
    .select(sql<number>`2 * octet_length(m.text) + coalesce(octet_length(d.text), 0)`.as("bytes"));
}

/**
 * A person's messages with the drafts of unfinished ones, as `toMessage` expects them, without the search
 * columns.
 */
export function selectMessages(db: Db, personId: string) {
  return db
    .selectFrom("messages as m")
    .leftJoin("answer_drafts as d", (join) =>
      join.onRef("d.message_id", "=", "m.id").on("m.state", "=", "streaming"),
    )
    .leftJoin("people as asker", "asker.id", "m.asked_by")
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
      "m.memory",
      "d.text as draft",
      "asker.name as asker",
    ]);
}
