import type { MemberRole } from "@metatron/contract/assistants/constants";
import type { Db, Trx } from "../../adapters/db/index.ts";
import type { AssistantContent } from "../../adapters/db/tables/assistants.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { closedState, mayUse, type Rights, rightsOf, strongestRole } from "./assistant-policy.ts";
import { type AssistantRow, contentOf, publishedRow, versionRow } from "./assistant-row.ts";
import { bindInvitations } from "./bind-invitations.ts";
import { grantedRoles } from "./grants.repo.ts";

export interface Access {
  /** The newest version: the draft of the people who may edit it. */
  row: AssistantRow;
  /** The version that this person uses: the newest for editors, the published one for everyone else. */
  shown: AssistantRow;
  /** The person's own part; null if the access comes from a role or the assistant is official. */
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
  const published = await readPublished(db, row);
  const granted = row.is_official ? [] : await grantedRoles(db, row, session.roles);
  const standing = {
    isOfficial: row.is_official,
    roles: published.roles,
    memberRole: strongestRole(memberRole, granted),
    isInvited: memberRole !== null,
  };
  if (!mayUse(standing, session.roles)) return undefined;
  const can = rightsOf(standing, session.roles);
  return { row, shown: can.edit ? row : publishedRow(row, published), memberRole, can };
}

/** The content that people without the right to edit use. */
export function readPublished(db: Db | Trx, row: AssistantRow): Promise<AssistantContent> {
  return readContent(db, row, row.published_version);
}

/** The row with the content of one of its versions; undefined if the assistant does not exist. */
export async function readVersion(
  db: Db | Trx,
  { assistantId, version }: { assistantId: string; version: number | "published" | "newest" },
): Promise<AssistantRow | undefined> {
  const row = await db.selectFrom("assistants").selectAll().where("id", "=", assistantId).executeTakeFirst();
  if (!row || version === "newest") return row;
  const number = version === "published" ? row.published_version : version;
  return versionRow(row, { version: number, content: await readContent(db, row, number) });
}

async function readContent(db: Db | Trx, row: AssistantRow, version: number): Promise<AssistantContent> {
  if (row.version === version) return contentOf(row);
  const kept = await db
    .selectFrom("assistant_versions")
    .select("content")
    .where("assistant_id", "=", row.id)
    .where("version", "=", version)
    .executeTakeFirst();
  return kept?.content ?? contentOf(row);
}

/** Refuses a question to an assistant that its owner retired or an administrator disabled. */
export function mustBeOpen(row: AssistantRow): void {
  switch (closedState(row)) {
    case "retired":
      throw new AppError("assistant_retired", "This assistant was retired by its owner.");
    case "disabled":
      throw new AppError("assistant_disabled", "This assistant was disabled by an administrator.");
    case null:
  }
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
