import type { AuditAction } from "@metatron/contract/audit/constants";
import type { Trx } from "../../adapters/db/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import { handOverSources } from "../connectors/index.ts";
import { assistantOwner, handOverFiles } from "../files/index.ts";
import { removeNotices } from "../notices/index.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";
import { needAccess } from "./find-access.ts";
import { lockMembers, type MemberRow, membersMeant, mustKeepAnOwner } from "./members.repo.ts";

export async function removeMember(
  deps: RemovalDeps,
  session: Session,
  { assistantId, email }: { assistantId: string; email: string },
): Promise<void> {
  await needAccess(deps.db, session, assistantId, "share");
  await remove(deps, {
    assistantId,
    actorId: session.personId,
    audited: "assistant.member_removed",
    // Matches the displayed e-mail; a person who only claims another member's e-mail is not removed.
    findMeant(members) {
      const proved = membersMeant(members, email);
      return proved.length > 0 ? proved : members.filter((member) => member.email === email);
    },
  });
}

/** Every member may leave, but the last owner must transfer the assistant first. */
export async function leaveAssistant(
  deps: RemovalDeps,
  session: Session,
  assistantId: string,
): Promise<void> {
  const { memberRole } = await needAccess(deps.db, session, assistantId);
  if (memberRole === null)
    throw new AppError("conflict", "This assistant is open to you without being a member.");
  await remove(deps, {
    assistantId,
    actorId: session.personId,
    audited: "assistant.member_left",
    findMeant: (members) => members.filter((member) => member.person_id === session.personId),
  });
}

type RemovalDeps = Pick<AssistantsDeps, "db">;

interface Removal {
  assistantId: string;
  actorId: string;
  audited: AuditAction;
  findMeant: (members: readonly MemberRow[]) => readonly MemberRow[];
}

async function remove(deps: RemovalDeps, removal: Removal): Promise<void> {
  const { assistantId, actorId, audited, findMeant } = removal;
  await deps.db.transaction().execute(async (trx) => {
    const members = await lockMembers(trx, assistantId);
    const gone = findMeant(members);
    if (gone.length === 0) throw notFound();
    const left = members.filter((member) => !gone.includes(member));
    mustKeepAnOwner(left);
    const heir = left.find(({ role, person_id }) => role === "owner" && person_id !== null)?.person_id;
    for (const { id, person_id: personId } of gone) {
      await trx.deleteFrom("assistant_members").where("id", "=", id).execute();
      if (personId && heir) await handOver(trx, { assistantId, from: personId, to: heir });
      await recordAudit(trx, {
        actorId,
        action: audited,
        subjectType: "assistant",
        subjectId: assistantId,
        details: { memberId: id, personId },
      });
    }
    const people = gone.flatMap(({ person_id }) => person_id ?? []);
    if (people.length === 0) return;
    await removeNotices(trx, { assistantId, people });
    // A pin on an inaccessible assistant would keep its place in the gallery for ever.
    await trx
      .deleteFrom("assistant_uses")
      .where("assistant_id", "=", assistantId)
      .where("person_id", "in", people)
      .execute();
  });
}

/** Files and sources that a person added belong to the assistant and stay when the person leaves. */
async function handOver(
  trx: Trx,
  { assistantId, from, to }: { assistantId: string; from: string; to: string },
): Promise<void> {
  await handOverFiles(trx, { owner: assistantOwner(assistantId), from, to });
  await handOverSources(trx, { collectionId: assistantId, from, to });
}
