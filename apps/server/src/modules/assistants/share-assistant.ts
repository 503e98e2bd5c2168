import type { Member } from "@metatron/contract/assistants/assistant";
import type { Audience, GrantRole, MemberRole } from "@metatron/contract/assistants/constants";
import type { Exclusion, FoundPerson, Grant } from "@metatron/contract/assistants/life";
import { isExternal, isMeantFor, knownRoles, type Role } from "@metatron/contract/roles";
import { sql } from "kysely";
import { ConnectorError } from "../../adapters/connectors/index.ts";
import type { Db } from "../../adapters/db/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import { invite, setMemberRole } from "./add-member.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";
import { needAccess } from "./find-access.ts";
import { readGrants } from "./grants.repo.ts";
import { lockMembers, membersMeant, mustKeepAnOwner, readMembers, toMember } from "./members.repo.ts";
import { lockAssistant } from "./publish-assistant.ts";

/** Gives several people access in one transaction; those who are members get the new role. */
export async function addMembers(
  db: Db,
  session: Session,
  { assistantId, emails, role }: { assistantId: string; emails: readonly string[]; role: MemberRole },
): Promise<Member[]> {
  await needAccess(db, session, assistantId, "share");
  return db.transaction().execute(async (trx) => {
    const members = await lockMembers(trx, assistantId);
    for (const email of new Set(emails)) {
      const known = membersMeant(members, email);
      if (known.length === 0) await invite(trx, session.personId, { assistantId, email, role });
      else await setMemberRole(trx, session.personId, { assistantId, members: known, role });
    }
    const after = await readMembers(trx, assistantId);
    mustKeepAnOwner(after);
    return after.map(toMember);
  });
}

/**
 * Gives a role, or everyone, access. The published version opens to them once it is approved; where no review is
 * asked for, at once.
 */
export async function setGrant(
  { db, assistantReview }: Pick<AssistantsDeps, "db" | "assistantReview">,
  session: Session,
  given: { assistantId: string; audience: Audience; role: GrantRole | null },
): Promise<Grant[]> {
  const { assistantId, audience, role } = given;
  await needAccess(db, session, assistantId, "share");
  if (audience === "everyone" && role === "editor")
    throw new AppError("validation_failed", "Everyone can use an assistant, but not edit it.");
  await db.transaction().execute(async (trx) => {
    await lockAssistant(trx, assistantId);
    if (role === null)
      await trx
        .deleteFrom("assistant_grants")
        .where("assistant_id", "=", assistantId)
        .where("audience", "=", audience)
        .execute();
    else
      await trx
        .insertInto("assistant_grants")
        .values({
          assistant_id: assistantId,
          audience,
          role,
          added_by: session.personId,
          added_at: new Date(),
        })
        .onConflict((conflict) => conflict.columns(["assistant_id", "audience"]).doUpdateSet({ role }))
        .execute();
    if (role !== null && !assistantReview.isOn)
      await trx
        .updateTable("assistants")
        .set((eb) => ({ approved_version: eb.ref("published_version") }))
        .where("id", "=", assistantId)
        .execute();
    await recordAudit(trx, {
      actorId: session.personId,
      action: role === null ? "assistant.grant_removed" : "assistant.grant_set",
      subjectType: "assistant",
      subjectId: assistantId,
      details: { audience, role },
    });
  });
  return readGrants(db, assistantId);
}

/** Who would lose access if the assistant were limited to these roles. Owners never do. */
export async function listExcluded(
  db: Db,
  session: Session,
  { assistantId, limit }: { assistantId: string; limit: readonly Role[] },
): Promise<Exclusion> {
  await needAccess(db, session, assistantId, "share");
  const members = await db
    .selectFrom("assistant_members as m")
    .leftJoin("people as p", "p.id", "m.person_id")
    .select(["m.person_id", "p.name", "p.email", "p.roles"])
    .where("m.assistant_id", "=", assistantId)
    .where("m.role", "<>", "owner")
    .orderBy("m.added_at")
    .execute();
  const grants = await readGrants(db, assistantId);
  return {
    people: members.flatMap(({ name, email, roles }) =>
      name !== null && email !== null && roles && !isMeantFor(limit, knownRoles(roles))
        ? [{ name, email }]
        : [],
    ),
    audiences: grants.flatMap(({ audience }) =>
      audience !== "everyone" && !isMeantFor(limit, [audience]) ? [audience] : [],
    ),
    unknown: members.filter(({ person_id }) => person_id === null).length,
  };
}

const MOST_FOUND = 8;
const LEAST_CHARS = 2;

/** From the directory where one is configured, otherwise among people who have signed in. Not for external people. */
export async function findPeople(
  { db, directory }: Pick<AssistantsDeps, "db" | "directory">,
  session: Session,
  q: string,
): Promise<FoundPerson[]> {
  const wanted = q.trim();
  if (wanted.length < LEAST_CHARS || isExternal(session.roles)) return [];
  const found = await directory?.find(wanted).catch(orUndefined);
  return found ? found.slice(0, MOST_FOUND) : knownPeople(db, session, wanted);
}

/** While the directory is unreachable, the people that the product knows are offered. */
function orUndefined(error: unknown): undefined {
  if (!(error instanceof ConnectorError)) throw error;
}

async function knownPeople(db: Db, { personId }: Session, wanted: string): Promise<FoundPerson[]> {
  const pattern = `%${wanted.replace(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<FoundPerson>`
    select name, email from people
    where is_email_verified and id <> ${personId}
      and (unaccent(lower(name)) like unaccent(lower(${pattern})) or email like lower(${pattern}))
    order by name, email limit ${MOST_FOUND}`.execute(db);
  return rows;
}
