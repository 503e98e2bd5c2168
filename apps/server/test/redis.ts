import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type TestRedis = {
  url: string;
  /** Ends the server and forgets its data; `start` brings an empty one back at the same address. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Lets the server hang, connections open, and go on. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
};

/** A Redis of its own, in memory, on a free loopback port. */
export async function startRedis(): Promise<TestRedis> {
  const dir = await mkdtemp(join(tmpdir(), "metatron-redis-"));
  const port = await freePort();
  let server = await launch(port, dir);
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => terminate(server),
    start: async () => {
      server = await launch(port, dir);
    },
    freeze: () => void server.kill("SIGSTOP"),
    thaw: () => void server.kill("SIGCONT"),
    stop: async () => {
      await terminate(server);
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function launch(port: number, dir: string): Promise<ChildProcess> {
  const options = `--port ${port} --bind 127.0.0.1 --appendonly no`.split(" ");
  const server = spawn("redis-server", [...options, "--save", "", "--dir", dir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ready = Promise.withResolvers<ChildProcess>();
  let output = "";
  server.stdout.on("data", (chunk) => {
    output += String(chunk);
    if (output.includes("Ready to accept connections")) ready.resolve(server);
  });
  server.once("error", (error) =>
    ready.reject(new Error("redis-server can't be run here.", { cause: error })),
  );
  server.once("exit", () => ready.reject(new Error(`redis-server did not start:\n${output}`)));
  return ready.promise;
}

async function terminate(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, "exit");
  server.kill("SIGKILL");
  await exited;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  const closed = once(probe, "close");
  probe.close();
  await closed;
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}
