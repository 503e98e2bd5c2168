import type { QualityRun } from "@metatron/contract/quality/quality";
import type { Db } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { needAccess } from "../assistants/index.ts";
import { readRuns } from "./quality.repo.ts";

/** The node that executes the run notices within a second. A run that has ended keeps its state. */
export async function stopRun(
  db: Db,
  session: Session,
  { assistantId, runId }: { assistantId: string; runId: string },
): Promise<QualityRun> {
  await needAccess(db, session, assistantId, "edit");
  await db
    .updateTable("quality_runs")
    .set({ state: "stopped", ended_at: new Date() })
    .where("id", "=", runId)
    .where("assistant_id", "=", assistantId)
    .where("state", "in", ["waiting", "running"])
    .execute();
  const [run] = await readRuns(db, { assistantId, runId });
  if (!run) throw notFound();
  return run;
}
