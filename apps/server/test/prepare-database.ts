import { readConfig } from "../src/config/config.ts";
import { createDeps } from "../src/create-deps.ts";
import { jobHandlers } from "../src/job-handlers.ts";
import { silentLog } from "./silent-log.ts";

/**
 * Migrates the database of this environment and makes the queue of every job, as the first start does: each of hundreds
 * of apps would take a tenth of a second for the queues. A process of its own, because Vitest's main process cannot
 * load the whole server.
 */
const config = readConfig({ LOG_LEVEL: "silent", WORKERS: "off", ...process.env });
const { deps, close } = await createDeps(config, { parts: { log: silentLog } });
await deps.jobs.declare(jobHandlers(deps).map(({ job }) => job));
await close();
process.exit(0);
