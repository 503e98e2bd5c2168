import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import type { Session } from "../../http/session.ts";

export type Invited = Pick<Session, "personId" | "userEmail" | "isEmailVerified">;

/**
 * Binds invitations to this e-mail to this person for good: a later owner of the same address must not inherit
 * them. In the same statement the person gets a notice of each, or a crash in between would leave them untold.
 */
export async function bindInvitations(db: Db | Trx, invited: Invited): Promise<void> {
  const { personId, userEmail, isEmailVerified } = invited;
  if (!isEmailVerified) return;
  await sql`
    with bound as (
      update assistant_members m set person_id = ${personId}
      where m.invited_email = ${userEmail} and m.person_id is null
        and not exists (select 1 from assistant_members other
          where other.assistant_id = m.assistant_id and other.person_id = ${personId})
      returning m.assistant_id, m.role, m.added_by
    )
    insert into notices (person_id, key, kind, content, assistant_id)
    select ${personId}, 'assistant_shared:' || bound.assistant_id, 'assistant_shared',
      jsonb_build_object('kind', 'assistant_shared', 'assistantId', bound.assistant_id, 'assistant', a.name,
        'role', bound.role, 'by', inviter.name),
      bound.assistant_id
    from bound join assistants a on a.id = bound.assistant_id
    left join people inviter on inviter.id = bound.added_by
    on conflict (person_id, key) do nothing`.execute(db);
}
