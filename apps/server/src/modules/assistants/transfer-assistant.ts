import type { Member } from "@metatron/contract/assistants/assistant";
import { isAdmin } from "@metatron/contract/roles";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import { invite } from "./add-member.ts";
import { findAccess } from "./find-access.ts";
import { lockMembers, type MemberRow, membersMeant, readMembers, toMember } from "./members.repo.ts";

/** Transfers ownership: by the owner to a member, or by an administrator to anyone after the owner left. */
export async function transferAssistant(
  db: Db,
  session: Session,
  { assistantId, email }: { assistantId: string; email: string },
): Promise<Member[]> {
  const handsOver = await whoHandsOver(db, session, assistantId);
  return db.transaction().execute(async (trx) => {
    const members = await lockMembers(trx, assistantId);
    const next = membersMeant(members, email).find((member) => member.person_id !== null);
    if (!next && handsOver === "owner")
      throw new AppError("person_unknown", "Nobody with this e-mail has joined this assistant yet.");

    const isReplaced = (member: MemberRow) =>
      member !== next && (handsOver === "administrator" || member.person_id === session.personId);
    for (const { id, role } of members.filter(isReplaced)) {
      if (role === "owner") await setRole(trx, id, "editor");
    }
    if (next) await setRole(trx, next.id, "owner");
    else await inviteAsOwner(trx, members);
    await recordAudit(trx, {
      actorId: session.personId,
      action: "assistant.handed_over",
      subjectType: "assistant",
      subjectId: assistantId,
      details: { to: next?.person_id ?? null, by: handsOver },
    });
    return (await readMembers(trx, assistantId)).map(toMember);
  });

  async function inviteAsOwner(trx: Trx, members: readonly MemberRow[]) {
    const waiting = members.find((member) => member.person_id === null && member.email === email);
    if (waiting) await setRole(trx, waiting.id, "owner");
    else await invite(trx, session.personId, { assistantId, email, role: "owner" });
  }
}

async function whoHandsOver(
  db: Db,
  session: Session,
  assistantId: string,
): Promise<"owner" | "administrator"> {
  const access = await findAccess(db, session, assistantId);
  if (access?.row.is_official)
    throw new AppError("assistant_protected", "Official assistants have no owner.");
  if (access?.can.share) return "owner";
  if (isAdmin(session.roles) && (await exists(db, assistantId))) return "administrator";
  if (access) throw new AppError("forbidden", "Only the owner hands an assistant over.");
  throw notFound();
}

async function exists(db: Db, assistantId: string): Promise<boolean> {
  const row = await db.selectFrom("assistants").select("id").where("id", "=", assistantId).executeTakeFirst();
  return row !== undefined;
}

async function setRole(trx: Trx, memberId: string, role: MemberRow["role"]): Promise<void> {
  await trx.updateTable("assistant_members").set({ role }).where("id", "=", memberId).execute();
}
