import { randomUUID } from "node:crypto";
import type { QualityTrigger } from "@metatron/contract/quality/constants";
import type { QualityRun } from "@metatron/contract/quality/quality";
import { sql } from "kysely";
import { AppError, notFound } from "../../http/app-error.ts";
import { readTests, readVersion } from "../assistants/index.ts";
import { recordAudit } from "../audit/index.ts";
import { readRuns } from "./quality.repo.ts";
import type { QualityDeps } from "./quality-deps.ts";
import { runQualityJob } from "./run-quality.job.ts";
import { digestOf, takeSnapshot } from "./take-snapshot.ts";

interface RunToStart {
  assistantId: string;
  trigger: QualityTrigger;
  /** The night of a nightly run as `YYYY-MM-DD`: a second run of the same night is not started. */
  night?: string;
  /** Undefined for nightly runs. */
  personId?: string;
  now: Date;
}

/**
 * Stores the run with its questions and its job in one transaction. Returns the existing run if one of this
 * assistant is waiting or in progress. Undefined if the nightly run of this night was started before.
 */
export async function startRun(
  { db, jobs }: Pick<QualityDeps, "db" | "jobs">,
  { assistantId, trigger, night, personId, now }: RunToStart,
): Promise<QualityRun | undefined> {
  return db.transaction().execute(async (trx) => {
    // Each night measures the answers that people get. An editor measures a draft before its review.
    const version = trigger === "nightly" ? "published" : "newest";
    const assistant = await readVersion(trx, { assistantId, version });
    if (!assistant) throw notFound();
    const tests = await readTests({ db: trx }, { assistantId });
    if (tests.length === 0)
      throw new AppError("validation_failed", "The test set of this assistant is empty.");
    const id = randomUUID();
    const documentsDigest = await takeSnapshot(trx, assistantId);
    const { rows } = await sql<{ id: string }>`
      insert into quality_runs
        (id, assistant_id, trigger, night, state, version, instructions_digest, documents_digest, created_at)
      values (${id}, ${assistantId}, ${trigger}, ${night ?? null}, 'waiting', ${assistant.version},
        ${digestOf(assistant.instructions)}, ${documentsDigest}, ${now})
      on conflict do nothing returning id`.execute(trx);
    if (rows.length === 0) {
      const [running] = await readRuns(trx, { assistantId, states: ["waiting", "running"], limit: 1 });
      return running;
    }
    await trx
      .insertInto("quality_results")
      .values(
        tests.map((test, ordinal) => ({
          run_id: id,
          ordinal,
          test_id: test.id,
          question: test.question,
          facts: test.facts,
          document: test.document,
          must_refuse: test.mustRefuse,
          must_call: test.mustCall,
          must_not_call: test.mustNotCall,
        })),
      )
      .execute();
    await jobs.send(runQualityJob, { runId: id }, { trx });
    if (personId !== undefined)
      await recordAudit(trx, {
        actorId: personId,
        action: "quality.started",
        subjectType: "assistant",
        subjectId: assistantId,
        details: { questions: tests.length },
      });
    const [run] = await readRuns(trx, { assistantId, runId: id });
    return run;
  });
}
