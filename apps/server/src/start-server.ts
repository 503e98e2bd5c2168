import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { listenForBackups } from "./adapters/backup/index.ts";
import { lockDataDir, makePrivate } from "./adapters/data-dir.ts";
import { isConnectionLost } from "./adapters/db/index.ts";
import { createMetrics, listenForOperators, type WatchedServer } from "./adapters/metrics/index.ts";
import { closeParsers } from "./adapters/parsers/index.ts";
import { startTracing } from "./adapters/tracing/index.ts";
import { buildApp } from "./app.ts";
import { Closers } from "./closers.ts";
import { version } from "./config/browser.ts";
import type { Config } from "./config/config.ts";
import { tracingOf } from "./config/tracing.ts";
import { createDeps, type Overrides } from "./create-deps.ts";
import type { Deps } from "./deps.ts";
import { gatherUnsaved } from "./gather-unsaved.ts";
import { gaugesOf } from "./gauges.ts";
import { closeHttp } from "./http/leave-node.ts";
import { countEventStreams } from "./http/sse.ts";
import { jobHandlers } from "./job-handlers.ts";
import { createLog } from "./log.ts";
import { ensureOfficial } from "./modules/assistants/index.ts";
import { officialAssistants, seedDemoJob, watchSeeding } from "./modules/specialised/index.ts";
import { readStatus } from "./modules/status/index.ts";
import { watchLostWork } from "./resume-lost-work.ts";
import { StartError } from "./start-error.ts";

/** Load balancers that poll every second see that this node is not ready before it stops listening. */
const NOT_READY_FOR_MS = 1200;

export interface RunningServer {
  port: number;
  close(options?: CloseOptions): Promise<void>;
}

export interface CloseOptions {
  /** Whether to give load balancers time to see that this node is not ready; not needed at a terminal. */
  announce?: boolean;
}

export interface StartOptions extends Overrides {
  /** Called instead of opening the operator's address, which the process that started this one opens. */
  onWatched?: (watched: WatchedServer) => void;
}

/** A database that went away so often while it was used does not serve anybody. */
const MOST_STARTS = 10;
const START_AGAIN_AFTER_MS = 500;

/**
 * Starts the server; a database that goes away in the middle of the start is waited for as one that is not there yet, each time anew: on a slow machine a
 * database that restarts twice would outlast a time limit for all of it.
 */
export async function startServer(config: Config, overrides: StartOptions = {}): Promise<RunningServer> {
  for (let start = 1; ; start += 1) {
    try {
      return await startOnce(config, overrides);
    } catch (error) {
      if (!isConnectionLost(error) || start === MOST_STARTS) throw error;
      overrides.onStep?.("PostgreSQL went away during the start: starting again…");
      await wait(START_AGAIN_AFTER_MS);
    }
  }
}

/**
 * Opens everything in order and calls `onStep` for each step; a failure closes the opened parts in the
 * reverse order.
 */
async function startOnce(config: Config, overrides: StartOptions): Promise<RunningServer> {
  const { onStep = () => undefined, slot, onWatched } = overrides;
  const log = createLog(config.LOG_LEVEL);
  const closers = new Closers();
  const closeAll = () =>
    closers.closeAll((name, error) => log.error({ err: error, part: name }, "close failed"));
  let isShuttingDown = false;
  let port = config.PORT;
  try {
    return await open();
  } catch (error) {
    await closeAll();
    throw error;
  }

  async function open(): Promise<RunningServer> {
    if (config.API === "off" && config.WORKERS === "off")
      throw new StartError("API and WORKERS are both off: there is nothing to start. Switch one of them on.");
    // One of several processes shares the data directory, which the process that started it has locked.
    if (slot === undefined) {
      const lock = lockDataDir(config.dataDir);
      closers.add("lock", () => lock.release());
      await gatherUnsaved(config.dataDir, 1);
    }
    const tracing = tracingOf(config);
    if (tracing) {
      const traces = await startTracing({ ...tracing, version, log });
      closers.add("traces", () => traces.close());
    }
    const { deps, close } = await createDeps(config, {
      ...overrides,
      parts: { log, isShuttingDown: () => isShuttingDown, ...overrides.parts },
      port: () => port,
    });
    closers.add("dependencies", close);
    closers.add("parsers", closeParsers);
    if (deps.database.kind === "embedded") {
      const backups = await listenForBackups({ dataDir: config.dataDir, pool: deps.database.pool, log });
      closers.add("backups", () => backups.close());
    }
    checkInBackground(deps);
    const metrics = config.METRICS_PORT === undefined ? undefined : await watchByOperators(deps);
    const recovered = await deps.journal.recover();
    if (recovered > 0) onStep(`Stored ${recovered} answers that an earlier process had left.`);
    await ensureOfficial(deps.db, officialAssistants(config.DEFAULT_MODEL));

    const handlers = jobHandlers(deps);
    await deps.jobs.declare(handlers.map(({ job }) => job));
    if (config.WORKERS === "on") {
      onStep("Starting background jobs…");
      const lostWork = await watchLostWork(deps);
      closers.add("lost work", () => lostWork.close());
      await deps.jobs.work(handlers);
      if (config.DEMO_KNOWLEDGE === "on") await seedInBackground(deps);
    }
    if (config.API === "on") {
      onStep("Starting the API and the web app…");
      const app = await buildApp(deps);
      closers.add("http", () => closeHttp(app));
      metrics?.timeResponses(app);
      metrics?.gauge({
        name: "metatron_open_streams",
        help: "Readers of answers that are connected to this process",
        read: () => countEventStreams(app),
      });
      await app.listen({ host: config.HOST, port: config.PORT });
      port = portOf(app.server.address()) ?? config.PORT;
    }

    return {
      port,
      async close({ announce = false } = {}) {
        isShuttingDown = true;
        if (announce && config.API === "on") await wait(NOT_READY_FOR_MS);
        await closeAll();
      },
    };
  }

  /** The start waits neither for file modes, because the data directory itself is private, nor for the object storage, because questions without files don't need it. */
  function checkInBackground({ storage }: Deps) {
    makePrivate(config.dataDir).catch((error: unknown) =>
      log.warn({ err: error }, "files in the data directory could not be made private"),
    );
    storage.check().catch((error: unknown) => {
      onStep("The object storage does not answer: files wait until it does.");
      log.warn({ err: error }, "the object storage does not answer");
    });
  }

  /** The demo documents are read in the background: readiness does not wait for them. */
  async function seedInBackground({ jobs, db }: Deps) {
    const watching = new AbortController();
    closers.add("seeding", () => watching.abort());
    await jobs.send(seedDemoJob, {}, { key: "seed-demo" });
    watchSeeding(db, { report: onStep, signal: watching.signal }).catch((error: unknown) =>
      log.warn({ err: error }, "seeding could not be watched"),
    );
  }

  async function watchByOperators(deps: Deps) {
    const metrics = createMetrics({ process: slot });
    closers.add("metrics", async () => metrics.close());
    for (const gauge of gaugesOf(deps)) metrics.gauge(gauge);
    const watched = {
      metrics: metrics.read,
      values: metrics.values,
      status: () => readStatus(deps, version),
    };
    if (onWatched) onWatched(watched);
    else {
      const port = config.METRICS_PORT ?? 0;
      const server = await listenForOperators(watched, { host: config.METRICS_HOST, port });
      closers.add("operators' address", () => server.close());
    }
    return metrics;
  }
}

// With PORT=0 the system chooses the port.
function portOf(address: AddressInfo | string | null): number | undefined {
  return typeof address === "object" ? address?.port : undefined;
}
