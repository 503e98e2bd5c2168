import type { Member } from "@metatron/contract/assistants/assistant";
import type { MemberRole } from "@metatron/contract/assistants/constants";
import type { Db, Trx } from "../../adapters/db/index.ts";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import { needAccess } from "./find-access.ts";
import { lockMembers, type MemberRow, membersMeant, mustKeepAnOwner, toMember } from "./members.repo.ts";

export interface Invitation {
  assistantId: string;
  email: string;
  role: MemberRole;
}

/**
 * Invites by e-mail; the first person who signs in with that verified e-mail becomes the member. A second
 * call with another role changes the role.
 */
export async function addMember(db: Db, session: Session, invitation: Invitation): Promise<Member> {
  const { assistantId, email, role } = invitation;
  await needAccess(db, session, assistantId, "share");
  return db.transaction().execute(async (trx) => {
    const members = await lockMembers(trx, assistantId);
    const known = membersMeant(members, email);
    if (known.length === 0) return invite(trx, session.personId, invitation);
    if (known.every((member) => member.role === role)) return toMember(firstOf(known));

    const after = members.map((member) => (known.includes(member) ? { ...member, role } : member));
    mustKeepAnOwner(after);
    await setMemberRole(trx, session.personId, { assistantId, members: known, role });
    return toMember({ ...firstOf(known), role });
  });
}

/** Members who have the role already are left alone. */
export async function setMemberRole(
  trx: Trx,
  actorId: string,
  { assistantId, members, role }: { assistantId: string; members: readonly MemberRow[]; role: MemberRole },
): Promise<void> {
  for (const { id, person_id: personId } of members.filter((member) => member.role !== role)) {
    await trx.updateTable("assistant_members").set({ role }).where("id", "=", id).execute();
    await recordAudit(trx, {
      actorId,
      action: "assistant.member_changed",
      subjectType: "assistant",
      subjectId: assistantId,
      details: { memberId: id, personId, role },
    });
  }
}

export async function invite(
  trx: Trx,
  actorId: string,
  { assistantId, email, role }: Invitation,
): Promise<Member> {
  const addedAt = new Date();
  const id = crypto.randomUUID();
  await trx
    .insertInto("assistant_members")
    .values({
      id,
      assistant_id: assistantId,
      person_id: null,
      invited_email: email,
      role,
      added_by: actorId,
      added_at: addedAt,
    })
    .execute();
  await recordAudit(trx, {
    actorId,
    action: "assistant.member_added",
    subjectType: "assistant",
    subjectId: assistantId,
    // Audit entries are immutable, so they hold no e-mail: the row of the invitation has it.
    details: { memberId: id, personId: null, role },
  });
  return toMember({ id, person_id: null, email, is_proved: true, name: null, role, added_at: addedAt });
}

function firstOf(members: readonly MemberRow[]): MemberRow {
  const [first] = members;
  if (!first) throw new Error("A list that was checked is empty.");
  return first;
}
