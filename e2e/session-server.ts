import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnServer } from "../apps/server/test/spawn-server.ts";

/** A product of its own, configured otherwise than the one of the other journeys. */
export interface SessionServer {
  url: string;
  /** Ends the process and starts another on the same data and port. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function startSessionServer(environment: Record<string, string>): Promise<SessionServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "metatron-session-"));
  // Reading the demo documents would slow down what these journeys wait for.
  const given = { DEMO_KNOWLEDGE: "off", ...environment, DATA_DIR: dataDir };
  let server = await spawnServer(given);
  const { port } = new URL(server.url);
  return {
    url: server.url,
    async restart() {
      await server.end("SIGTERM");
      server = await spawnServer({ ...given, PORT: port });
    },
    async close() {
      await server.end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
