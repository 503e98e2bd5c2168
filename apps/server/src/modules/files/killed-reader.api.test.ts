import { randomUUID } from "node:crypto";
import { fileMetadata } from "@metatron/contract/files/file";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import { startEntraProvider } from "../../../test/entra-provider.ts";
import { newSpawnEnvironment, type SpawnEnvironment } from "../../../test/spawn-environment.ts";
import { spawnServer } from "../../../test/spawn-server.ts";
import { formOf } from "../../../test/upload.ts";

/** Long enough to be killed while it is read. */
const LINES = 15_000;

let environment: Record<string, string>;
let given: SpawnEnvironment;
let identity: Awaited<ReturnType<typeof startEntraProvider>>;

beforeAll(async () => {
  identity = await startEntraProvider();
  given = await newSpawnEnvironment();
  environment = { ...given.variables, ...identity.environment };
});
afterAll(async () => {
  await identity.close();
  await given.remove();
});

it("reads a file to its end after a restart when it was killed in the middle", async () => {
  const authorization = `Bearer ${await identity.newToken()}`;
  const conversation = `/api/conversation/${randomUUID()}`;
  const list = async (url: string) => {
    const response = await fetch(`${url}${conversation}/file/all/metadata`, { headers: { authorization } });
    const { files } = z.object({ files: z.array(fileMetadata) }).parse(await response.json());
    return files;
  };

  const killed = await spawnServer(environment);
  const content = Array.from({ length: LINES }, (_, n) => `Línea ${n} del manual.`).join("\n\n");
  const { headers, payload } = formOf({ name: "manual.txt", content });
  const sent = await fetch(`${killed.url}${conversation}/files/upload`, {
    method: "POST",
    headers: { ...headers, authorization },
    body: new Uint8Array(payload),
  });
  expect(sent.status).toBe(202);
  await vi.waitFor(async () => expect(await list(killed.url)).toMatchObject([{ status: "reading" }]), {
    timeout: 20_000,
    interval: 20,
  });
  await killed.end("SIGKILL");

  const restarted = await spawnServer(environment);
  await vi.waitFor(async () => expect(await list(restarted.url)).toMatchObject([{ status: "ready" }]), {
    timeout: 60_000,
    interval: 100,
  });
  const [file] = await list(restarted.url);
  expect(file).toMatchObject({ name: "manual.txt", numChars: content.length });
  expect(file?.numChunks).toBeGreaterThan(100);
  await restarted.end("SIGTERM");
});
