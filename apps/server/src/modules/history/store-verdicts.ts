import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";

type Verdicts = Extract<StreamPart, { type: "data-verdicts" }>["data"];

export interface AnswerVerdicts extends Verdicts {
  answerId: string;
  personId: string;
  conversationId: string;
}

/**
 * Stores the verdicts about an answer's statements after its end. The changed digest makes other devices sync
 * them.
 */
export async function storeVerdicts(db: Db, verdicts: AnswerVerdicts): Promise<void> {
  const { answerId, personId, conversationId, grounded } = verdicts;
  const byNumber = Object.fromEntries(
    verdicts.verdicts.map(({ n, verified, statements }) => [String(n), { verified, statements }]),
  );
  const now = new Date();
  await sql`
    with judged as (
      update messages m set is_grounded = ${grounded}, updated_at = ${now}, citations = (
        select coalesce(jsonb_agg(c.value || coalesce(${toJsonb(byNumber)}::jsonb -> (c.value ->> 'n'), '{}') order by c.place), '[]')
        from jsonb_array_elements(m.citations) with ordinality as c (value, place))
      where m.id = ${answerId} and m.conversation_id = ${conversationId} and m.person_id = ${personId}
        and m.state in ('complete', 'stopped')
      returning m.id
    )
    update conversations c set updated_at = greatest(c.updated_at, ${now}), digest = ''
    where c.id = ${conversationId} and c.person_id = ${personId} and exists (select from judged)`.execute(db);
}
