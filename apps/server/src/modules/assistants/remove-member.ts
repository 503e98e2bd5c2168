import type { Db } from "../../adapters/db/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import { needAccess } from "./find-access.ts";
import { lockMembers, type MemberRow, mustKeepAnOwner } from "./members.repo.ts";

export async function removeMember(
  db: Db,
  session: Session,
  { assistantId, email }: { assistantId: string; email: string },
): Promise<void> {
  await needAccess(db, session, assistantId, "share");
  await remove(db, {
    ...{ assistantId, actorId: session.personId, audited: "assistant.member_removed" },
    isMeant: (member) => member.email === email,
  });
}

/** Everyone may give up their own part, but the last owner hands it over first. */
export async function leaveAssistant(db: Db, session: Session, assistantId: string): Promise<void> {
  const { memberRole } = await needAccess(db, session, assistantId);
  if (memberRole === null)
    throw new AppError("conflict", "This assistant is open to you without being a member.");
  await remove(db, {
    ...{ assistantId, actorId: session.personId, audited: "assistant.member_left" },
    isMeant: (member) => member.person_id === session.personId,
  });
}

interface Removal {
  assistantId: string;
  actorId: string;
  audited: string;
  isMeant: (member: MemberRow) => boolean;
}

async function remove(db: Db, { assistantId, actorId, audited, isMeant }: Removal): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const members = await lockMembers(trx, assistantId);
    const gone = members.filter(isMeant);
    if (gone.length === 0) throw notFound();
    mustKeepAnOwner(members.filter((member) => !gone.includes(member)));
    for (const { id, email } of gone) {
      await trx.deleteFrom("assistant_members").where("id", "=", id).execute();
      await recordAudit(trx, {
        ...{ actorId, action: audited, subjectType: "assistant", subjectId: assistantId },
        details: { email },
      });
    }
    const people = gone.flatMap(({ person_id }) => person_id ?? []);
    if (people.length === 0) return;
    // A pin on what one can't open would keep its place in the gallery for good.
    await trx
      .deleteFrom("assistant_uses")
      .where("assistant_id", "=", assistantId)
      .where("person_id", "in", people)
      .execute();
  });
}
