import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { brandOfHost } from "@metatron/contract/brand-of-host";
import { createOutsideSystems } from "./adapters/connectors/index.ts";
import { lockDataDir, makePrivate } from "./adapters/data-dir.ts";
import { openDatabase } from "./adapters/db/index.ts";
import { openEmbeddedIdentity } from "./adapters/identity-provider/index.ts";
import { startJobs } from "./adapters/jobs/index.ts";
import { createModelRegistry, createOutbound } from "./adapters/models/index.ts";
import { closeParsers } from "./adapters/parsers/index.ts";
import { createRhConnect } from "./adapters/rhconnect/index.ts";
import { createStorage } from "./adapters/storage/index.ts";
import { createCounterStore, createStash, createStreams } from "./adapters/streams/index.ts";
import { createTokenVerifier } from "./adapters/tokens/index.ts";
import { createSearxng } from "./adapters/web-search/index.ts";
import { buildApp } from "./app.ts";
import { Closers } from "./closers.ts";
import type { Config } from "./config.ts";
import { connectorsConfigOf } from "./connectors-config.ts";
import type { Deps } from "./deps.ts";
import { closeHttp } from "./http/leave-node.ts";
import { createMetrics } from "./http/metrics.ts";
import { jobHandlers } from "./job-handlers.ts";
import { createLog } from "./log.ts";
import { mediaOf } from "./media-config.ts";
import { modelsConfigOf } from "./models-config.ts";
import { ensureOfficial } from "./modules/assistants/index.ts";
import { createCallLedger, createModelRules } from "./modules/budgets/index.ts";
import { createConnectors } from "./modules/connectors/index.ts";
import { createFiles } from "./modules/files/index.ts";
import { createAnswerJournal, watchWriters } from "./modules/history/index.ts";
import { personalDataCheck } from "./modules/personal-data/index.ts";
import { createRetrieval, openVectorIndex, watchSearchModels } from "./modules/retrieval/index.ts";
import {
  createSpecialised,
  officialAssistants,
  seedDemoJob,
  watchSeeding,
} from "./modules/specialised/index.ts";
import { originsOf } from "./origins.ts";
import { quotasOf } from "./quotas-config.ts";
import { watchLostWork } from "./resume-lost-work.ts";
import { specialisedConfigOf } from "./specialised-config.ts";
import { StartError } from "./start-error.ts";
import { storageConfigOf } from "./storage-config.ts";
import { tokenConfigOf } from "./token-config.ts";

const WEB_DIR = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** Balancers that ask every second see that this node is not ready before it stops listening. */
const NOT_READY_FOR_MS = 1200;

export interface RunningServer {
  port: number;
  close(options?: CloseOptions): Promise<void>;
}

export interface CloseOptions {
  /** Whether a balancer is given time to see that this node is not ready; nobody waits for that at a terminal. */
  announce?: boolean;
}

/**
 * Opens everything in order, telling each step; a fault on the way closes what was opened. Tests replace parts with
 * `changes`.
 */
