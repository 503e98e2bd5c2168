import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brandOfHost } from "@metatron/contract/brand-of-host";
import { createOutsideSystems } from "./adapters/connectors/index.ts";
import { type Database, openDatabase } from "./adapters/db/index.ts";
import { createDirectory } from "./adapters/directory/index.ts";
import { type EmbeddedIdentity, openEmbeddedIdentity } from "./adapters/identity-provider/index.ts";
import { startJobs } from "./adapters/jobs/index.ts";
import { createMcp } from "./adapters/mcp/index.ts";
import { createModelRegistry, createOutbound, type RegistryOptions } from "./adapters/models/index.ts";
import { createPushSender, isKeyPair } from "./adapters/push/index.ts";
import { createRhConnect } from "./adapters/rhconnect/index.ts";
import { createSecretBox } from "./adapters/secrets/index.ts";
import { createStorage } from "./adapters/storage/index.ts";
import { createCounterStore, createStash, createStreams, type HubClient } from "./adapters/streams/index.ts";
import { createTokenVerifier } from "./adapters/tokens/index.ts";
import { createSearxng } from "./adapters/web-search/index.ts";
import { Closers } from "./closers.ts";
import type { Config } from "./config/config.ts";
import { connectorsConfigOf } from "./config/connectors.ts";
import { originsOf, tokenConfigOf } from "./config/identity.ts";
import { chatLimitsOf, quotasOf, researchOf, turnLimitsOf } from "./config/limits.ts";
import { modelsConfigOf } from "./config/models.ts";
import { specialisedConfigOf } from "./config/specialised.ts";
import { storageConfigOf } from "./config/storage.ts";
import { createMedia } from "./create-media.ts";
import { createTools } from "./create-tools.ts";
import type { Deps } from "./deps.ts";
import { unsavedAnswersDir } from "./gather-unsaved.ts";
import { createLog } from "./log.ts";
import { createCallLedger, createModelRules } from "./modules/budgets/index.ts";
import { createAnswerJournal, watchWriters } from "./modules/history/index.ts";
import { personalDataCheck } from "./modules/personal-data/index.ts";
import { createDeepSearch } from "./modules/research/index.ts";
import { createRetrieval, openVectorIndex, watchSearchModels } from "./modules/retrieval/index.ts";
import { createSpecialised } from "./modules/specialised/index.ts";
import { createTemporaryChats } from "./modules/temporary/index.ts";
import { createToolRules } from "./modules/tool-rules/index.ts";
import { createToolServers } from "./modules/tool-servers/index.ts";
import { createTurnService } from "./modules/turns/index.ts";
import { createVerifiedAnswers } from "./modules/verified-answers/index.ts";
import { StartError } from "./start-error.ts";

const WEB_DIR = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** The turn service is created last, because it uses the wrapped parts. */
export type DepsWithoutTurns = Omit<Deps, "turns" | "deepSearch">;

export interface Overrides {
  /** Used instead of the configured parts; the caller opened them and closes them. */
  parts?: Partial<Deps>;
  /** Wraps created parts, for example a model registry with a scripted model in front of it. */
  wrap?: (made: DepsWithoutTurns) => Partial<Deps>;
  /** Called at each step, for the terminal. */
  onStep?: (step: string) => void;
  /** The public port: with PORT=0 it is known once the server listens. */
  port?: () => number;
  /** Connects this process to the others of the machine. */
  hub?: HubClient | undefined;
  /** The number of this process among those of the machine. */
  slot?: number | undefined;
  /** The typing speed of the embedded answerer. */
  embedded?: NonNullable<RegistryOptions["embedded"]>;
}

type Closable =
  | "database"
  | "storage"
  | "streams"
  | "counters"
  | "jobs"
  | "modelRules"
  | "temporaryChats"
  | "callLedger"
  | "models"
  | "watch"
  | "journal"
  | "toolServers";

export interface OpenDeps {
  deps: Deps;
  /** Closes the parts that `createDeps` opened, in the reverse order. */
  close(): Promise<void>;
}

/**
 * The only place that opens the dependencies of the modules; a failure closes the parts that are already
 * open.
 */
