import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newSpawnEnvironment, type SpawnEnvironment } from "../test/spawn-environment.ts";
import { runServerToItsEnd, spawnServer } from "../test/spawn-server.ts";

let given: SpawnEnvironment;
let dataDir: string;
let environment: Record<string, string>;
beforeAll(async () => {
  given = await newSpawnEnvironment();
  ({ dataDir, variables: environment } = given);
});
afterAll(() => given.remove());

it("starts, tells the truth about its parts, refuses a second start on its data, and closes cleanly", async () => {
  // As after a fresh clone: no data yet, and the demo documents are still being read when the server receives SIGTERM.
  const empty = join(dataDir, "empty");
  // Files with the modes of an earlier version.
  await mkdir(join(empty, "objects", "old"), { recursive: true, mode: 0o755 });
  await writeFile(join(empty, "objects", "old", "note.txt"), "", { mode: 0o666 });
  const first = { ...environment, DATA_DIR: empty, DEMO_KNOWLEDGE: "on" };
  const server = await spawnServer(first);
  const status = await (await fetch(`${server.url}/api/status`)).json();
  expect(status).toMatchObject({
    status: "ok",
    checks: { database: "ok", jobs: "ok", streams: "ok", models: "off", search: "off" },
  });

  const second = await runServerToItsEnd(first);
  expect(second.code).toBe(1);
  expect(second.output).toContain("is in use by another process");

  const { code, output } = await server.end("SIGINT");
  expect(code).toBe(0);
  expect(output).not.toMatch(/Error|error/);
  expect(await openToOthers(empty)).toEqual([]);
});

async function openToOthers(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  const modes = await Promise.all(
    [".", ...entries].map(async (name) => ({ name, mode: (await stat(join(folder, name))).mode & 0o077 })),
  );
  return modes.flatMap(({ name, mode }) => (mode === 0 ? [] : [`${name} ${mode.toString(8)}`]));
}

it("names a port that is taken, also that of the metrics", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  const address = taken.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  const forPeople = await runServerToItsEnd({ ...environment, PORT: port });
  const forMetrics = await runServerToItsEnd({ ...environment, METRICS_PORT: port });
  taken.close();
  expect([forPeople.code, forMetrics.code]).toEqual([1, 1]);
  expect(forPeople.output).toContain(`Port ${port} is taken. Stop what is using it, or choose another`);
  expect(forMetrics.output).toContain(`Port ${port} is taken. Stop what is using it, or set METRICS_PORT`);
  expect(forPeople.output + forMetrics.output).not.toContain("    at ");
});

it("does not start if everything is switched off", async () => {
  const { code, output } = await runServerToItsEnd({ ...environment, API: "off", WORKERS: "off" });
  expect([code, output.trim().split("\n").length]).toEqual([1, 1]);
  expect(output).toContain("API and WORKERS are both off");
});

it("names a data directory that can't be written", async () => {
  const file = join(dataDir, "a-file");
  await writeFile(file, "");
  const { code, output } = await runServerToItsEnd({ ...environment, DATA_DIR: join(file, "below") });
  expect([code, output.trim().split("\n").length]).toEqual([1, 1]);
  expect(output).toContain("can't be written");
});

it("lists every error of a bad configuration", async () => {
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

it("refuses to serve demo accounts to other machines unless configured", async () => {
  const { code, output } = await runServerToItsEnd({ ...environment, HOST: "0.0.0.0" });
  expect(code).toBe(1);
  expect(output).toContain("EMBEDDED_IDP=on");
});

it("refuses to serve demo accounts behind a public proxy", async () => {
  const { code, output } = await runServerToItsEnd({ ...environment, PUBLIC_URL: "https://ia.example.com" });
  expect([code, output.trim().split("\n").length]).toEqual([1, 1]);
  expect(output).toContain("PUBLIC_URL is https://ia.example.com");
});
