import type { ServiceStatus } from "@metatron/contract/status/status";
import type { Database } from "../../adapters/db/index.ts";
import type { Jobs } from "../../adapters/jobs/index.ts";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { Storage } from "../../adapters/storage/index.ts";
import type { Streams } from "../../adapters/streams/index.ts";
import type { WriterWatch } from "../history/index.ts";
import type { SearchModels } from "../retrieval/index.ts";

type Checks = ServiceStatus["checks"];
type CheckState = Checks["database"];

export interface StatusDeps {
  database: Pick<Database, "check">;
  storage: Pick<Storage, "check">;
  jobs: Pick<Jobs, "check">;
  watch: Pick<WriterWatch, "hasWorker">;
  streams: Pick<Streams, "check">;
  models: Pick<ModelRegistry, "state">;
  searchModels: Pick<SearchModels, "state">;
  isShuttingDown(): boolean;
}

/** Without these the node is not ready; without storage, a model or the queue it is only degraded. */
const VITAL: (keyof Checks)[] = ["database"];
const ANSWER_WITHIN_MS = 3000;

/** The state of each part, as load balancers and operators see it. */
export async function readStatus(
  deps: StatusDeps,
  version: string,
): Promise<{ isReady: boolean; body: ServiceStatus }> {
  const entries = await Promise.all(
    Object.entries(checksOf(deps)).map(async ([name, check]) => [name, await inTime(check)] as const),
  );
  // Safe: Object.entries loses the key type of the checks.
  const checks = Object.fromEntries(entries) as Checks;
  const isReady = !deps.isShuttingDown() && VITAL.every((name) => checks[name] !== "down");
  const isWhole = isReady && Object.values(checks).every((state) => state !== "down");
  return { isReady, body: { status: isWhole ? "ok" : "degraded", version, checks } };
}

function checksOf({ database, storage, jobs, watch, streams, models, searchModels }: StatusDeps) {
  const okIf = (isOk: boolean): CheckState => (isOk ? "ok" : "down");
  return {
    database: async () => okIf(await database.check()),
    storage: async () => storage.check().then(() => okIf(true)),
    // The queue of this process may run while no process of the installation takes jobs from it.
    jobs: async () => okIf(jobs.check() && (await watch.hasWorker())),
    streams: async () => streams.check().then(() => okIf(true)),
    models: async () => models.state(),
    search: async () => searchModels.state(),
  } satisfies Record<keyof Checks, () => Promise<CheckState>>;
}

async function inTime(check: () => Promise<CheckState>): Promise<CheckState> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<CheckState>((resolve) => {
    timer = setTimeout(() => resolve("down"), ANSWER_WITHIN_MS);
  });
  try {
    return await Promise.race([check().catch((): CheckState => "down"), late]);
  } finally {
    clearTimeout(timer);
  }
}
