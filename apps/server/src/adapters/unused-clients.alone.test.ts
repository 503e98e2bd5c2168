import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { createMcp } from "./mcp/index.ts";
import { createModelRegistry, createOutbound } from "./models/index.ts";
import { createStorage } from "./storage/index.ts";
import { createStreams } from "./streams/index.ts";

const mcpLoaded = vi.hoisted(() => vi.fn());
vi.mock("@modelcontextprotocol/client", (original) => {
  mcpLoaded();
  return original();
});

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

it("loads the client of tool servers with the first connection", async () => {
  const mcp = createMcp({ isStdioAllowed: false });
  mcp.drop("a server");
  expect(mcpLoaded).not.toHaveBeenCalled();
  const address = { kind: "http" as const, url: new URL("http://127.0.0.1:1/mcp"), headers: {} };
  await expect(mcp.list({ key: "a", address })).rejects.toMatchObject({ reason: "unreachable" });
  expect(mcpLoaded).toHaveBeenCalled();
  await mcp.close();
});
