import type { MemberRole } from "@metatron/contract/assistants/constants";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { mayUse, type Rights, rightsOf } from "./assistant-policy.ts";
import type { AssistantRow } from "./assistant-row.ts";
import { bindInvitations } from "./bind-invitations.ts";

export interface Access {
  row: AssistantRow;
  memberRole: MemberRole | null;
  can: Rights;
}

export type Asker = Pick<Session, "personId" | "userEmail" | "isEmailVerified" | "roles">;

/** The assistant with this person's rights; undefined if the person may not see it. */
export async function findAccess(
  db: Db | Trx,
  session: Asker,
  assistantId: string,
): Promise<Access | undefined> {
  const row = await db.selectFrom("assistants").selectAll().where("id", "=", assistantId).executeTakeFirst();
  if (!row) return undefined;
  const memberRole = row.is_official ? null : await memberRoleOf(db, session, assistantId);
  const standing = {
    isOfficial: row.is_official,
    roles: row.roles,
    memberRole,
    isInvited: memberRole !== null,
  };
  if (!mayUse(standing, session.roles)) return undefined;
  return { row, memberRole, can: rightsOf(standing, session.roles) };
}

/** Answers 404 to a stranger, and 403 to a person with access but without this right. */
export async function needAccess(
  db: Db | Trx,
  session: Asker,
  assistantId: string,
  right: "use" | keyof Rights = "use",
): Promise<Access> {
  const access = await findAccess(db, session, assistantId);
  if (!access) throw notFound();
  if (right === "use" || access.can[right]) return access;
  if (access.row.is_official)
    throw new AppError("assistant_protected", "Official assistants are changed by administrators only.");
  throw new AppError("forbidden", "Your part in this assistant does not allow this.");
}

async function memberRoleOf(db: Db | Trx, session: Asker, assistantId: string): Promise<MemberRole | null> {
  const { personId, userEmail, isEmailVerified } = session;
  const rows = await db
    .selectFrom("assistant_members")
    .select(["person_id", "role"])
    .where("assistant_id", "=", assistantId)
    .where((eb) =>
      eb.or([
        eb("person_id", "=", personId),
        eb.and([eb("person_id", "is", null), eb("invited_email", "=", userEmail)]),
      ]),
    )
    .execute();
  const bound = rows.find((row) => row.person_id === personId);
  if (bound) return bound.role;
  const [invitation] = rows;
  if (!invitation || !isEmailVerified) return null;
  await bindInvitations(db, session);
  return invitation.role;
}
