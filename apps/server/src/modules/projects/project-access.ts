import type { ProjectRole } from "@metatron/contract/projects/constants";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";

type Member = Pick<Session, "personId" | "userEmail" | "isEmailVerified">;

/** The person's part in a project; undefined for a stranger and where there is no such project. */
export async function projectRoleOf(
  db: Db | Trx,
  { personId }: Pick<Session, "personId">,
  projectId: string,
): Promise<ProjectRole | undefined> {
  const row = await db
    .selectFrom("project_members")
    .select("role")
    .where("project_id", "=", projectId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return row?.role;
}

/** Editors and owners change instructions and files and add conversations. */
export const mayFill = (role: ProjectRole | undefined): boolean => role === "owner" || role === "editor";

/** Answers 404 to a stranger, and 403 to a member without this right. */
export async function needProject(
  db: Db | Trx,
  session: Member,
  projectId: string,
  right: "read" | "fill" | "own" = "read",
): Promise<ProjectRole> {
  const role = (await projectRoleOf(db, session, projectId)) ?? (await joinInvited(db, session, projectId));
  if (!role) throw notFound();
  if (right === "read" || role === "owner" || (right === "fill" && mayFill(role))) return role;
  throw new AppError("forbidden", "Your part in this project does not allow this.");
}

async function joinInvited(db: Db | Trx, session: Member, projectId: string) {
  await bindProjectInvitations(db, session);
  return projectRoleOf(db, session, projectId);
}

/**
 * Binds invitations to this e-mail to this person for good: a later owner of the same address must not inherit them.
 * In the same statement the person gets a notice of each, or a crash in between would lose it.
 */
export async function bindProjectInvitations(
  db: Db | Trx,
  { personId, userEmail, isEmailVerified }: Member,
): Promise<void> {
  if (!isEmailVerified) return;
  await sql`
    with bound as (
      update project_members m set person_id = ${personId}
      where m.invited_email = ${userEmail} and m.person_id is null
        and not exists (select 1 from project_members other
          where other.project_id = m.project_id and other.person_id = ${personId})
      returning m.id, m.project_id, m.role, m.added_by
    )
    insert into notices (person_id, key, kind, content, project_id)
    select ${personId}, 'project_shared:' || bound.id, 'project_shared',
      jsonb_build_object('kind', 'project_shared', 'projectId', bound.project_id, 'project', p.name,
        'role', bound.role, 'by', inviter.name),
      bound.project_id
    from bound join projects p on p.id = bound.project_id
    left join people inviter on inviter.id = bound.added_by
    on conflict (person_id, key) do nothing`.execute(db);
}

/** Changes of one project are made one after the other; undefined where it was deleted. */
export function lockProject(trx: Trx, projectId: string) {
  return trx.selectFrom("projects").selectAll().where("id", "=", projectId).forUpdate().executeTakeFirst();
}
