import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { createOutsideSystems } from "../src/adapters/connectors/index.ts";
import { startJobs } from "../src/adapters/jobs/index.ts";
import { createModelRegistry, createOutbound } from "../src/adapters/models/index.ts";
import { createRhConnect } from "../src/adapters/rhconnect/index.ts";
import { createStorage } from "../src/adapters/storage/index.ts";
import { createCounterStore, createStash, createStreams } from "../src/adapters/streams/index.ts";
import { createTokenVerifier } from "../src/adapters/tokens/index.ts";
import { createSearxng } from "../src/adapters/web-search/index.ts";
import { buildApp } from "../src/app.ts";
import { type Config, readConfig } from "../src/config.ts";
import { connectorsConfigOf } from "../src/connectors-config.ts";
import type { Deps } from "../src/deps.ts";
import { jobHandlers } from "../src/job-handlers.ts";
import { mediaOf } from "../src/media-config.ts";
import { modelsConfigOf } from "../src/models-config.ts";
import { createCallLedger, createModelRules } from "../src/modules/budgets/index.ts";
import { createConnectors } from "../src/modules/connectors/index.ts";
import { createFiles } from "../src/modules/files/index.ts";
import { createAnswerJournal, watchWriters } from "../src/modules/history/index.ts";
import { personalDataCheck } from "../src/modules/personal-data/index.ts";
import { createRetrieval, openVectorIndex, watchSearchModels } from "../src/modules/retrieval/index.ts";
import { createSpecialised } from "../src/modules/specialised/index.ts";
import { quotasOf } from "../src/quotas-config.ts";
import { specialisedConfigOf } from "../src/specialised-config.ts";
import { storageConfigOf } from "../src/storage-config.ts";
import { checkAnswers } from "./check-answers.ts";
import { silentLog } from "./silent-log.ts";
import { openTestDatabase } from "./test-database.ts";
import { createTestIssuer, type TestIssuer, type TestPerson } from "./test-issuer.ts";

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  issuer: TestIssuer;
  /** Calls the API as this person. */
  as(person: TestPerson): (request: InjectOptions & { url: string }) => Promise<LightMyRequestResponse>;
  /** Serves on a free loopback port, for what needs a real connection; answers its address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  environment?: Record<string, string>;
  deps?: (deps: Deps) => Partial<Deps>;
}

/** The real app on a real database; only the identity provider is a key pair in this process. */
export async function startTestApp({
  environment = {},
  deps: changes,
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), "metatron-app-"));
  const config: Config = readConfig({ LOG_LEVEL: "silent", DATA_DIR: dataDir, ...environment });
  const database = await openTestDatabase();
  const log = silentLog;
  const jobs = await startJobs({ database, log, supervise: false });
  const streams = await createStreams({ log });
  const storage = await createStorage({ ...storageConfigOf(config), log });
  const counters = await createCounterStore({ log });
  const issuer = await createTestIssuer();
  const watch = await watchWriters({ db: database.db, log, isAlone: database.kind === "embedded" });
  const stash = await createStash({ dir: join(dataDir, "unsaved-answers"), log });
  const journal = createAnswerJournal({ db: database.db, log, stash });
  const modelRules = await createModelRules({ db: database.db, log });
  const callLedger = createCallLedger({ db: database.db, log });
  const outbound = createOutbound({
    checks: [modelRules.check, personalDataCheck()],
    onOutcome: callLedger.note,
  });
  const models = createModelRegistry({
    config: modelsConfigOf(config),
    outbound,
    isOff: modelRules.isOff,
    embedded: { cadenceMs: 0 },
  });
  const quotas = quotasOf(config);
  const files = createFiles({ db: database.db, storage, jobs, readerId: watch.writerId, quotas });
  const outside = createOutsideSystems(connectorsConfigOf(config));
  const { RHCONNECT_URL, RHCONNECT_TOKEN, SEARXNG_URL } = config;
  const vectors = models.embeddingModel
    ? await openVectorIndex(database.db, models.embeddingModel)
    : undefined;
  const base: Deps = {
    specialised: createSpecialised(specialisedConfigOf(config)),
    rhConnect:
      RHCONNECT_URL && RHCONNECT_TOKEN
        ? createRhConnect({ url: RHCONNECT_URL, token: RHCONNECT_TOKEN, pause: async () => undefined })
        : undefined,
    webSearch: SEARXNG_URL ? createSearxng({ url: SEARXNG_URL }) : undefined,
    config,
    log,
    database,
    jobs,
    streams,
    storage,
    counters,
    models,
    watch,
    journal,
    modelRules,
    callLedger,
    media: mediaOf(config, { outbound }),
    searchModels: watchSearchModels({ models, vectors, log, tell: () => undefined }),
    vectors,
    retrieval: createRetrieval({ db: database.db, log, models, vectors }),
    files,
    outside,
    connectors: createConnectors({ db: database.db, jobs, files, log, outside }),
    tools: [],
    identity: undefined,
    verifier: createTokenVerifier(issuer.config),
    webDir: join(dataDir, "web"),
    now: () => new Date(),
    isShuttingDown: () => false,
  };
  const deps = { ...base, ...changes?.(base) };
  await jobs.declare(jobHandlers(deps).map(({ job }) => job));
  const app = await buildApp(deps, { onCreate: checkAnswers });
  let address: Promise<string> | undefined;

  return {
    app,
    deps,
    issuer,
    as: asOn(app, issuer),
    listen() {
      address ??= app.listen({ host: "127.0.0.1", port: 0 });
      return address;
    },
    async close() {
      await app.close();
      journal.close();
      await stash.close();
      await modelRules.close();
      await models.close();
      await callLedger.close();
      await watch.close();
      await jobs.close();
      await counters.close();
      await streams.close();
      await storage.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Calls an app as a person that this issuer vouches for. */
export function asOn(app: FastifyInstance, issuer: TestIssuer): TestApp["as"] {
  return (person) => async (request) => {
    const authorization = `Bearer ${await issuer.accessToken(person)}`;
    return app.inject({ ...request, headers: { authorization, ...request.headers } });
  };
}
