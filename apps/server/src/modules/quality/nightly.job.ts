import { sql } from "kysely";
import { z } from "zod";
import { defineHandler, type Job } from "../../adapters/jobs/index.ts";
import type { QualityDeps } from "./quality-deps.ts";
import { startRun } from "./start-run.ts";

const KEPT_DAYS = 400;

const nightlyQualityJob: Job<Record<string, never>> = {
  name: "nightly-quality",
  payload: z.strictObject({}),
  schedule: "13 1 * * *",
};

export function nightlyQualityHandler(deps: Pick<QualityDeps, "db" | "jobs"> & { now(): Date }) {
  return defineHandler(nightlyQualityJob, () => startNightlyRuns(deps));
}

/** Starts one run per assistant and night. Idempotent, also across nodes. */
export async function startNightlyRuns({
  db,
  jobs,
  now,
}: Pick<QualityDeps, "db" | "jobs"> & { now(): Date }): Promise<void> {
  const night = now().toISOString().slice(0, 10);
  const { rows } = await sql<{ id: string }>`
    select a.id from assistants a left join quality_sets s on s.assistant_id = a.id
    where coalesce(s.is_nightly, a.is_official)
      and exists (select 1 from assistant_tests t where t.assistant_id = a.id)
      and not exists (select 1 from quality_runs r where r.assistant_id = a.id and r.night = ${night}::date)
    order by a.id`.execute(db);
  for (const { id: assistantId } of rows)
    await startRun({ db, jobs }, { assistantId, trigger: "nightly", night, now: now() });
  await sql`delete from quality_runs where created_at < ${now()}::timestamptz - make_interval(days => ${KEPT_DAYS})`.execute(
    db,
  );
  await sql`delete from quality_snapshots s where not exists (
    select 1 from quality_runs r where r.assistant_id = s.assistant_id and r.documents_digest = s.digest)`.execute(
    db,
  );
}
