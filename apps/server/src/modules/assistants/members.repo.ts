import type { Member } from "@metatron/contract/assistants/assistant";
import type { MemberRole } from "@metatron/contract/assistants/constants";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { AppError } from "../../http/app-error.ts";

export interface MemberRow {
  id: string;
  person_id: string | null;
  /** As it is shown: of an invitation the one it was sent to. */
  email: string;
  /** Of an invitation, or of a person who has proved that the e-mail is theirs: only those are meant by it. */
  is_proved: boolean;
  name: string | null;
  role: MemberRole;
  added_at: Date;
}

/** The e-mail shown is the one that a person has now, if it is verified; else the one that the invitation was sent to. */
export function readMembers(db: Db | Trx, assistantId: string): Promise<MemberRow[]> {
  return db
    .selectFrom("assistant_members as m")
    .leftJoin("people as p", "p.id", "m.person_id")
    .select(["m.id", "m.person_id", "m.role", "m.added_at", "p.name"])
    .select([
      sql<string>`case when p.is_email_verified then p.email else m.invited_email end`.as("email"),
      sql<boolean>`m.person_id is null or coalesce(p.is_email_verified, false)`.as("is_proved"),
    ])
    .where("m.assistant_id", "=", assistantId)
    .orderBy("m.added_at")
    .orderBy("m.id")
    .execute();
}

/** The members that an e-mail gives a role to. A person whose token claims the e-mail without verifying it is left out. */
export const membersMeant = (members: readonly MemberRow[], email: string): MemberRow[] =>
  members.filter((member) => member.is_proved && member.email === email);

/** Until the transaction ends nobody else changes these members: two owners could leave at once otherwise. */
export async function lockMembers(trx: Trx, assistantId: string): Promise<MemberRow[]> {
  await trx.selectFrom("assistants").select("id").where("id", "=", assistantId).forUpdate().execute();
  return readMembers(trx, assistantId);
}

/** An invited owner who was never here does not count: the assistant would be nobody's. */
export function mustKeepAnOwner(left: readonly MemberRow[]): void {
  if (left.some(({ role, person_id }) => role === "owner" && person_id !== null)) return;
  throw new AppError("last_owner", "The last owner stays until someone else is the owner.");
}

export function toMember({ email, name, role, added_at, person_id }: MemberRow): Member {
  const named = name === null ? {} : { name };
  return { email, ...named, role, addedAt: added_at.toISOString(), joined: person_id !== null };
}
