import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { createModelRegistry, createOutbound } from "./models/index.ts";
import { createStorage } from "./storage/index.ts";
import { createStreams } from "./streams/index.ts";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

const loaded = (name: string) =>
  Object.keys(createRequire(import.meta.url).cache).filter((path) => path.includes(name));

it("stores files on disk without loading the S3 client", async () => {
  const dir = await mkdtemp(join(tmpdir(), "metatron-disk-"));
  await createStorage({ kind: "disk", dir, log });
  expect(loaded("@aws-sdk")).toEqual([]);
  await rm(dir, { recursive: true, force: true });
});

it("searches by words without loading the runtime of local models", async () => {
  const outbound = createOutbound({ checks: [] });
  const registry = createModelRegistry({ config: { ollama: "off", defaultModel: "m" }, outbound });
  expect(await registry.embed(["hola"])).toBeUndefined();
  expect(loaded("onnxruntime")).toEqual([]);
  await registry.close();
});

it("keeps streams in memory without loading the Redis client", async () => {
  const streams = await createStreams({ log });
  expect(loaded("ioredis")).toEqual([]);
  await streams.close();
});
