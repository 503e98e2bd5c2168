import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { postgresBin } from "../../../scripts/system-packages.mjs";
import { freePort } from "./free-port.ts";

const run = promisify(execFile);
const START_WITHIN_MS = 30_000;

export interface PostgresServer {
  url(database: string): string;
  /** Ends every connection at once, as `pg_ctl stop -m immediate` does; what was committed is recovered by `start`. */
  kill(): Promise<void>;
  /** Brings a killed server back at the same address, with its data. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A separate PostgreSQL server on a free loopback port; stopping it deletes its data. */
export async function startPostgres({
  parent = tmpdir(),
}: {
  parent?: string;
} = {}): Promise<PostgresServer> {
  const bin = postgresBin();
  if (!bin) throw new Error("PostgreSQL is not installed");
  const dir = await mkdtemp(join(parent, "metatron-postgres-"));
  await chmod(dir, 0o777);
  const port = await freePort();
  await asUser(`${bin}/initdb`, [
    "-D",
    `${dir}/data`,
    "-U",
    "metatron",
    "-A",
    "trust",
    "-E",
    "UTF8",
    // Without a locale of its own the server takes that of the environment, and finds words differently in another one.
    "--locale=C.UTF-8",
    "--no-sync",
  ]);
  const settings = [`-p${port}`, "-h127.0.0.1", `-k${dir}`, "-cfsync=off", "-cmax_connections=100"];
  const [command, args] = withUser(`${bin}/postgres`, ["-D", `${dir}/data`, ...settings]);
  const url = (database: string) => `postgresql://metatron@127.0.0.1:${port}/${database}`;
  let server: ChildProcess;
  async function start() {
    server = spawn(command, args, { stdio: "ignore" });
    await waitForDatabase(url("postgres"));
  }
  await start();
  return {
    url,
    kill: () => end(server, "SIGQUIT"),
    start,
    async stop() {
      await end(server, "SIGINT");
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function end(server: ChildProcess, signal: NodeJS.Signals) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill(signal);
  await ended;
}

// PostgreSQL refuses to run as root; the distribution's package brings a user of its own.
function withUser(program: string, args: string[]): [string, string[]] {
  return process.getuid?.() === 0
    ? ["setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", program, ...args]]
    : [program, args];
}

async function asUser(program: string, args: string[]) {
  const [command, all] = withUser(program, args);
  await run(command, all);
}

async function waitForDatabase(url: string) {
  const deadline = Date.now() + START_WITHIN_MS;
  while (Date.now() < deadline) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error("PostgreSQL did not start");
}
