import { MAX_PROJECT_MEMBERS, type ProjectRole } from "@metatron/contract/projects/constants";
import type { ProjectMember } from "@metatron/contract/projects/project";
import type { Trx } from "../../adapters/db/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import { handOverFiles, projectOwner } from "../files/index.ts";
import { removeNotices } from "../notices/index.ts";
import { lockProject, needProject } from "./project-access.ts";
import { type MemberRow, readMembers, toMember } from "./projects.repo.ts";
import type { ProjectsDeps } from "./projects-deps.ts";
import { takeOut } from "./take-out.ts";

type Deps = Pick<ProjectsDeps, "db" | "now">;

interface Invitation {
  projectId: string;
  email: string;
  role: ProjectRole;
}

/**
 * Invites by e-mail; the first person who signs in with that verified e-mail becomes the member. A second call with
 * another role changes the role.
 */
export async function setMember(
  { db, now }: Deps,
  session: Session,
  invitation: Invitation,
): Promise<ProjectMember> {
  const { projectId, email, role } = invitation;
  const { personId } = session;
  return db.transaction().execute(async (trx) => {
    const members = await lockMembers(trx, session, projectId);
    const [known] = membersMeant(members, email);
    if (!known) {
      if (members.length >= MAX_PROJECT_MEMBERS)
        throw new AppError("project_limit_reached", `A project has at most ${MAX_PROJECT_MEMBERS} members.`);
      return invite(trx, personId, { ...invitation, now: now() });
    }
    mustKeepAnOwner(members.map((member) => (member === known ? { ...member, role } : member)));
    if (known.role !== role) {
      await trx.updateTable("project_members").set({ role }).where("id", "=", known.id).execute();
      await recordAudit(trx, {
        actorId: personId,
        action: "project.member_changed",
        subjectType: "project",
        subjectId: projectId,
        details: { memberId: known.id, personId: known.person_id, role },
      });
    }
    return toMember({ ...known, role }, personId);
  });
}

/** Removed members lose access at once; their conversations leave the project with them. */
export async function removeMember(
  { db, now }: Deps,
  session: Session,
  { projectId, email }: { projectId: string; email: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const members = await lockMembers(trx, session, projectId);
    const gone = membersMeant(members, email);
    for (const member of gone)
      await end(trx, { projectId, member, members, actorId: session.personId, now: now() });
  });
}

/** The caller's conversations leave the project and stay the caller's; their files stay with the project. */
export async function leaveProject({ db, now }: Deps, session: Session, projectId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockProject(trx, projectId))) throw notFound();
    await needProject(trx, session, projectId);
    const members = await readMembers(trx, projectId);
    const member = members.find(({ person_id }) => person_id === session.personId);
    if (member) await end(trx, { projectId, member, members, actorId: session.personId, now: now() });
  });
}

async function lockMembers(trx: Trx, session: Session, projectId: string): Promise<MemberRow[]> {
  if (!(await lockProject(trx, projectId))) throw notFound();
  await needProject(trx, session, projectId, "own");
  return readMembers(trx, projectId);
}

interface Ended {
  projectId: string;
  member: MemberRow;
  members: readonly MemberRow[];
  actorId: string;
  now: Date;
}

async function end(trx: Trx, { projectId, member, members, actorId, now }: Ended): Promise<void> {
  const left = members.filter((other) => other !== member);
  mustKeepAnOwner(left);
  const { id, person_id: personId } = member;
  await trx.deleteFrom("project_members").where("id", "=", id).execute();
  if (personId) await removeNotices(trx, { projectId, personId });
  const conversations = personId ? await takeOut(trx, { projectId, personId, now }) : 0;
  const heir = left.find(({ role, person_id }) => role === "owner" && person_id !== null)?.person_id;
  // The files stay, so they must count for somebody who is still in the project.
  if (personId && heir)
    await handOverFiles(trx, { owner: projectOwner(projectId), from: personId, to: heir });
  await recordAudit(trx, {
    actorId,
    action: personId === actorId ? "project.member_left" : "project.member_removed",
    subjectType: "project",
    subjectId: projectId,
    details: { memberId: id, personId, conversations },
  });
}

async function invite(
  trx: Trx,
  actorId: string,
  { projectId, email, role, now }: Invitation & { now: Date },
): Promise<ProjectMember> {
  const id = crypto.randomUUID();
  await trx
    .insertInto("project_members")
    .values({
      id,
      project_id: projectId,
      person_id: null,
      invited_email: email,
      role,
      added_by: actorId,
      added_at: now,
    })
    .execute();
  await recordAudit(trx, {
    actorId,
    action: "project.member_added",
    subjectType: "project",
    subjectId: projectId,
    // Audit entries are immutable, so they hold no e-mail: the row of the invitation has it.
    details: { memberId: id, role },
  });
  return toMember(
    { id, person_id: null, email, is_proved: true, name: null, role, conversations: 0 },
    actorId,
  );
}

/** A person whose token claims the e-mail without verification is not meant by it. */
const membersMeant = (members: readonly MemberRow[], email: string) =>
  members.filter((member) => member.is_proved && member.email.toLowerCase() === email);

/** An invited owner who has never signed in does not count, because the project would have no owner. */
function mustKeepAnOwner(left: readonly MemberRow[]): void {
  if (left.some(({ role, person_id }) => role === "owner" && person_id !== null)) return;
  throw new AppError("last_owner", "The last owner stays until another member is an owner.");
}