export async function startServer(
  config: Config,
  tell: (step: string) => void,
  changes: (deps: Deps) => Partial<Deps> = () => ({}),
): Promise<RunningServer> {
  const log = createLog(config.LOG_LEVEL);
  const closers = new Closers();
  const closeAll = () =>
    closers.closeAll((name, error) => log.error({ err: error, part: name }, "close failed"));
  try {
    return await open();
  } catch (error) {
    await closeAll();
    throw error;
  }

  async function open(): Promise<RunningServer> {
    if (config.API === "off" && config.WORKERS === "off")
      throw new StartError("API and WORKERS are both off: there is nothing to start. Switch one of them on.");
    let isShuttingDown = false;
    let port = config.PORT;
    const lock = lockDataDir(config.dataDir);
    closers.add("lock", () => lock.release());

    tell(config.DATABASE_URL ? "Connecting to PostgreSQL…" : "Opening the embedded database…");
    const database = await openDatabase({
      url: config.DATABASE_URL,
      poolSize: config.DATABASE_POOL,
      dataDir: config.dataDir,
      log,
      onWaiting: () => tell("PostgreSQL does not answer yet: waiting for it…"),
    });
    closers.add("database", () => database.close());
    // Beside the start: the data directory itself is closed to others already.
    makePrivate(config.dataDir).catch((error: unknown) =>
      log.warn({ err: error }, "files in the data directory could not be made private"),
    );
    if (database.migrated.length > 0) tell(`Migrated: ${database.migrated.join(", ")}`);

    const storage = await createStorage({ ...storageConfigOf(config), log });
    closers.add("storage", () => storage.close());
    // Questions without files need no storage, so the start does not wait for it.
    storage.check().catch((error: unknown) => {
      tell("The object storage does not answer: files wait until it does.");
      log.warn({ err: error }, "the object storage does not answer");
    });
    const streams = await createStreams({ redisUrl: config.REDIS_URL, log });
    closers.add("streams", () => streams.close());
    const counters = await createCounterStore({ redisUrl: config.REDIS_URL, log });
    closers.add("counters", () => counters.close());

    const identity = config.embeddedIdentity
      ? await openEmbeddedIdentity({
          origins: () => originsOf(config, port),
          brandOf: (host) => brandOfHost(host, config.BRAND_HOSTS),
          dataDir: config.dataDir,
          lifetimes: config.EMBEDDED_IDP_LIFETIMES ?? {},
          onFault: (error) => log.error({ err: error }, "identity provider fault"),
        })
      : undefined;
    if (identity) closers.add("identity provider", () => identity.close());

    const supervise = config.WORKERS === "on";
    const jobs = await startJobs({ database, log, supervise, isShuttingDown: () => isShuttingDown });
    closers.add("jobs", () => jobs.close());
    closers.add("parsers", closeParsers);

    const modelRules = await createModelRules({ db: database.db, log });
    closers.add("model rules", () => modelRules.close());
    const callLedger = createCallLedger({ db: database.db, log });
    closers.add("call ledger", () => callLedger.close());
    const outbound = createOutbound({
      checks: [modelRules.check, personalDataCheck()],
      onOutcome: callLedger.note,
    });
    const models = createModelRegistry({
      config: modelsConfigOf(config),
      outbound,
      isOff: modelRules.isOff,
    });
    closers.add("models", () => models.close());
    const media = mediaOf(config, { outbound });
    const watch = await watchWriters({ db: database.db, log, isAlone: database.kind === "embedded" });
    closers.add("writers", () => watch.close());
    const stash = await createStash({
      dir: join(config.dataDir, "unsaved-answers"),
      redisUrl: config.REDIS_URL,
      log,
    });
    closers.add("stash", () => stash.close());
    const journal = createAnswerJournal({ db: database.db, log, stash });
    closers.add("journal", () => journal.close());
    const recovered = await journal.recover();
    if (recovered > 0) tell(`Stored ${recovered} answers that an earlier process had left.`);

    const quotas = quotasOf(config);
    const files = createFiles({ db: database.db, storage, jobs, readerId: watch.writerId, quotas });
    const vectors = models.embeddingModel
      ? await openVectorIndex(database.db, models.embeddingModel)
      : undefined;
    const searchModels = watchSearchModels({ models, vectors, log, tell });
    const retrieval = createRetrieval({ db: database.db, log, models, vectors });
    const outside = createOutsideSystems(connectorsConfigOf(config));
    const connectors = createConnectors({ db: database.db, jobs, files, log, outside });
    const rhConnect = rhConnectOf(config);
    const webSearch = config.SEARXNG_URL ? createSearxng({ url: config.SEARXNG_URL }) : undefined;
    const specialised = createSpecialised(specialisedConfigOf(config));
    const made: Deps = {
      config,
      log,
      database,
      jobs,
      streams,
      storage,
      counters,
      files,
      retrieval,
      vectors,
      searchModels,
      outside,
      connectors,
      models,
      modelRules,
      callLedger,
      media,
      specialised,
      rhConnect,
      webSearch,
      tools: [],
      journal,
      watch,
      identity,
      verifier: createTokenVerifier(identity?.tokens ?? tokenConfigOf(config)),
      webDir: WEB_DIR,
      now: () => new Date(),
      isShuttingDown: () => isShuttingDown,
    };
    const deps: Deps = { ...made, ...changes(made) };

    await ensureOfficial(database.db, officialAssistants(config.DEFAULT_MODEL));
    const handlers = jobHandlers(deps);
    await jobs.declare(handlers.map(({ job }) => job));
    if (config.WORKERS === "on") {
      tell("Starting background jobs…");
      const lostWork = await watchLostWork(deps);
      closers.add("lost work", () => lostWork.close());
      await jobs.work(handlers);
      if (config.DEMO_KNOWLEDGE === "on") await seedInBackground(deps);
    }
    if (config.API === "on") {
      tell("Starting the API and the web app…");
      const app = await buildApp(deps);
      closers.add("http", () => closeHttp(app));
      await listenForMetrics(app);
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

  /** The documents are read while the first people sign in: being ready does not wait for them. */
  async function seedInBackground({ jobs, database }: Deps) {
    const watching = new AbortController();
    closers.add("seeding", () => watching.abort());
    await jobs.send(seedDemoJob, {}, { key: "seed-demo" });
    watchSeeding(database.db, { tell, signal: watching.signal }).catch((error: unknown) =>
      log.warn({ err: error }, "seeding could not be watched"),
    );
  }

  async function listenForMetrics(app: Parameters<ReturnType<typeof createMetrics>["observe"]>[0]) {
    if (config.METRICS_PORT === undefined) return;
    const metrics = createMetrics();
    metrics.observe(app);
    const server = await metrics.listen(config.METRICS_PORT);
    closers.add("metrics", () => server.close());
  }
}

function rhConnectOf({ RHCONNECT_URL: url, RHCONNECT_TOKEN: token }: Config) {
  return url && token ? createRhConnect({ url, token }) : undefined;
}

// With PORT=0 the system chooses.
function portOf(address: AddressInfo | string | null): number | undefined {
  return typeof address === "object" ? address?.port : undefined;
}
