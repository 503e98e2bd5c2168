import type { Trx } from "../../adapters/db/index.ts";
import { AppError } from "../../http/app-error.ts";

interface Moved {
  personId: string;
  projectIds: readonly (string | null)[];
}

/**
 * Refuses a project that was deleted, or that the person may not add conversations to. The lock makes a removal of
 * the member wait, which then takes these conversations out as well.
 */
export async function checkProjects(trx: Trx, { personId, projectIds }: Moved): Promise<void> {
  const wanted = [...new Set(projectIds.flatMap((id) => id ?? []))];
  if (wanted.length === 0) return;
  const rows = await trx
    .selectFrom("project_members")
    .select("project_id")
    .where("person_id", "=", personId)
    .where("project_id", "in", wanted)
    .where("role", "in", ["owner", "editor"])
    .forShare()
    .execute();
  if (rows.length < wanted.length)
    throw new AppError(
      "project_unavailable",
      "This project is gone, or you may not add conversations to it.",
    );
}
