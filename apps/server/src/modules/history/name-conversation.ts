import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { isOneOf, prepared } from "../../adapters/db/prepared.ts";

export interface ConversationName {
  personId: string;
  conversationId: string;
  title: string;
  emoji: string | null;
}

/**
 * Stores titles that models made after first answers. A title that the person has set in the meantime stays.
 */
export async function nameConversations(db: Db, names: readonly ConversationName[]): Promise<undefined[]> {
  const input = names.map(({ personId, conversationId, title, emoji }) => ({
    id: conversationId,
    person_id: personId,
    title,
    emoji,
  }));
  await sql`${prepared("name-conversations")}
    with input as materialized (
      select * from jsonb_to_recordset(${toJsonb(input)}::jsonb) as i(id uuid, person_id uuid, title text, emoji text)
    )
    update conversations c
    set title = i.title, emoji = coalesce(c.emoji, i.emoji), is_title_final = true,
      updated_at = ${new Date()}, digest = ''
    from input i
    where c.id = i.id and c.person_id = i.person_id and not c.is_title_final
      and ${isOneOf(sql`c.id`, sql`select id from input`)}`.execute(db);
  return names.map(() => undefined);
}
