import type { BackgroundKind } from "@metatron/contract/unread-answers/constants";
import type { UnreadAnswer, WaitingAnswer } from "@metatron/contract/unread-answers/unread-answer";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";

const MOST_LISTED = 100;

export interface EndedAnswer {
  personId: string;
  conversationId: string;
  answerId: string;
  kind: BackgroundKind;
  failed: boolean;
  at: Date;
}

/** Marks the conversation as unread; does nothing if it was deleted in the meantime. */
export async function noteUnreadAnswer(
  db: Db | Trx,
  { personId, conversationId, answerId, kind, failed, at }: EndedAnswer,
): Promise<void> {
  await sql`insert into unread_answers (conversation_id, person_id, answer_id, kind, failed, at)
    select c.id, c.person_id, ${answerId}, ${kind}, ${failed}, ${at} from conversations c
    where c.id = ${conversationId} and c.person_id = ${personId}
    on conflict (conversation_id) do update
      set answer_id = excluded.answer_id, kind = excluded.kind, failed = excluded.failed, at = excluded.at`.execute(
    db,
  );
}

export async function listUnreadAnswers(db: Db, personId: string): Promise<UnreadAnswer[]> {
  const rows = await db
    .selectFrom("unread_answers as u")
    .innerJoin("conversations as c", "c.id", "u.conversation_id")
    .select(["u.conversation_id", "u.answer_id", "u.kind", "u.failed", "u.at", "c.title"])
    .where("u.person_id", "=", personId)
    .orderBy("u.at", "desc")
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ conversation_id, answer_id, kind, title, failed, at }) => ({
    conversationId: conversation_id,
    answerId: answer_id,
    kind,
    title,
    failed,
    at: at.toISOString(),
  }));
}

/** Answers that wait on any device, the longest wait first. */
export async function listWaitingAnswers(db: Db, personId: string): Promise<WaitingAnswer[]> {
  const rows = await db
    .selectFrom("waiting_calls as w")
    .innerJoin("messages as m", "m.id", "w.turn_id")
    .innerJoin("conversations as c", "c.id", "w.conversation_id")
    .select(["w.conversation_id", "w.turn_id", "c.title"])
    .select(({ fn }) => fn.min("w.asked_at").as("since"))
    .where("w.person_id", "=", personId)
    .where("w.answer", "is", null)
    // A comparison shows its own; its columns have no address in the chat.
    .where("c.comparison_id", "is", null)
    .where("w.expires_at", ">", sql<Date>`now()`)
    .where("m.state", "=", "streaming")
    .groupBy(["w.conversation_id", "w.turn_id", "c.title"])
    .orderBy("since")
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ conversation_id, turn_id, title, since }) => ({
    conversationId: conversation_id,
    answerId: turn_id,
    title,
    since: since.toISOString(),
  }));
}

export async function markAnswersRead(
  db: Db,
  { personId, conversationId }: { personId: string; conversationId: string },
): Promise<void> {
  await db
    .deleteFrom("unread_answers")
    .where("conversation_id", "=", conversationId)
    .where("person_id", "=", personId)
    .execute();
}
