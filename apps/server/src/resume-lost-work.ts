import type { Deps } from "./deps.ts";
import { resumeDeliveries } from "./modules/cases/index.ts";
import { resumeSources } from "./modules/connectors/index.ts";
import { requeueLost } from "./modules/files/index.ts";
import { sweepDrafts } from "./modules/history/index.ts";
import { startDuePushes } from "./modules/push/index.ts";
import { resumeQualityRuns } from "./modules/quality/index.ts";
import { resumeScheduleRuns } from "./modules/schedules/index.ts";

const LOOK_EVERY_MS = 10_000;

/** On worker nodes: queues a new job within seconds for work whose job no longer exists. */
export async function watchLostWork({ db, jobs, log, push }: Pick<Deps, "db" | "jobs" | "log" | "push">) {
  const deps = { db, jobs };
  let isLooking = false;

  async function look() {
    if (isLooking) return;
    isLooking = true;
    try {
      const resumed = {
        files: await requeueLost(deps),
        sources: await resumeSources(deps),
        cases: await resumeDeliveries(deps),
        qualityRuns: await resumeQualityRuns(deps),
        scheduleRuns: await resumeScheduleRuns(deps),
      };
      await startDuePushes({ db, jobs, push });
      await sweepDrafts(deps.db);
      if (Object.values(resumed).some((count) => count > 0)) log.warn(resumed, "lost work was queued again");
    } catch (error) {
      log.warn({ err: error }, "lost work could not be looked for");
    } finally {
      isLooking = false;
    }
  }

  await look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  return { close: () => clearInterval(timer) };
}
