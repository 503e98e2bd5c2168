import type {
  AssistantQuality,
  QualityComparison,
  QualityRun,
  QualityRunDetail,
} from "@metatron/contract/quality/quality";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { needAccess } from "../assistants/index.ts";
import { changesBetween, differencesBetween, runBeforeChange } from "./compare-runs.ts";
import { readResults, readRuns, toResult } from "./quality.repo.ts";
import { readSnapshot } from "./take-snapshot.ts";

const MOST_RUNS = 120;
const MOST_CHANGES = 20;

/** The runs of an assistant's test set, for people who may edit the assistant. */
export async function readQuality(db: Db, session: Session, assistantId: string): Promise<AssistantQuality> {
  const { row } = await needAccess(db, session, assistantId, "edit");
  const runs = await readRuns(db, { assistantId, limit: MOST_RUNS });
  const running = runs.find(({ state }) => state === "waiting" || state === "running") ?? null;
  return {
    assistantId,
    name: row.name,
    official: row.is_official,
    isNightly: await readNightly(db, { assistantId, isOfficial: row.is_official }),
    questions: await countTests(db, assistantId),
    running,
    runs: runs.filter(({ state }) => state === "done" || state === "stopped"),
    comparison: await compareLast(db, assistantId, runs),
  };
}

export async function readQualityRun(
  db: Db,
  session: Session,
  { assistantId, runId }: { assistantId: string; runId: string },
): Promise<QualityRunDetail> {
  await needAccess(db, session, assistantId, "edit");
  const [run] = await readRuns(db, { assistantId, runId });
  if (!run) throw notFound();
  return { ...run, results: (await readResults(db, [run.id])).map(toResult) };
}

/**
 * Official assistants are tested every night unless it was turned off; private ones only if it was turned on.
 */
async function readNightly(
  db: Db,
  { assistantId, isOfficial }: { assistantId: string; isOfficial: boolean },
): Promise<boolean> {
  const row = await db
    .selectFrom("quality_sets")
    .select("is_nightly")
    .where("assistant_id", "=", assistantId)
    .executeTakeFirst();
  return row?.is_nightly ?? isOfficial;
}

export async function setNightly(
  db: Db,
  session: Session,
  { assistantId, isNightly }: { assistantId: string; isNightly: boolean },
): Promise<{ isNightly: boolean }> {
  await needAccess(db, session, assistantId, "edit");
  await db
    .insertInto("quality_sets")
    .values({ assistant_id: assistantId, is_nightly: isNightly })
    .onConflict((conflict) => conflict.column("assistant_id").doUpdateSet({ is_nightly: isNightly }))
    .execute();
  return { isNightly };
}

async function countTests(db: Db, assistantId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from assistant_tests where assistant_id = ${assistantId}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function compareLast(
  db: Db,
  assistantId: string,
  runs: readonly QualityRun[],
): Promise<QualityComparison | null> {
  // A run without a model has no answers: a comparison with it would show an outage, not a change.
  const whole = runs.filter(({ state, model }) => state === "done" && model !== null);
  const [last] = whole;
  const before = runBeforeChange(whole);
  if (!last || !before) return null;
  const results = await readResults(db, [before.id, last.id]);
  const resultsOf = (runId: string) => results.filter(({ run_id }) => run_id === runId).map(toResult);
  const versionsOf = async (run: QualityRun) => ({
    run,
    documents: await readSnapshot(db, { assistantId, digest: run.documentsDigest }),
  });
  const changes = changesBetween(await versionsOf(before), await versionsOf(last));
  return {
    beforeRunId: before.id,
    beforeAt: before.createdAt,
    afterRunId: last.id,
    changes: changes.slice(0, MOST_CHANGES),
    moreChanges: Math.max(0, changes.length - MOST_CHANGES),
    ...differencesBetween(resultsOf(before.id), resultsOf(last.id)),
  };
}
