import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEntraProvider } from "./entra-provider.ts";
import { httpChat } from "./http-chat.ts";
import type { KillPlace } from "./kill-rounds.ts";
import { startPostgres } from "./postgres.ts";
import { startRedis } from "./redis.ts";
import { openNotebook } from "./scripted-model.ts";
import { SCRIPTED_MAIN, type SpawnedServer, spawnServer } from "./spawn-server.ts";

/** Hundreds of kills take hours, and questions of a person whose token expired would be counted as lost. */
const TOKEN_SECONDS = 7 * 24 * 3600;

export interface OpenKillPlace extends KillPlace {
  close(): Promise<void>;
}

export interface KillPlaceOptions {
  /** Where the data is. */
  variables: Record<string, string>;
  /** Called after everything else has ended. */
  onClose?: () => Promise<unknown>;
}

async function common({ variables }: KillPlaceOptions) {
  const folder = await mkdtemp(join(tmpdir(), "metatron-kills-"));
  const identity = await startEntraProvider();
  const path = join(folder, "notebook");
  const environment = {
    NOTEBOOK: path,
    DEMO_KNOWLEDGE: "off",
    LIMIT_REQUESTS_PER_MINUTE: "1000000",
    LIMIT_STREAMS: "0",
    ...identity.environment,
    ...variables,
  };
  return {
    folder,
    chat: httpChat(await identity.newToken(TOKEN_SECONDS)),
    notebook: openNotebook(path),
    spawn: (DATA_DIR: string) => spawnServer({ DATA_DIR, ...environment }, SCRIPTED_MAIN),
    async close(servers: readonly SpawnedServer[]) {
      await Promise.all(servers.map((server) => server.end("SIGKILL")));
      await identity.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** One process that is started again after each kill. */
export async function openSingleNode(options: KillPlaceOptions): Promise<OpenKillPlace> {
  const { folder, chat, notebook, spawn, close } = await common(options);
  let server = await spawn(folder);
  return {
    chat,
    notebook,
    ready: async () => undefined,
    url: () => server.url,
    async kill() {
      await server.end("SIGKILL");
      server = await spawn(folder);
      return { url: server.url, since: Date.now() };
    },
    async close() {
      await close([server]);
      await options.onClose?.();
    },
  };
}

/** Two processes; the other one continues while the killed one restarts. */
export async function openTwoNodes(options: KillPlaceOptions): Promise<OpenKillPlace> {
  const { folder, chat, notebook, spawn, close } = await common(options);
  let victim = await spawn(join(folder, "a"));
  let other = await spawn(join(folder, "b"));
  let returning: Promise<SpawnedServer> | undefined;
  return {
    chat,
    notebook,
    async ready() {
      if (returning) other = await returning;
    },
    url: () => victim.url,
    async kill() {
      await victim.end("SIGKILL");
      const since = Date.now();
      victim = other;
      returning = spawn(join(folder, crypto.randomUUID()));
      return { url: victim.url, since };
    },
    async close() {
      const last = await returning;
      await close(last ? [victim, last] : [victim, other]);
      await options.onClose?.();
    },
  };
}

export const openOnEmbedded = (): Promise<OpenKillPlace> => openSingleNode({ variables: {} });

export async function openOnPostgres(): Promise<OpenKillPlace> {
  const postgres = await startPostgres();
  return openSingleNode({
    variables: { DATABASE_URL: postgres.url("postgres") },
    onClose: () => postgres.stop(),
  });
}

export async function openOnPostgresAndRedis(): Promise<OpenKillPlace> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  return openTwoNodes({
    variables: { DATABASE_URL: postgres.url("postgres"), REDIS_URL: redis.url },
    onClose: async () => {
      await redis.stop();
      await postgres.stop();
    },
  });
}
