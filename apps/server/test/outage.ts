import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEntraProvider } from "./entra-provider.ts";
import { type PostgresServer, startPostgres } from "./postgres.ts";
import { type SpawnedServer, spawnServer } from "./spawn-server.ts";
import { startOpenAiStandIn } from "./stand-ins/openai.ts";

export interface OutageSetup {
  postgres: PostgresServer;
  model: Awaited<ReturnType<typeof startOpenAiStandIn>>;
  newToken(lifetimeSeconds?: number): Promise<string>;
  /** Another server process on the same database and identity provider; ended with the setup if it still runs. */
  spawn(environment?: Record<string, string>, main?: string): Promise<SpawnedServer>;
  /** Where a server that was spawned here keeps its data: for its next start. */
  dataDirOf(server: SpawnedServer): string;
  /** A statement from outside the product, e.g. to count what is stored. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export interface OutageOptions {
  /** Where PostgreSQL keeps its data; for a disk that gets full. */
  postgresParent?: string;
  /** How the model answers unless the question says otherwise. */
  answers?: { tokens: number; rate: number };
}

/** Real server processes on a PostgreSQL of their own that a test may kill, start, or let run out of disk. */
export async function startOutageSetup({
  postgresParent,
  answers = { tokens: 40, rate: 40 },
}: OutageOptions = {}): Promise<OutageSetup> {
  const [postgres, model, identity] = await Promise.all([
    startPostgres(postgresParent ? { parent: postgresParent } : {}),
    startOpenAiStandIn(answers),
    startEntraProvider(),
  ]);
  const folders: string[] = [];
  const servers: SpawnedServer[] = [];
  const dataDirs = new Map<SpawnedServer, string>();
  return {
    postgres,
    model,
    newToken: identity.newToken,
    async spawn(environment = {}, main) {
      const dataDir = await mkdtemp(join(tmpdir(), "metatron-node-"));
      folders.push(dataDir);
      const server = await spawnServer(
        {
          DATA_DIR: dataDir,
          DATABASE_URL: postgres.url("postgres"),
          DEMO_KNOWLEDGE: "off",
          OPENAI_BASE_URL: model.baseUrl,
          OPENAI_MODELS: "gpt-5",
          ...identity.environment,
          ...environment,
        },
        main,
      );
      servers.push(server);
      dataDirs.set(server, environment.DATA_DIR ?? dataDir);
      return server;
    },
    dataDirOf: (server) => dataDirs.get(server) ?? "",
    async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
      const client = new pg.Client(postgres.url("postgres"));
      await client.connect();
      try {
        const { rows } = await client.query<Row>(text, values);
        return rows;
      } finally {
        await client.end();
      }
    },
    async close() {
      await Promise.all(servers.filter(isRunning).map((server) => server.end("SIGKILL")));
      await Promise.all([model.close(), identity.close(), postgres.stop()]);
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Kills PostgreSQL at once, runs `during` while it is away, and starts it again whatever became of that. */
export async function withOutage<T>(
  { postgres }: Pick<OutageSetup, "postgres">,
  during: () => Promise<T>,
): Promise<T> {
  await postgres.kill();
  try {
    return await during();
  } finally {
    await postgres.start();
  }
}

export function isRunning({ process }: SpawnedServer): boolean {
  return process.exitCode === null && process.signalCode === null;
}
