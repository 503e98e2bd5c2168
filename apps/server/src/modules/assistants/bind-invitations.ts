import { type SqlBool, sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import type { Session } from "../../http/session.ts";

export type Invited = Pick<Session, "personId" | "userEmail" | "isEmailVerified">;

/** Binds invitations to this e-mail to this person for good: a later owner of the same address must not inherit them. */
export async function bindInvitations(db: Db | Trx, invited: Invited): Promise<void> {
  const { personId, userEmail, isEmailVerified } = invited;
  if (!isEmailVerified) return;
  const isMemberAlready = sql<SqlBool>`exists (select 1 from assistant_members bound
    where bound.assistant_id = assistant_members.assistant_id and bound.person_id = ${personId})`;
  await db
    .updateTable("assistant_members")
    .set({ person_id: personId })
    .where("invited_email", "=", userEmail)
    .where("person_id", "is", null)
    .where((eb) => eb.not(isMemberAlready))
    .execute();
}
