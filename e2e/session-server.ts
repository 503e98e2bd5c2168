import { inject } from "vitest";
import { spawnServer } from "../apps/server/test/spawn-server.ts";
import { copyData } from "./prepared-data.ts";

/** A separate product process with its own configuration. */
export interface SessionServer {
  url: string;
  /** Ends the process and starts another one on the same data and port. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function startSessionServer(environment: Record<string, string>): Promise<SessionServer> {
  const { dataDir, remove } = await copyData(inject("preparedData"));
  const given = { ...environment, DATA_DIR: dataDir };
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
      await remove();
    },
  };
}
