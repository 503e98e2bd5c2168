import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { copyPostgres } from "../test/prepare-postgres.ts";
import { runServerToItsEnd, spawnServer } from "../test/spawn-server.ts";

let dataDir: string;
let environment: Record<string, string>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "metatron-main-"));
  const given = inject("testDatabase");
  const url = given.kind === "postgres" ? await copyPostgres(given.adminUrl, given.template) : undefined;
  environment = { DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) };
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it("starts, tells the truth about its parts, refuses a second start on its data, and closes cleanly", async () => {
  const server = await spawnServer(environment);
  const status = await (await fetch(`${server.url}/api/status`)).json();
  expect(status).toMatchObject({
    status: "ok",
    checks: { database: "ok", jobs: "ok", streams: "ok", models: "off" },
  });

  const second = await runServerToItsEnd(environment);
  expect(second.code).toBe(1);
  expect(second.output).toContain("is in use by another process");

  const { code, output } = await server.end("SIGINT");
  expect(code).toBe(0);
  expect(output).not.toMatch(/Error|error/);
});

it("names a port that is taken", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  const address = taken.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  const { code, output } = await runServerToItsEnd({ ...environment, PORT: port });
  taken.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken.`);
});

it("names a data directory that can't be written", async () => {
  const file = join(dataDir, "a-file");
  await writeFile(file, "");
  const { code, output } = await runServerToItsEnd({ ...environment, DATA_DIR: join(file, "below") });
  expect([code, output.trim().split("\n").length]).toEqual([1, 1]);
  expect(output).toContain("can't be written");
});

it("names every fault of a bad configuration", async () => {
  const { code, output } = await runServerToItsEnd({
    ...environment,
    METRICS_PORT: "many",
    S3_BUCKET: "files",
    OIDC_INTERACTION: "iframe",
  });
  expect(code).toBe(1);
  expect(output).toContain("3 fault(s)");
  for (const name of ["METRICS_PORT", "S3_ENDPOINT", "OIDC_INTERACTION"]) expect(output).toContain(name);
  expect(output).not.toContain("    at ");
});

it("refuses to serve demo accounts to others unless told so", async () => {
  const { code, output } = await runServerToItsEnd({ ...environment, HOST: "0.0.0.0" });
  expect(code).toBe(1);
  expect(output).toContain("EMBEDDED_IDP=on");
});
