import { type SqlBool, sql } from "kysely";
import type { Trx } from "../../../adapters/db/index.ts";
import { AppError } from "../../../http/app-error.ts";

/**
 * The id of the person with this verified e-mail who is a member of the assistant; for an official assistant,
 * of anybody known. People without access would be told about documents that they can't open.
 */
export async function findResponsible(
  trx: Trx,
  { assistantId, email }: { assistantId: string; email: string },
): Promise<string> {
  const person = await trx
    .selectFrom("people as p")
    .select("p.id")
    .where("p.email", "=", email)
    .where("p.is_email_verified", "=", true)
    .where(
      sql<SqlBool>`(exists (select from assistants a where a.id = ${assistantId} and a.is_official)
        or exists (select from assistant_members m where m.assistant_id = ${assistantId} and m.person_id = p.id))`,
    )
    .executeTakeFirst();
  if (!person) throw new AppError("person_unknown", "Nobody with this e-mail has joined this assistant yet.");
  return person.id;
}
