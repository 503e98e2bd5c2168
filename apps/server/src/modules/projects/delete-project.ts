import { notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import { projectOwner, removeFilesOf } from "../files/index.ts";
import { lockProject, needProject } from "./project-access.ts";
import type { ProjectsDeps } from "./projects-deps.ts";
import { takeOut } from "./take-out.ts";

/** Deletes the instructions and files; the conversations return to the lists of the people who asked in them. */
export async function deleteProject(
  deps: Pick<ProjectsDeps, "db" | "jobs" | "now">,
  session: Session,
  projectId: string,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    if (!(await lockProject(trx, projectId))) throw notFound();
    await needProject(trx, session, projectId, "own");
    const conversations = await takeOut(trx, { projectId, now: deps.now() });
    await removeFilesOf(deps, projectOwner(projectId), trx);
    await trx.deleteFrom("projects").where("id", "=", projectId).execute();
    await recordAudit(trx, {
      actorId: session.personId,
      action: "project.deleted",
      subjectType: "project",
      subjectId: projectId,
      details: { conversations },
    });
  });
}
