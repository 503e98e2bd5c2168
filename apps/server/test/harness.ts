import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import type { Database } from "../src/adapters/db/index.ts";
import { createRhConnect } from "../src/adapters/rhconnect/index.ts";
import { createTokenVerifier } from "../src/adapters/tokens/index.ts";
import { buildApp } from "../src/app.ts";
import { type Config, readConfig } from "../src/config/config.ts";
import { createDeps, type DepsWithoutTurns } from "../src/create-deps.ts";
import type { Deps } from "../src/deps.ts";
import { jobHandlers } from "../src/job-handlers.ts";
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
  /** A database that stays open after the app; without it the app has one of its own. */
  database?: Database;
  deps?: (deps: DepsWithoutTurns) => Partial<Deps>;
}

/** The real app on a real database; only the identity provider is a key pair in this process. */
export async function startTestApp({
  environment = {},
  database: given,
  deps: wrap,
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), "metatron-app-"));
  // Tests run the job handlers themselves.
  const config = readConfig({ LOG_LEVEL: "silent", DATA_DIR: dataDir, WORKERS: "off", ...environment });
  const database = given ?? (await openTestDatabase());
  const issuer = await createTestIssuer();
  const { deps, close } = await createDeps(config, {
    parts: {
      log: silentLog,
      database,
      rhConnect: rhConnectOf(config),
      identity: undefined,
      verifier: createTokenVerifier(issuer.config),
      webDir: join(dataDir, "web"),
    },
    embedded: { cadenceMs: 0 },
    ...(wrap ? { wrap } : {}),
  });
  await deps.jobs.declare(jobHandlers(deps).map(({ job }) => job));
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
      await close();
      if (!given) await database.close();
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

function rhConnectOf({ RHCONNECT_URL: url, RHCONNECT_TOKEN: token }: Config) {
  return url && token ? createRhConnect({ url, token, pause: async () => undefined }) : undefined;
}
