import { MAX_PROJECTS_PER_PERSON } from "@metatron/contract/projects/constants";
import type { ProjectDetails, ProjectFields } from "@metatron/contract/projects/project";
import { sql } from "kysely";
import type { Trx } from "../../adapters/db/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import { lockProject, needProject } from "./project-access.ts";
import { readProject } from "./projects.repo.ts";
import type { ProjectsDeps } from "./projects-deps.ts";

/** A repeated save of the same content is the same save; a save over another editor's change is refused. */
export async function saveProject(
  { db, now }: Pick<ProjectsDeps, "db" | "now">,
  session: Session,
  { id, fields }: { id: string; fields: ProjectFields },
): Promise<ProjectDetails> {
  const { personId } = session;
  return db.transaction().execute(async (trx) => {
    const stored = await lockProject(trx, id);
    if (!stored) {
      if (fields.version !== null) throw notFound();
      await createProject(trx, session, { id, fields, now: now() });
      return readProject(trx, { personId, projectId: id });
    }
    await needProject(trx, session, id, "fill");
    const { name, color, instructions, version } = fields;
    const changed = [
      ...(stored.name === name ? [] : ["name"]),
      ...(stored.color === color ? [] : ["color"]),
      ...(stored.instructions === instructions ? [] : ["instructions"]),
    ];
    if (changed.length === 0) return readProject(trx, { personId, projectId: id });
    if (version !== stored.version)
      throw new AppError("version_conflict", "This project was changed by another editor.");
    await trx
      .updateTable("projects")
      .set({ name, color, instructions, version: stored.version + 1, updated_at: now() })
      .where("id", "=", id)
      .execute();
    await recordAudit(trx, {
      actorId: personId,
      action: "project.changed",
      subjectType: "project",
      subjectId: id,
      // What people write in a project is not for administrators.
      details: { fields: changed },
    });
    return readProject(trx, { personId, projectId: id });
  });
}

async function createProject(
  trx: Trx,
  { personId, userEmail }: Session,
  { id, fields, now }: { id: string; fields: ProjectFields; now: Date },
): Promise<void> {
  await checkLimit(trx, personId);
  const { name, color, instructions } = fields;
  const made = await trx
    .insertInto("projects")
    .values({ id, name, color, instructions, version: 1, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  // The id of a conversation or an assistant, or of a project that was made at the same moment.
  if (made.numInsertedOrUpdatedRows !== 1n)
    throw new AppError("id_taken", "Something else has this id already.");
  await trx
    .insertInto("project_members")
    .values({
      id: crypto.randomUUID(),
      project_id: id,
      person_id: personId,
      invited_email: userEmail,
      role: "owner",
      added_by: personId,
      added_at: now,
    })
    .execute();
  await recordAudit(trx, {
    actorId: personId,
    action: "project.created",
    subjectType: "project",
    subjectId: id,
  });
}

/** Two creations at once would both see one project too few without the lock. */
async function checkLimit(trx: Trx, personId: string): Promise<void> {
  await sql`select id from people where id = ${personId} for no key update`.execute(trx);
  const { count } = await trx
    .selectFrom("project_members")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("person_id", "=", personId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_PROJECTS_PER_PERSON)
    throw new AppError("project_limit_reached", `A person may be in ${MAX_PROJECTS_PER_PERSON} projects.`);
}
