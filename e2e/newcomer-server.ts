import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnServer } from "../apps/server/test/spawn-server.ts";

const ALL_READ = /Demo documents read: (\d+) of (\d+)(?![\s\S]*Demo documents read)/;

/** A first start without any key, as a newcomer has it, once the embedded answerer has all demo documents. */
export async function startNewcomerServer(environment: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), "metatron-newcomer-"));
  const server = await spawnServer({ DATA_DIR: dataDir, ...environment });
  await new Promise<void>((resolve) => {
    const check = () => {
      const [, done, all] = ALL_READ.exec(server.output()) ?? [];
      if (done === all && Number(all) > 20) resolve();
    };
    server.process.stdout?.on("data", check);
    check();
  });
  return {
    url: server.url,
    async close() {
      await server.end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
