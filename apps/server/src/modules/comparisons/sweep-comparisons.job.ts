import { COMPARISON_KEPT_DAYS } from "@metatron/contract/comparisons/constants";
import { z } from "zod";
import { defineHandler, type Job, type JobHandler } from "../../adapters/jobs/index.ts";
import type { ComparisonsDeps } from "./comparisons-deps.ts";
import { deleteComparison } from "./keep-comparison.ts";

const DAY_MS = 24 * 60 * 60_000;
const AT_ONCE = 100;
const MOST_ROUNDS = 1000;

const sweepComparisons: Job<Record<string, never>> = {
  name: "sweep-comparisons",
  payload: z.strictObject({}),
  schedule: "51 3 * * *",
};

/** Deletes comparisons in which nothing was kept, some days after their last question. */
export function sweepComparisonsHandler(deps: Pick<ComparisonsDeps, "db" | "now" | "onDeleted">): JobHandler {
  return defineHandler(sweepComparisons, async () => {
    const cutoff = new Date(deps.now().getTime() - COMPARISON_KEPT_DAYS * DAY_MS);
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const old = await deps.db
        .selectFrom("comparisons")
        .select(["id", "person_id"])
        .where("kept_column_id", "is", null)
        .where("updated_at", "<=", cutoff)
        .orderBy("updated_at")
        .limit(AT_ONCE)
        .execute();
      for (const { id, person_id } of old) await deleteComparison(deps, { personId: person_id, id });
      if (old.length < AT_ONCE) return;
    }
  });
}
