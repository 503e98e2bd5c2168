import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnServer } from "../apps/server/test/spawn-server.ts";

const ALL_READ = /Demo documents read: (\d+) of (\d+)(?![\s\S]*Demo documents read)/;

/**
 * The data of a first start without any API key, once all demo documents are read. Reading takes some twenty
 * CPU seconds, so every server of the journeys starts with a copy.
 */
export async function prepareData(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "metatron-prepared-"));
  const server = await spawnServer({ DATA_DIR: dataDir });
  await new Promise<void>((resolve, reject) => {
    const check = () => {
      const [, done, all] = ALL_READ.exec(server.output()) ?? [];
      if (done === all && Number(all) > 20) resolve();
    };
    server.process.stdout?.on("data", check);
    server.process.once("exit", () => reject(new Error(`ended before it had read:\n${server.output()}`)));
    check();
  });
  await server.end("SIGTERM");
  return dataDir;
}

interface DataCopy {
  dataDir: string;
  remove(): Promise<void>;
}

export async function copyData(prepared: string): Promise<DataCopy> {
  const dataDir = await mkdtemp(join(tmpdir(), "metatron-journeys-"));
  await cp(prepared, dataDir, { recursive: true });
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