export async function createDeps(config: Config, overrides: Overrides = {}): Promise<OpenDeps> {
  const { parts = {}, onStep = () => undefined } = overrides;
  const { log = createLog(config.LOG_LEVEL), isShuttingDown = () => false } = parts;
  const closers = new Closers();
  const close = () => closers.closeAll((part, error) => log.error({ err: error, part }, "close failed"));
  try {
    return { deps: await openAll(), close };
  } catch (error) {
    await close();
    throw error;
  }

  async function openAll(): Promise<Deps> {
    const database = await opened("database", connect);
    const { db } = database;
    const storage = await opened("storage", () => createStorage({ ...storageConfigOf(config), log }));
    const redis = { redisUrl: config.REDIS_URL, log };
    const { hub, slot } = overrides;
    const streams = await opened("streams", () => createStreams({ ...redis, hub }));
    const counters = await opened("counters", () => createCounterStore({ ...redis, hub }));
    const identity = "identity" in parts ? parts.identity : await openIdentity();
    const supervise = config.WORKERS === "on";
    const jobs = await opened("jobs", () => startJobs({ database, log, supervise, isShuttingDown }));

    const modelRules = await opened("modelRules", () => createModelRules({ db, log }));
    const temporaryChats = await opened("temporaryChats", () =>
      createTemporaryChats({ db, log, byDefault: config.TEMPORARY_CHATS }),
    );
    const callLedger = await opened("callLedger", () => createCallLedger({ db, log }));
    const outbound = createOutbound({
      checks: [modelRules.check, personalDataCheck()],
      onOutcome: callLedger.note,
    });
    const registry: RegistryOptions = { config: modelsConfigOf(config), outbound, isOff: modelRules.isOff };
    const { embedded } = overrides;
    const models = await opened("models", () =>
      createModelRegistry(embedded ? { ...registry, embedded } : registry),
    );

    const isAlone = database.kind === "embedded";
    const watch = await opened("watch", () => watchWriters({ db, log, isAlone, runsJobs: supervise }));
    const stash = await createStash({ dir: unsavedAnswersDir(config.dataDir, slot), ...redis });
    closers.add("stash", () => stash.close());
    const journal = await opened("journal", () => createAnswerJournal({ db, log, stash }));

    const mcp = parts.mcp ?? createMcp({ isStdioAllowed: config.MCP_STDIO === "on" });
    const secrets =
      parts.secrets ??
      createSecretBox({ key: config.SECRETS_KEY, path: join(config.dataDir, "secrets.key") });
    const quotas = quotasOf(config);
    const now = parts.now ?? (() => new Date());
    const toolServers = await opened("toolServers", () =>
      createToolServers({ db, storage, jobs, quotas, mcp, secrets, log, now }),
    );

    const vectors = models.embeddingModel ? await openVectorIndex(db, models.embeddingModel) : undefined;
    const retrieval = createRetrieval({ db, log, models, vectors });
    const specialised = createSpecialised(specialisedConfigOf(config));
    const webSearch = config.SEARXNG_URL ? createSearxng({ url: config.SEARXNG_URL }) : undefined;
    const made: Omit<DepsWithoutTurns, "tools"> = {
      config,
      log,
      database,
      db,
      jobs,
      streams,
      storage,
      counters,
      quotas,
      retrieval,
      verifiedAnswers: createVerifiedAnswers({ db, glossary: retrieval.glossary, models, log, now }),
      vectors,
      searchModels: watchSearchModels({ models, vectors, log, report: onStep }),
      outside: createOutsideSystems(connectorsConfigOf(config)),
      models,
      modelRules,
      callLedger,
      media: parts.media ?? createMedia(config, { outbound }),
      specialised,
      isMemoryAllowed: config.MEMORY === "on",
      areComparisonsAllowed: config.COMPARISONS === "on",
      rhConnect: rhConnectOf(config),
      push: pushOf(config),
      directory: directoryOf(config),
      webSearch,
      toolRules: createToolRules(db),
      temporaryChats,
      mcp,
      secrets,
      toolServers,
      journal,
      watch,
      identity,
      verifier: parts.verifier ?? createTokenVerifier(identity?.tokens ?? tokenConfigOf(config)),
      webDir: WEB_DIR,
      now,
      isShuttingDown,
    };
    const given = { ...made, ...parts };
    const deps: DepsWithoutTurns = { ...given, tools: parts.tools ?? createTools(given) };
    return withTurns({ ...deps, ...overrides.wrap?.(deps) });
  }

  function withTurns(deps: DepsWithoutTurns): Deps {
    const deepSearch = createDeepSearch(deps, researchOf(config));
    const turns = createTurnService({
      ...deps,
      deepSearch,
      limits: chatLimitsOf(config),
      smallModel: config.SMALL_MODEL,
      messageChars: deps.quotas.message,
      turnLimits: turnLimitsOf(config),
    });
    closers.add("turns", () => turns.close());
    return { ...deps, deepSearch, turns };
  }

  /** Opens a part that must be closed, unless an override replaces it. */
  async function opened<Name extends Closable>(
    name: Name,
    open: () => Deps[Name] | Promise<Deps[Name]>,
  ): Promise<Deps[Name]> {
    const given: Partial<Deps>[Name] = parts[name];
    if (given !== undefined) return given;
    const part = await open();
    closers.add(name, () => part.close());
    return part;
  }

  async function connect(): Promise<Database> {
    onStep(config.DATABASE_URL ? "Connecting to PostgreSQL…" : "Opening the embedded database…");
    const database = await openDatabase({
      url: config.DATABASE_URL,
      poolSize: config.DATABASE_POOL,
      dataDir: config.dataDir,
      log,
      onWaiting: () => onStep("PostgreSQL does not answer yet: waiting for it…"),
    });
    if (database.migrated.length > 0) onStep(`Migrated: ${database.migrated.join(", ")}`);
    return database;
  }

  async function openIdentity(): Promise<EmbeddedIdentity | undefined> {
    if (!config.embeddedIdentity) return undefined;
    const { port = () => config.PORT } = overrides;
    const identity = await openEmbeddedIdentity({
      origins: () => originsOf(config, port()),
      brandOf: (host) => brandOfHost(host, config.BRAND_HOSTS),
      dataDir: config.dataDir,
      lifetimes: config.EMBEDDED_IDP_LIFETIMES ?? {},
      onFault: (error) => log.error({ err: error }, "identity provider fault"),
    });
    closers.add("identity provider", () => identity.close());
    return identity;
  }
}

function directoryOf({ DIRECTORY_URL: url, DIRECTORY_TOKEN: token }: Config) {
  return url && token ? createDirectory({ url, token }) : undefined;
}

function pushOf(config: Config) {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_SUBJECT: subject } = config;
  if (!publicKey || !privateKey || !subject) return undefined;
  if (!isKeyPair({ publicKey, privateKey }))
    throw new StartError("PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are no pair: npm run push-keys makes one.");
  return createPushSender({ publicKey, privateKey, subject });
}

function rhConnectOf({ RHCONNECT_URL: url, RHCONNECT_TOKEN: token }: Config) {
  return url && token ? createRhConnect({ url, token }) : undefined;
}
