import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { vi } from "vitest";
import { createStorage, diskRoutes, type Storage } from "../src/adapters/storage/index.ts";
import { startS3 } from "./stand-ins/s3.ts";

const log = { warn: vi.fn() };

export type Place = { storage: Storage; origin: string; stop(): Promise<void> };

async function onDisk(): Promise<Place> {
  const dir = await mkdtemp(join(tmpdir(), "metatron-storage-"));
  const storage = await createStorage({ kind: "disk", dir, log });
  if (storage.kind !== "disk") throw new Error("Not on disk.");
  const app = fastify({ bodyLimit: 100 });
  await app.register(diskRoutes, { storage });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const stop = async () => {
    await app.close();
    await rm(dir, { recursive: true });
  };
  return { storage, origin, stop };
}

async function onS3(): Promise<Place> {
  const server = await startS3({ keysPerPage: 3 });
  const storage = await createStorage({ kind: "s3", ...server, log });
  return { storage, origin: server.endpoint, stop: () => server.stop() };
}

/** Each kind of storage, with the server that its addresses lead to. */
export const places = [
  ["disk", onDisk],
  ["s3", onS3],
] as const;
