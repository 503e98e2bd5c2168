import type { Member } from "@metatron/contract/assistants/assistant";
import type { MemberRole } from "@metatron/contract/assistants/constants";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { AppError } from "../../http/app-error.ts";
import { readGrants } from "./grants.repo.ts";

export interface MemberRow {
  id: string;
  person_id: string | null;
  /** The displayed e-mail; for an invitation, its recipient. */
  email: string;
  /**
   * True for an invitation, or if the person has verified the e-mail: only then does the e-mail identify the
   * member.
   */
  is_proved: boolean;
  name: string | null;
  role: MemberRole;
  added_at: Date;
}

/** Shows the person's current e-mail if it is verified, otherwise the e-mail of the invitation. */
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

/** The members, and the roles that have access. */
export async function readMembership(db: Db, assistantId: string) {
  return {
    items: (await readMembers(db, assistantId)).map(toMember),
    grants: await readGrants(db, assistantId),
  };
}

/**
 * The members that an e-mail identifies. A person whose token claims the e-mail without verification is
 * excluded.
 */
export const membersMeant = (members: readonly MemberRow[], email: string): MemberRow[] =>
  members.filter((member) => member.is_proved && member.email === email);

/** Locks the members until the end of the transaction: otherwise two owners could leave at once. */
export async function lockMembers(trx: Trx, assistantId: string): Promise<MemberRow[]> {
  await trx.selectFrom("assistants").select("id").where("id", "=", assistantId).forUpdate().execute();
  return readMembers(trx, assistantId);
}

/** An invited owner who has never signed in does not count, because the assistant would have no owner. */
export function mustKeepAnOwner(left: readonly MemberRow[]): void {
  if (left.some(({ role, person_id }) => role === "owner" && person_id !== null)) return;
  throw new AppError("last_owner", "The last owner stays until someone else is the owner.");
}

export function toMember({ email, name, role, added_at, person_id }: MemberRow): Member {
  const named = name === null ? {} : { name };
  return { email, ...named, role, addedAt: added_at.toISOString(), joined: person_id !== null };
}
