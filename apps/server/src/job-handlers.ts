import type { JobHandler } from "./adapters/jobs/index.ts";
import { retentionDefaultsOf, schedulesOf } from "./config/limits.ts";
import type { Deps } from "./deps.ts";
import {
  announceExpiringHandler,
  announceReviewsHandler,
  copyKnowledgeHandler,
  sweepAvatarsHandler,
} from "./modules/assistants/index.ts";
import { sweepHealthHandler } from "./modules/budgets/index.ts";
import { deliverCaseHandler, refreshCasesHandler } from "./modules/cases/index.ts";
import { sweepComparisonsHandler } from "./modules/comparisons/index.ts";
import { refreshSourcesHandler, syncSourceHandler } from "./modules/connectors/index.ts";
import { rollUpDashboardHandler } from "./modules/dashboard/index.ts";
import { deleteObjectsHandler, findOrphansHandler } from "./modules/files/index.ts";
import { findGapsHandler } from "./modules/gaps/index.ts";
import { sweepUnusedHandler } from "./modules/history/index.ts";
import { announceNewsHandler, sweepNewsPicturesHandler } from "./modules/news/index.ts";
import { sweepNoticesHandler } from "./modules/notices/index.ts";
import { sendPushHandler } from "./modules/push/index.ts";
import { nightlyQualityHandler, runQualityHandler } from "./modules/quality/index.ts";
import { rollUpHandler } from "./modules/recommendations/index.ts";
import { applyRetentionHandler } from "./modules/retention/index.ts";
import { fillVectorsHandler, ingestFileHandler } from "./modules/retrieval/index.ts";
import { dueSchedulesHandler, runScheduleHandler } from "./modules/schedules/index.ts";
import { sweepSharesHandler } from "./modules/shares/index.ts";
import { seedDemoHandler } from "./modules/specialised/index.ts";
import { checkServersHandler } from "./modules/tool-servers/index.ts";
import { databaseUpkeepHandler } from "./modules/upkeep/index.ts";
import { onConversationDeleted } from "./on-deleted.ts";

/** Every background job of the product; main.ts starts them where WORKERS is on. */
export function jobHandlers(deps: Deps): JobHandler[] {
  const { db } = deps;
  return [
    databaseUpkeepHandler(deps.database),
    deleteObjectsHandler(deps),
    findOrphansHandler(deps),
    syncSourceHandler(deps),
    refreshSourcesHandler(deps, deps.config.CONNECTORS_REFRESH_HOURS),
    copyKnowledgeHandler(deps),
    sweepAvatarsHandler(deps),
    announceExpiringHandler(deps),
    announceReviewsHandler(deps),
    seedDemoHandler(deps),
    rollUpHandler(db),
    rollUpDashboardHandler(db),
    findGapsHandler(db),
    runQualityHandler(deps),
    nightlyQualityHandler(deps),
    dueSchedulesHandler(deps),
    runScheduleHandler({ ...deps, schedules: schedulesOf(deps.config) }),
    announceNewsHandler(deps),
    sweepNewsPicturesHandler(deps),
    sendPushHandler(deps),
    deliverCaseHandler(deps),
    refreshCasesHandler(deps),
    ingestFileHandler({
      ...deps,
      hasVectors: deps.vectors !== undefined,
      ocrPerDay: deps.config.LIMIT_OCR_PAGES_PER_DAY,
    }),
    ...(deps.vectors ? [fillVectorsHandler({ ...deps, vectors: deps.vectors })] : []),
    sweepHealthHandler(deps),
    sweepNoticesHandler(deps),
    sweepSharesHandler(deps),
    sweepComparisonsHandler({ db, now: deps.now, onDeleted: onConversationDeleted(deps) }),
    checkServersHandler(deps),
    applyRetentionHandler({
      db,
      log: deps.log,
      jobs: deps.jobs,
      onDeleted: onConversationDeleted(deps),
      defaults: retentionDefaultsOf(deps.config),
    }),
    sweepUnusedHandler({ db, onDeleted: onConversationDeleted(deps) }),
  ];
}
