import type { Selectable } from "kysely";
import type { Tables } from "../../adapters/db/index.ts";
import { readVersion, toChatAssistant } from "../assistants/index.ts";
import { askQuestion } from "./ask-question.ts";
import type { QualityDeps } from "./quality-deps.ts";

const LOOK_FOR_STOP_EVERY_MS = 1000;

/**
 * Asks the remaining questions of the run one after the other. Each result is stored immediately, so a run
 * whose process died resumes with the next question. Returns early, without an error, when the run was
 * stopped.
 */
export async function runQuality(deps: QualityDeps, runId: string): Promise<void> {
  const { db } = deps;
  const run = await db
    .updateTable("quality_runs")
    .set({ state: "running" })
    .where("id", "=", runId)
    .where("state", "in", ["waiting", "running"])
    .returning(["assistant_id", "version"])
    .executeTakeFirst();
  if (!run) return;
  // A version that is saved during the run must not answer the rest of its questions.
  const row = await readVersion(db, { assistantId: run.assistant_id, version: run.version });
  // The assistant was deleted, and its runs with it.
  if (!row) return;
  const assistant = toChatAssistant(row);
  const stop = new AbortController();
  const watcher = setInterval(() => void lookForStop(), LOOK_FOR_STOP_EVERY_MS);
  try {
    for (const pending of await readPending(deps, runId)) {
      // The job fails, and another node or the next start of this one resumes it.
      if (deps.isShuttingDown()) throw new Error("The run goes on in another process.");
      if (!(await isRunning(deps, runId))) return;
      const result = await askQuestion(deps, { assistant, test: pending, signal: stop.signal });
      if (stop.signal.aborted) return;
      await db
        .updateTable("quality_results")
        .set({ ...result, ended_at: new Date() })
        .where("run_id", "=", runId)
        .where("ordinal", "=", pending.ordinal)
        .where("ended_at", "is", null)
        .execute();
    }
  } finally {
    clearInterval(watcher);
  }
  await db
    .updateTable("quality_runs")
    .set({ state: "done", ended_at: new Date() })
    .where("id", "=", runId)
    .where("state", "=", "running")
    .execute();

  async function lookForStop() {
    try {
      if (!(await isRunning(deps, runId))) stop.abort("stopped");
    } catch (error) {
      deps.log.warn({ err: error, runId }, "could not look whether a run was stopped");
    }
  }
}

async function isRunning({ db }: QualityDeps, runId: string): Promise<boolean> {
  const row = await db
    .selectFrom("quality_runs")
    .select("id")
    .where("id", "=", runId)
    .where("state", "=", "running")
    .executeTakeFirst();
  return row !== undefined;
}

function readPending({ db }: QualityDeps, runId: string): Promise<Selectable<Tables["quality_results"]>[]> {
  return db
    .selectFrom("quality_results")
    .selectAll()
    .where("run_id", "=", runId)
    .where("ended_at", "is", null)
    .orderBy("ordinal")
    .execute();
}
