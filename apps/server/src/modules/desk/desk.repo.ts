import type { DeskGuide } from "@metatron/contract/desk/desk-guide";
import type { Selectable } from "kysely";
import type { Db, Tables, Trx } from "../../adapters/db/index.ts";

export interface OwnConversation {
  personId: string;
  conversationId: string;
}

export type GuideRow = Selectable<Tables["desk_guides"]>;

export function readGuideRow(
  db: Db | Trx,
  { personId, conversationId }: OwnConversation,
): Promise<GuideRow | undefined> {
  return db
    .selectFrom("desk_guides")
    .selectAll()
    .where("conversation_id", "=", conversationId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
}

export function toGuide(row: GuideRow): DeskGuide {
  return {
    conversationId: row.conversation_id,
    answerId: row.answer_id,
    fileId: row.file_id,
    title: row.title,
    steps: row.steps,
    current: row.current,
    state: row.state,
  };
}

/** The steps that did not help, for a ticket. */
export async function readTriedSteps(db: Db, own: OwnConversation): Promise<string[]> {
  const row = await readGuideRow(db, own);
  return row ? row.steps.slice(0, row.current) : [];
}
