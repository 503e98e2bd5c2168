import { inject } from "vitest";
import { spawnServer } from "../apps/server/test/spawn-server.ts";
import { copyData } from "./prepared-data.ts";

/** A product without any API key, as on a first start: the embedded answerer with all demo documents. */
export async function startNewcomerServer(environment: Record<string, string> = {}) {
  const { dataDir, remove } = await copyData(inject("preparedData"));
  const server = await spawnServer({ DATA_DIR: dataDir, ...environment });
  return {
    url: server.url,
    async close() {
      await server.end("SIGTERM");
      await remove();
    },
  };
}
